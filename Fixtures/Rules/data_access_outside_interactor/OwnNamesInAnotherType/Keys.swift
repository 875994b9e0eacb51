enum Keys {
    enum UserDefaults { static let title = "title" }
}
