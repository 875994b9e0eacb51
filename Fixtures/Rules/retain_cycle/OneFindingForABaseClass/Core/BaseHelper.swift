protocol HelperDelegate: AnyObject {
    func helped()
}

class BaseHelper {
    var delegate: HelperDelegate? // want "LampHelper\.delegate → LampPresenter\.helper → LampHelper is"
}
