final class ShelfPresenter { var interactor: ShelfInteractor? }

final class ShelfInteractor { // want "ShelfInteractor has 11 lines of code, more than 10"
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
