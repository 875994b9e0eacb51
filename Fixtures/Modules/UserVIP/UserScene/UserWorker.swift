final class UserWorker {
    func record(id: Int) -> UserRecord? {
        id > 0 ? UserRecord(id: id, name: "ada", mail: "ada@example.org") : nil
    }
}
