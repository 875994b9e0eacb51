/// The types and functions by which an app reads and writes data: over the network, in files and data bases, in the
/// defaults and the keychain.
///
/// The names are facts from public documentation: Apple's Foundation, Core Data, SwiftData, CloudKit, Security and
/// SwiftUI references, and the API documentation of each library named here. Left out: types that only describe a
/// request or a result (`URLRequest`, `NSFetchRequest`), caches of images, and analytics.
package enum DataAccessNames {
  /// Names that nothing else is likely to have, in byte order. They count wherever no type of the code base has them.
  package static let distinctive: String = """
    AFHTTPSessionManager ApolloClient CKContainer CKDatabase DatabasePool DatabaseQueue FMDatabase FMDatabaseQueue
    FetchRequest FileHandle FileManager Firestore KeychainSwift KeychainWrapper MoyaProvider NSFetchedResultsController
    NSFileManager NSManagedObjectContext NSPersistentCloudKitContainer NSPersistentContainer
    NSPersistentStoreCoordinator NSURLConnection NSURLSession NSUbiquitousKeyValueStore NSUserDefaults SAMKeychain
    SSKeychain SectionedFetchRequest SessionManager UICKeyChainStore URLSession UserDefaults YapDatabase
    """

  /// Names that other things have as well, in byte order, each before the module that has to be imported.
  package static let plain: String = """
    AF Alamofire AppStorage SwiftUI Connection SQLite Keychain KeychainAccess Locksmith Locksmith ModelContainer
    SwiftData ModelContext SwiftData Query SwiftData Realm RealmSwift Session Alamofire Valet Valet
    """

  /// Functions, in byte order.
  package static let functions: String = """
    SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate sqlite3_exec sqlite3_open sqlite3_open_v2
    sqlite3_prepare_v2
    """

  /// Modules whose name may stand before a type, or for what it offers itself, in byte order.
  package static let modules: String = """
    Alamofire CoreData Foundation KeychainAccess Moya RealmSwift SQLite SwiftData
    """

  /// Members that only give the instance, in byte order.
  package static let accessors: String = """
    default defaultManager firestore init shared sharedInstance standard standardUserDefaults
    """
}
