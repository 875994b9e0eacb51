@_exported import UIKit // want "PanInteractor.*UIKit"

final class PanInteractor {}
