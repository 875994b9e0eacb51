final class RequestRouter { static var path: String { "" } }
