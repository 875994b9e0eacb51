import UIKit // want "RoomEntity.*UIKit.*UIImage"

struct RoomEntity {
    let name: String
    let plan: UIImage?
}
