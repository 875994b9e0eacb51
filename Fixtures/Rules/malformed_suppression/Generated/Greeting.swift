// Generated using a template. DO NOT EDIT
// viperlint:disable
import Foundation
