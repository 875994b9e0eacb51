protocol GalleryPresenting: AnyObject {
    func open(at index: Int, from view: UIView?) // want "GalleryPresenting is a contract of a presenter, but names UIView; the index is enough: let the router ask the view for the UIView$"
}

final class GalleryRouter {}

final class GalleryPresenter: GalleryPresenting {
    var router: GalleryRouter?
    func open(at index: Int, from view: UIView?) {} // want "GalleryPresenter is a presenter, but names UIView; the index is enough: .*"
}

final class StoryPresenter {
    var router: StoryRouter?
    func open(storyId: String, from view: UIView?) {} // want "the identifier is enough: let the router ask the view for the UIView$"
    func close() {}
}

final class StoryRouter {}

// The text is not one to find a view by.
final class TitlePresenter {
    var router: TitleRouter?
    func open(title: String, from view: UIView?) {} // want "pass an index or an identifier, and leave UIView to the view$"
}

final class TitleRouter {}
