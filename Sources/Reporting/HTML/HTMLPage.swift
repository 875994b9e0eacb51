#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One self-contained page: nothing in it comes from elsewhere, and nothing runs or looks but what is named by its digest.
struct HTMLPage {
  var title: String
  var style: String
  /// Empty where the page has none.
  var script = ""
  /// Markup in which everything from the code base is escaped.
  var body: String

  var text: String {
    let scripts = script.isEmpty ? "" : "\n<script>\(script)</script>"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(markup(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)\(scripts)
      </body>
      </html>

      """
  }

  private var policy: String {
    let sources = script.isEmpty ? "'none'" : "'sha256-\(Self.digest(script))'"
    return "default-src 'none'; script-src \(sources); style-src 'sha256-\(Self.digest(style))'; base-uri 'none'; "
      + "form-action 'none'"
  }

  private static func digest(_ text: String) -> String { Data(sha256(text.utf8)).base64EncodedString() }
}
