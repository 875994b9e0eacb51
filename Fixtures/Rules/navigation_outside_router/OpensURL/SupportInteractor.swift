import UIKit

final class SupportInteractor {
    let mail = URL(string: "mailto:help@example.org")!

    func openStatusPage() {
        UIApplication.shared.open(mail) // want "SupportInteractor.*open"
    }

    func openFile() throws {
        let file = SupportFile()
        file.open(mail)
    }
}

struct SupportFile {
    func open(_ url: URL) {}
}
