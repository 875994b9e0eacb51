import UIKit

final class ScreenViewController: UIViewController {
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
