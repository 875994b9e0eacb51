#if DEBUG
import Foundation
#endif

final class PrintInteractor {}
