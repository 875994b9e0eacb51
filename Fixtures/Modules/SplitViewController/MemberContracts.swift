import UIKit

/// Where the data of a member comes from.
protocol MemberProviding {
    func member(id: Int, then deliver: @escaping (Member) -> Void)
}

/// What the screen shows of a member.
protocol MemberDescribing {
    var portrait: UIImage { get }
    var headline: String { get }
    var subscribeTitle: String { get }
    func toggleSubscription()
}

/// What a screen has to be able to show.
protocol MemberShowing {
    func show(portrait: UIImage, headline: String, subscribeTitle: String)
}
