import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let vipPayload = Rule(
    id: "vip_payload",
    summary: "VIP: a view, interactor or presenter that names a payload meant for another leg of the cycle",
    why: """
      A request goes from the view to the interactor, a response to the presenter, a view model back to the view. A \
      payload that takes another way carries what its reader should not see: raw data in the view, formatted text in \
      the interactor.
      """,
    schools: """
      Where nothing is to be formatted some teams hand a response through to the view; the next change then formats it \
      there. A type counts as a payload only beside another one of its use case, such as `Request` and `Response`.
      """,
    wrong: """
      import UIKit
      enum Greeting {
        struct Request {}
        struct Response { var name: String }
        struct ViewModel { var text: String }
      }
      protocol GreetingBusinessLogic { func greet(_ request: Greeting.Request) }
      protocol GreetingDisplayLogic: AnyObject { func display(_ response: Greeting.Response) }
      final class GreetingViewController: UIViewController, GreetingDisplayLogic {
        var interactor: GreetingBusinessLogic?
        func display(_ response: Greeting.Response) {}
      }
      final class GreetingInteractor: GreetingBusinessLogic {
        var presenter: GreetingPresenter?
        func greet(_ request: Greeting.Request) {}
      }
      final class GreetingPresenter { weak var viewController: GreetingDisplayLogic? }
      """,
    right: """
      import UIKit
      enum Greeting {
        struct Request {}
        struct Response { var name: String }
        struct ViewModel { var text: String }
      }
      protocol GreetingBusinessLogic { func greet(_ request: Greeting.Request) }
      protocol GreetingDisplayLogic: AnyObject { func display(_ viewModel: Greeting.ViewModel) }
      final class GreetingViewController: UIViewController, GreetingDisplayLogic {
        var interactor: GreetingBusinessLogic?
        func display(_ viewModel: Greeting.ViewModel) {}
      }
      final class GreetingInteractor: GreetingBusinessLogic {
        var presenter: GreetingPresenter?
        func greet(_ request: Greeting.Request) {}
      }
      final class GreetingPresenter { weak var viewController: GreetingDisplayLogic? }
      """,
    severity: .warning,
    subjects: [.view, .presenter, .interactor], turn: .late,
    check: { VIPPayloadCheck(codebase: $0.codebase).findings() }
  )
}

private enum Payload: String, CaseIterable {
  case request = "Request"
  case response = "Response"
  case viewModel = "ViewModel"

  /// The role that has no business with it.
  var stranger: Role {
    switch self {
    case .request: .presenter
    case .response: .view
    case .viewModel: .interactor
    }
  }

  var advice: String {
    switch self {
    case .request: "let the interactor answer it with a response"
    case .response: "let the presenter turn it into a view model"
    case .viewModel: "hand the presenter a response, and let it format"
    }
  }

  var way: String {
    switch self {
    case .request: "a request that goes from the view to the interactor"
    case .response: "a response that goes from the interactor to the presenter"
    case .viewModel: "a view model that goes from the presenter to the view"
    }
  }
}

private struct VIPPayloadCheck {
  let codebase: Codebase
  let payloads: [TypeID: Payload]

  init(codebase: Codebase) {
    self.codebase = codebase
    payloads = codebase.modules.contains { $0.style == .vip } ? Self.payloads(in: codebase) : [:]
  }

  func findings() -> [Finding] {
    if payloads.isEmpty { return [] }
    return codebase.acquaintances.picked { acquaintance in
      codebase.style(of: acquaintance.component.type) == .vip
        && payloads[acquaintance.named]?.stranger == acquaintance.component.role
    }.withoutEchoes(in: codebase).compactMap { acquaintance in
      guard let payload = payloads[acquaintance.named] else { return nil }
      return finding(for: acquaintance, payload)
    }
  }

  private func finding(for acquaintance: Acquaintance, _ payload: Payload) -> Finding {
    acquaintance.finding(in: codebase, ", \(payload.way); \(payload.advice)")
  }

  /// Values named after a payload beside another one of the same use case: `FetchOrders.Request` beside
  /// `FetchOrders.Response`, `FetchOrdersRequest` beside `FetchOrdersResponse`. One alone may be anything.
  private static func payloads(in codebase: Codebase) -> [TypeID: Payload] {
    var cases: [UseCase: [(type: TypeID, payload: Payload)]] = [:]
    for (index, type) in codebase.types.enumerated() where type.isDeclared && !type.isContract && !type.isClass {
      guard let payload = Payload.allCases.first(where: { codebase.nameEnds(in: $0.rawValue, type.name) }) else {
        continue
      }
      let stem = String(codebase.text(type.name).dropLast(payload.rawValue.count))
      guard !(stem.isEmpty && type.parent.isNone) else { continue }
      let module = codebase.module(of: TypeID(index)) ?? -1
      cases[UseCase(parent: type.parent, stem: stem, module: module), default: []].append((TypeID(index), payload))
    }
    let whole = cases.values.filter { Set($0.map(\.payload)).count > 1 }.joined()
    return Dictionary(whole.map { ($0.type, $0.payload) }) { first, _ in first }
  }

  private struct UseCase: Hashable {
    var parent: TypeID
    var stem: String
    var module: Int
  }
}
