@_implementationOnly import struct SwiftUI.Color // want "PanWorker.*SwiftUI.*Color"

final class PanWorker {
    let tint: Color? = nil
}
