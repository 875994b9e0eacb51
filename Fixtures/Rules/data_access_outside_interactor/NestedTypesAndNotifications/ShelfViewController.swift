import UIKit
import WebKit

final class ShelfViewController: UIViewController, WKNavigationDelegate {
    var presenter: ShelfPresenter?

    func webView(
        _ view: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(URLSession.AuthChallengeDisposition.performDefaultHandling, nil)
    }

    func listen() {
        NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in }
    }
}
