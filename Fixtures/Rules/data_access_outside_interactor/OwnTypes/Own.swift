import RealmSwift

struct Session { static let current = Session(); func end() {} }
enum Realm { static func of(_ country: String) -> String { country } }
final class KeychainWrapper { static let standard = KeychainWrapper(); func lock() {} }
