final class ShelfPresenter { var interactor: ShelfInteractor? }
struct Book {}
enum Filter { case all }
