import Alamofire
import RealmSwift

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func end() {
        Session.current.end()
        _ = Realm.of("Nepal").count
        KeychainWrapper.standard.lock()
    }
}
