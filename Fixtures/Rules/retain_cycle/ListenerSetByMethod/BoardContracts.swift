protocol BoardStateListener {
    func stateDidChange()
}

protocol BoardStateProtocol: AnyObject {
    func setStateListener(_ listener: BoardStateListener)
}
