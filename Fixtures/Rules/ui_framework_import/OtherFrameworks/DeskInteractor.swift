import Foundation

final class DeskInteractor {}
