import MapKit
import SwiftUI // want "SwiftUI, of which it names nothing; import Observation instead, and leave what values of it there may be to the view"

@Observable
final class PlacePresenter {
    var location = CLLocation()
    let interactor = PlaceInteractor()
}

final class PlaceInteractor {}
