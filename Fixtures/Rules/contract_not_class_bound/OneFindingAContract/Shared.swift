protocol SharedOutput { // want "SharedOutput is not bound"
    func done()
}
