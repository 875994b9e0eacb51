enum UIFactory { static func label() -> String { "" } }
struct UIConstants { static let gap = 8 }
struct UIImage { let bytes: [UInt8] }
