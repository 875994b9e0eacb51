import UIKit

final class HotelViewController: UITableViewController {
    var output: HotelViewOutput!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "ShowRoom", sender: indexPath) // want "HotelViewController.*performSegue"
    }

    func compare(with other: UIViewController) {
        show(other, sender: self) // want "HotelViewController.*show"
        splitViewController?.showDetailViewController(other, sender: nil) // want "HotelViewController.*showDetailViewController"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let room = segue.destination as? RoomViewController, let path = sender as? IndexPath else { return }
        room.number = path.row
        output.willShow(room: path.row)
    }
}

final class RoomViewController: UIViewController {
    var number = 0
}
