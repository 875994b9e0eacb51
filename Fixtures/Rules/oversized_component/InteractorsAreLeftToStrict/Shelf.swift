final class ShelfPresenter { var interactor: ShelfInteractor? }

final class ShelfInteractor {
    func a() {}
    func b() {}
    func c() {}
    func d() {}
    func e() {}
    func f() {}
    func g() {}
    func h() {}
    func i() {}
}
