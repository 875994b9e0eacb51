// Generated using a template. DO NOT EDIT
// viperlint:disable:next data_access_outside_interactor -- the generator wrote this
import Foundation
