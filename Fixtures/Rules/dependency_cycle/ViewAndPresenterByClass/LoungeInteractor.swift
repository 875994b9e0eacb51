protocol LoungeInteractorInput: AnyObject {}

final class LoungeInteractor: LoungeInteractorInput {}
