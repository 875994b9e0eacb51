import UIKit

struct Member {
    let portrait: UIImage
    let headline: String
    let isSubscribed: Bool
}

struct MemberProvider: MemberProviding {
    func member(id: Int, then deliver: @escaping (Member) -> Void) {
        DispatchQueue.global().async {
            let member = Member(portrait: UIImage(), headline: "No. \(id)", isSubscribed: id > 9)
            DispatchQueue.main.async { deliver(member) }
        }
    }
}
