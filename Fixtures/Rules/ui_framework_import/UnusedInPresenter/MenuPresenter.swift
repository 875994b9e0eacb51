//
//  MenuPresenter.swift
//

import UIKit // want "MenuPresenter.*UIKit.*nothing"

final class MenuPresenter: MenuPresenterProtocol {
    weak var view: MenuViewProtocol?
    private let interactor: MenuInteractorProtocol

    init(interactor: MenuInteractorProtocol) {
        self.interactor = interactor
    }

    func viewDidLoad() {
        view?.show(interactor.dishes)
    }
}
