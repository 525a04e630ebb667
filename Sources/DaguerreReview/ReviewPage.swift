import DaguerrePages

/// The page that shows a report of differences and takes decisions about them.
///
/// It is static: the same bytes for every report. It shows `report.js` beside it, which calls `daguerre.report(…)` with
/// the contents of `report.json`; the pictures and changes that the report names are loaded when they are looked at.
/// It works from a folder without a server. With one it has a session: `session.js` calls `daguerre.session(…)` with
/// the decisions so far and the token that requests have to carry.
public enum ReviewPage {
  /// The page and all that it needs, by path relative to the report's folder.
  public static let files: [(path: String, bytes: [UInt8])] =
    [("index.html", index(withSession: false)), ("report.css", Style.common + EmbeddedFiles.reportCss)] + scripts

  /// `index.html`.
  ///
  /// - Parameter withSession: whether it asks for `session.js`, and may talk to the server that it comes from.
  public static func index(withSession: Bool) -> [UInt8] {
    let session = withSession ? ["session.js"] : []
    let document = Document(
      title: "Review", stylesheet: "report.css", scripts: scripts.map(\.path) + session + ["report.js"],
      policy: policy(withSession: withSession), body: body)
    return Array(document.html.markup.utf8)
  }

  /// In the order in which they run.
  private static let scripts: [(path: String, bytes: [UInt8])] = [
    ("report-core.js", EmbeddedFiles.reportCoreJs),
    ("report-model.js", EmbeddedFiles.reportModelJs),
    ("report-values.js", EmbeddedFiles.reportValuesJs),
    ("report-decisions.js", EmbeddedFiles.reportDecisionsJs),
    ("report-crops.js", EmbeddedFiles.reportCropsJs),
    ("report-controls.js", EmbeddedFiles.reportControlsJs),
    ("report-cards.js", EmbeddedFiles.reportCardsJs),
    ("report-pixels.js", EmbeddedFiles.reportPixelsJs),
    ("report-stage.js", EmbeddedFiles.reportStageJs),
    ("report-case.js", EmbeddedFiles.reportCaseJs),
    ("report-filters.js", EmbeddedFiles.reportFiltersJs),
    ("report-bar.js", EmbeddedFiles.reportBarJs),
    ("report-keys.js", EmbeddedFiles.reportKeysJs),
    ("report-main.js", EmbeddedFiles.reportMainJs),
  ]

  /// Nothing inline, nothing from elsewhere.
  ///
  /// `file:` is for browsers to which a page without a server has no origin.
  private static func policy(withSession: Bool) -> String {
    let own = withSession ? "'self'" : "'self' file:"
    let connect = withSession ? "'self'" : "'none'"
    return """
      default-src 'none'; script-src \(own); style-src \(own); img-src 'self' data:\(withSession ? "" : " file:"); \
      connect-src \(connect); base-uri 'none'; form-action 'none'
      """
  }

  private static let body: HTML = """
    <a class="skip" href="#main" data-skip>Skip to the changes</a>
    <header class="bar">
    <a class="brand" href="#">Review</a>
    <form class="find" role="search" hidden>
    <input id="find" name="find" type="search" placeholder="Find a case, token or cell" \
    aria-label="Find a case, token or cell" autocomplete="off" spellcheck="false">
    <kbd aria-hidden="true">/</kbd>
    </form>
    <button id="help" type="button" aria-label="Keys">?</button>
    </header>
    <div class="layout">
    <details id="side" open>
    <summary>Filters</summary>
    <form id="filters" aria-label="What is shown"></form>
    </details>
    <main id="main" tabindex="-1">
    <section id="overview" aria-labelledby="title">
    <h1 id="title">What changed</h1>
    <p class="summary" id="summary"></p>
    <noscript><p>This page needs JavaScript; report.json has the same contents.</p></noscript>
    <ul class="plain" id="problems" aria-label="Problems"></ul>
    <ul class="plain" id="exceptions" aria-label="Exceptions"></ul>
    <ul class="plain" id="cards" aria-label="Causes"></ul>
    <p class="none" id="none" hidden>Nothing here fits the filters.</p>
    </section>
    <section id="case" aria-label="Case" hidden></section>
    </main>
    </div>
    <footer id="decisions" aria-label="Decisions" hidden>
    <p id="live" role="status" aria-live="polite"></p>
    </footer>
    <dialog id="keys" aria-label="Keys"></dialog>
    <dialog id="ask" aria-label="Write references"></dialog>
    """
}
