enum BakeryBuilder {
    static func build() -> BakeryPresenter {
        let interactor = BakeryInteractor()
        let presenter = BakeryPresenter(interactor: interactor)
        interactor.output = presenter
        return presenter
    }

    static func buildWithDelivery() -> (BakeryPresenter, DeliveryPresenter) {
        (build(), DeliveryBuilder.build())
    }
}
