import UIKit

final class CampaignViewController: UIViewController {
    private lazy var banners = BannerPresenter(host: self)

    @objc func tapped() {
        banners.show("20 % off")
        show(UIViewController(), sender: self)
    }
}
