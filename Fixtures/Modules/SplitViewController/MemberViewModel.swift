import UIKit

final class MemberViewModel: MemberDescribing {
    private let provider: MemberProviding
    private var member: Member?

    var portrait: UIImage { member?.portrait ?? UIImage() }
    var headline: String { member?.headline ?? "" }
    var subscribeTitle: String { member?.isSubscribed == true ? "Leave" : "Join" }

    init(id: Int, provider: MemberProviding) {
        self.provider = provider
        provider.member(id: id) { [weak self] in self?.member = $0 }
    }

    func toggleSubscription() {
        guard let old = member else { return }
        member = Member(portrait: old.portrait, headline: old.headline, isSubscribed: !old.isSubscribed)
    }
}
