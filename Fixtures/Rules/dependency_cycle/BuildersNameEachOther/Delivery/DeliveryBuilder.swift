enum DeliveryBuilder {
    static func build() -> DeliveryPresenter {
        let interactor = DeliveryInteractor()
        let presenter = DeliveryPresenter(interactor: interactor)
        interactor.output = presenter
        return presenter
    }

    static func buildFromBakery() -> BakeryPresenter { BakeryBuilder.build() }
}
