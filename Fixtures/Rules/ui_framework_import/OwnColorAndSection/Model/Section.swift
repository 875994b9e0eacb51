struct Section {
    var title: String
    var color: Color
}

enum Color: String {
    case red, green
}
