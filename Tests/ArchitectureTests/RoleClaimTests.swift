import Architecture
import Testing

@Suite struct RoleClaimTests {
  struct Row: Sendable {
    var name: String
    var isContract = false
    var role: Role?
    var stem = ""
  }

  private static let rows = [
    Row(name: "GreetingPresenter", role: .presenter, stem: "Greeting"),
    Row(name: "HTTPRouterImpl", role: .router, stem: "HTTP"),
    Row(name: "greeting_view_controller", role: .view, stem: "greeting"),
    Row(name: "MockGreetingInteractorV2", role: .interactor, stem: "Greeting"),
    Row(name: "ÄnderungPresenter", role: .presenter, stem: "Änderung"),
    Row(name: "GreetingService", role: nil),
    Row(name: "Greeting", role: nil),
    // Contracts.
    Row(name: "IGreetingView", isContract: true, role: .view, stem: "Greeting"),
    Row(name: "GreetingInteractorOutput", isContract: true, role: .presenter, stem: "Greeting"),
    Row(name: "GreetingBusinessLogic", isContract: true, role: .interactor, stem: "Greeting"),
    Row(name: "GreetingPresentationLogic", isContract: true, role: .presenter, stem: "Greeting"),
    Row(name: "GreetingEventHandler", isContract: true, role: .presenter, stem: "Greeting"),
    Row(name: "GreetingEventHandler", role: nil),
    Row(name: "PresenterToInteractorGreetingProtocol", isContract: true, role: .interactor, stem: "Greeting"),
    // One letter more, less, another, or changed places; not two of them, and not in short words.
    Row(name: "GreetingPresennter", role: .presenter, stem: "Greeting"),
    Row(name: "GreetingPresnter", role: .presenter, stem: "Greeting"),
    Row(name: "GreetingPresemter", role: .presenter, stem: "Greeting"),
    Row(name: "GreetingPersenter", role: .presenter, stem: "Greeting"),
    Row(name: "GreetingPresemper", role: nil),
    Row(name: "GreetingVeiw", role: nil),
  ]

  @Test(arguments: rows)
  func namesClaim(_ row: Row) {
    let claim = RoleClaim(name: row.name, isContract: row.isContract)
    #expect(claim?.role == row.role)
    #expect(claim?.stem ?? "" == row.stem)
  }
}
