// import UIKit
import Foundation

final class ClockInteractor {}
