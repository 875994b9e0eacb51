import UIKit

protocol FormAnyObject: AnyObject {}
protocol FormClass: class {}
protocol FormObject: NSObjectProtocol {}
protocol FormInherited: FormAnyObject {}
protocol FormWhere where Self: UIView {}
protocol FormController: UIViewController {}
@objc protocol FormObjC {}

final class FormPresenter {
    var a: FormAnyObject?
    var b: FormClass?
    var c: FormObject?
    var d: FormInherited?
    var e: FormWhere?
    var f: FormController?
    var g: FormObjC?
    let interactor = FormInteractor()
}

final class FormInteractor {
    func fill() {}
}

final class FormViewController: UIViewController, FormAnyObject, FormClass, FormInherited, FormController, FormObjC {
    let presenter = FormPresenter()
}

final class FormView: UIView, FormWhere, FormObject {
    let presenter = FormPresenter()
}
