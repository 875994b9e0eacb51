import MapKit
import Observation
import SwiftUI // want "SwiftUI, of which it names nothing; remove the import, and leave what values of it there may be to the view"

@Observable
final class StopPresenter {
    var location = CLLocation()
    let interactor = StopInteractor()
}

final class StopInteractor {}
