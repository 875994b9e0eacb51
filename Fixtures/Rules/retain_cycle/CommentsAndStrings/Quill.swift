final class QuillPresenter {
    let nib = QuillNib()
    let interactor = QuillInteractor()
}

final class QuillNib {
    // var delegate: QuillPresenter?
    /* var delegate: QuillPresenter? */
    let text = "var delegate: QuillPresenter?"
}

final class QuillInteractor {
    func write() {}
}
