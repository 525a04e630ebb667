/// A whole page: what is in its head, and what is on it.
package struct Document {
  private let title: String
  private let stylesheet: String
  private let scripts: [String]
  private let policy: String?
  private let body: HTML

  /// - Parameters:
  ///   - title: of the window.
  ///   - stylesheet: the path of a file that begins with ``Style/common``, relative to the page.
  ///   - scripts: paths relative to the page; they run in this order, when the page is there.
  ///   - policy: a Content Security Policy, Level 3; nil for none.
  package init(title: String, stylesheet: String, scripts: [String], policy: String? = nil, body: HTML) {
    self.title = title
    self.stylesheet = stylesheet
    self.scripts = scripts
    self.policy = policy
    self.body = body
  }

  /// The page as it is written to a file.
  package var html: HTML {
    let policy: [HTML] = policy.map { ["<meta http-equiv=\"Content-Security-Policy\" content=\"\($0)\">"] } ?? []
    let head: [HTML] =
      ["<meta charset=\"utf-8\">"] + policy + [
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<meta name=\"color-scheme\" content=\"light dark\">",
        "<title>\(title)</title>",
        "<link rel=\"icon\" href=\"data:,\">",
        "<link rel=\"stylesheet\" href=\"\(path: stylesheet)\">",
      ] + scripts.map { "<script src=\"\(path: $0)\" defer></script>" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      \(head)
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
  }
}

/// The visual language of all pages.
package enum Style {
  /// Colours, type, bar, controls and cards; a page's own rules come after it in the same stylesheet.
  package static let common = EmbeddedFiles.pagesCss
}
