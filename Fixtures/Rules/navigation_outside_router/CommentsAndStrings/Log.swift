protocol LogView: AnyObject {
    func show(text: String)
}

final class LogInteractor {}
final class LogRouter {}
