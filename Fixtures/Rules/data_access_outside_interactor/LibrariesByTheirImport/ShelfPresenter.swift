import Alamofire
import RealmSwift

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func load() { AF.request("https://example.org").resume() } // want "uses AF"
    func loadAgain() { Alamofire.request("https://example.org").resume() } // want "uses Alamofire"
    func qualified() { Alamofire.Session.default.request("https://example.org") } // want "uses Session"
    func write() throws { try Realm().write {} } // want "uses Realm"
}
