protocol FerryView: AnyObject {
    func show(_ departures: [String])
}
