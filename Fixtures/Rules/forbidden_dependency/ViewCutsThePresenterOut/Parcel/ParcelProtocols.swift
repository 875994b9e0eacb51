protocol ParcelViewInput: AnyObject { func show(_ text: String) }
protocol ParcelPresenterInput: AnyObject { func track() }
protocol ParcelInteractorInput: AnyObject { func load() }
protocol ParcelInteractorOutput: AnyObject { func didLoad(_ text: String) }
protocol ParcelRouterInput: AnyObject { func openMap() }
