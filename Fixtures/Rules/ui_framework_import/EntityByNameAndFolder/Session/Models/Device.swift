import SwiftUI // want "Device.*SwiftUI.*nothing"

enum Device: String {
    case phone, pad
}
