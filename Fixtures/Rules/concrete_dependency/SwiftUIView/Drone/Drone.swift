import SwiftUI

protocol DroneInteractorInput: AnyObject {}

struct DroneView: View {
  @ObservedObject var presenter: DronePresenter
  var body: some View { Text("") }
}
final class DronePresenter: ObservableObject {
  let interactor: DroneInteractorInput
  init(interactor: DroneInteractorInput) { self.interactor = interactor }
}
final class DroneInteractor: DroneInteractorInput {}
