import UIKit

final class NoteEditorViewController: UIViewController, NoteEditorViewInput {

    var output: NoteEditorViewOutput!

    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        output.viewIsReady()
    }

    @IBAction func saveTapped(_ sender: UIBarButtonItem) {
        output.didTapSave(text: textView.text)
    }

    // MARK: NoteEditorViewInput

    func setupInitialState(text: String) {
        textView.text = text
    }
}
