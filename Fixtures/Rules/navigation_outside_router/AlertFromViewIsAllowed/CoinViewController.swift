import UIKit

final class CoinViewController: UIViewController, CoinView {
    var presenter: CoinPresenter!

    func confirmSale(of coin: String) {
        let alert = UIAlertController(title: "Sell \(coin)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Sell", style: .destructive) { [presenter] _ in
            presenter?.sell(coin)
        })
        present(alert, animated: true)
    }

    func choose() {
        let sheet: UIAlertController = .init(title: nil, message: nil, preferredStyle: .actionSheet)
        self.present(sheet, animated: true, completion: nil)
    }
}
