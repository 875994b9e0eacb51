import Cocoa // want "HandInteractor.*Cocoa.*nothing"

final class HandInteractor {}
