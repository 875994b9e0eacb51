/// The names that Apple's UI frameworks declare: what tells a file that uses UIKit from one that only imports it.
///
/// Each list is one string of names in byte order, with white space between them; the caller splits it. A type nested
/// in another (`UIControl.Event`) is found by the outer name, the only one listed. Left out: what a framework only
/// re-exports (Foundation, Core Graphics, Quartz Core, Combine, Core Transferable) and names that begin with `_`.
///
/// The names are facts read from public material, none of whose text is kept here:
/// - UIKit: the header files, API notes and Swift interface of the iOS 17.4 SDK (danpashin/sdks); for later ones
///   madsmtm/objc2-generated, checked in part against the index of Apple's documentation (Averyy/apple-dev-docs).
/// - SwiftUI: the Swift interfaces of the iOS 13.0 to 17.4 SDKs (danpashin/sdks), which hold the types for macOS and
///   watchOS as well; later ones by hand, checked in part against Apple's documentation (mihaelamj/cupertino-docs,
///   Averyy/apple-dev-docs).
/// - AppKit: madsmtm/objc2-generated, without the types that the API notes of the macOS 27 SDK make nested ones
///   (xchacha20-poly1305/macos-sdk).
/// - WatchKit: madsmtm/objc2-generated, and Apple's documentation.
/// - Combine and Observation: the Swift interfaces of the iOS 17.4 SDK, and `Observations` of Swift 6.2.
///
/// The lists are of their date: a name that a later SDK adds is missing until it is added here.
package enum UIFrameworkNames {}
