import MapKit
import SwiftUI // want "StopPresenter is a presenter, but its file imports SwiftUI, of which it names nothing; remove the import, and leave what values of it there may be to the view$"

final class StopPresenter {
    let interactor = StopInteractor()
    var region = MKCoordinateRegion()
}

final class StopInteractor {}
