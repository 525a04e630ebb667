internal import DaguerreSupport

extension ResultWriter {
  /// A comment on GitHub may have 65,536 characters.
  static let maximumMarkdown = 60_000

  /// The verdict, causes, what no token accounts for, and cases, as far as there is room.
  var markdown: String {
    var page = Page(limit: Self.maximumMarkdown)
    page.add("## \(run.isEqual && run.failure == nil ? "✅" : "❌") \(Self.plain(run.summary))\n")
    if let address, !run.isEqual { page.add("\n[Open the report](\(Self.link("\(address)/index.html")))\n") }
    if let sheet = run.report.contactSheet {
      let place = address.map { "\($0)/\(sheet)" } ?? path(sheet)
      if let place { page.add("\n![What changed most, before and after](\(Self.link(place)))\n") }
    }
    addCauses(to: &page)
    addUnexplained(to: &page)
    page.section("Problems of the references", run.report.problems.map { "- \(Self.plain($0))\n" })
    page.section("Exceptions", run.hiddenLines.map { "- \(Self.plain($0))\n" })
    let names = run.differingNames
    guard knowsTokens else { return page.text }
    page.section(
      "Cases",
      run.report.groups.map { group in
        let first = group.cases.first.map { names[$0] } ?? ""
        let more = group.cases.count > 1 ? " and \(counted(group.cases.count - 1, "more \(run.noun)"))" : ""
        return "- `\(Self.code(first))`\(more): \(Self.plain(group.cases.first.map(message) ?? ""))\n"
      })
    return page.text
  }

  private func addCauses(to page: inout Page) {
    let rows = causes.filter { $0.all.contains { $0.caseCount > 0 } }.map { path, all in
      let values = Set(all.map { "`\(Self.cell($0.old))` → `\(Self.cell($0.new))`" }).sorted()
      let cases = all.reduce(0) { $0 + $1.caseCount }
      let pixels = all.reduce(0) { $0 + $1.changedPixels }
      let contrasts = all.flatMap(\.contrasts).filter { $0.after < $0.before }.min { $0.after < $1.after }
      let worst = contrasts.map { "\(Self.cell($0.pair)): \($0.before) → \($0.after)" } ?? ""
      return "| `\(Self.cell(path))` | \(Self.list(values, most: 2)) | \(cases) | \(pixels) | \(worst) |\n"
    }
    page.section(
      "Causes", rows,
      head:
        "| Token | Change | \(run.noun.prefix(1).uppercased())\(run.noun.dropFirst())s | Pixels | Lowest contrast that falls |\n| --- | --- | --: | --: | --- |\n"
    )
  }

  private func addUnexplained(to page: inout Page) {
    let names = run.differingNames
    page.section(
      knowsTokens ? "No token accounts for" : "Differences",
      unexplained.compactMap { number, count in
        guard let first = run.report.groups[number].cases.first else { return nil }
        let more = count > 1 ? " and \(counted(count - 1, "more \(run.noun)"))" : ""
        return "- `\(Self.code(names[first]))`\(more): \(Self.plain(message(first)))\n"
      })
  }

  /// Text in which nothing means anything to Markdown or HTML.
  private static func plain(_ text: String) -> String {
    escape(line(text)) { "\\`*_[]<>#|~&@$".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// Between backticks.
  private static func code(_ text: String) -> String {
    escape(line(text)) { $0 == "`" ? "'" : nil }
  }

  /// Between backticks in a table, where a bar ends a cell all the same.
  private static func cell(_ text: String) -> String {
    escape(code(text)) { $0 == "|" ? "\\|" : nil }
  }

  private static func link(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      case _ where "-._~/:?=&%+,;@".utf8.contains(byte): String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

/// Text that ends where there is no more room for it.
private struct Page {
  private(set) var text = ""
  private let limit: Int
  /// Of `text`, in UTF-16 units, of which no way to count characters has more.
  private var length = 0

  init(limit: Int) { self.limit = limit }

  /// What must be there.
  mutating func add(_ part: String) {
    guard length + part.utf16.count <= limit else { return }
    text += part
    length += part.utf16.count
  }

  /// As many items as there is room for, and how many others there are.
  mutating func section(_ title: String, _ items: [String], head: String = "") {
    guard !items.isEmpty else { return }
    let start = "\n### \(title)\n\n\(head)"
    let more = "\nand 1,000,000,000 more\n".utf16.count
    guard length + start.utf16.count + more <= limit else { return }
    add(start)
    for (number, item) in items.enumerated() {
      guard length + item.utf16.count + more <= limit else {
        add("\nand \(items.count - number) more\n")
        return
      }
      add(item)
    }
  }
}
