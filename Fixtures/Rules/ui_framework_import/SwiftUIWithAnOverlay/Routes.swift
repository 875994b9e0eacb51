import MapKit
import SwiftUI // want "SwiftUI and uses MapCameraPosition; leave that to the view, and give it plain values; import Observation for the rest"

@Observable
final class RoutePresenter {
    var position: MapCameraPosition = .automatic
    let interactor = RouteInteractor()
}

final class RouteInteractor {}
