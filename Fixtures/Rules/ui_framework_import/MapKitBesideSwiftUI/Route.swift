import MapKit
import SwiftUI // want "RoutePresenter is a presenter, but its file imports SwiftUI and uses MapCameraPosition; leave that to the view, and give it plain values; import Observation for the rest"

@Observable
final class RoutePresenter {
    let interactor = RouteInteractor()
    var position: MapCameraPosition = .automatic
}

final class RouteInteractor {}
