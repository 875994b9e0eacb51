enum UserModels {
    enum Fetch {
        struct Request {
            let id: Int
        }

        struct Response {
            let user: UserRecord?
        }

        struct ViewModel {
            let name: String
            let mail: String
        }
    }
}

struct UserRecord {
    let id: Int
    let name: String
    let mail: String
}
