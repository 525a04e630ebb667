import DaguerreSupport

/// A form in which other programs take what a run has found.
public enum ResultFormat: String, CaseIterable, Sendable {
  /// For people at a terminal.
  case text
  /// `report.json`.
  case json
  /// JUnit's XML, which most CI engines read: a suite for each theme and component, a test for each case.
  case junit
  /// Workflow commands of GitHub Actions: an annotation for each cause, and for what no token accounts for.
  case github
  /// A code quality report of GitLab.
  case gitlab
  /// The Test Anything Protocol, version 14: a test for each case.
  case tap
  /// For a job summary or a comment on a merge request, of at most 60,000 characters.
  case markdown
}

/// Writes what a run has found in a form that other programs take.
///
/// Nothing in it is of the machine or of the moment: the same finding is the same bytes.
public struct ResultWriter: Sendable {
  /// Where a token is declared.
  public struct Place: Hashable, Sendable {
    /// Relative to the repository.
    public let file: String
    /// From 1.
    public let line: Int

    /// A line of a file.
    public init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  let run: RunReport
  /// Where the report is, relative to the folder in which people look for its files; nil where there is none.
  let folder: String?
  /// Where the report can be opened by whoever has a link; nil where it is not known.
  let address: String?
  /// Of a cause, by path and theme.
  private let place: @Sendable (_ path: String, _ theme: String) -> Place?
  /// What stands for findings that no token declares.
  let fallback: String

  /// - Parameters:
  ///   - folder: of the report; nil where none was written.
  ///   - address: of the same folder on a server, with no `/` at the end.
  ///   - fallback: a file of the repository at which what has no place of its own is annotated.
  ///   - place: where the token of a cause is declared, by its path and theme; nil where it is not known.
  public init(
    _ run: RunReport, folder: String?, address: String? = nil, fallback: String,
    place: @escaping @Sendable (_ path: String, _ theme: String) -> Place? = { _, _ in nil }
  ) {
    (self.run, self.folder, self.address, self.fallback, self.place) = (run, folder, address, fallback, place)
  }

  /// The text of a form, with a line end at its end.
  public func text(_ format: ResultFormat) throws -> String {
    switch format {
    case .text: (run.lines + [run.summary]).map { $0 + "\n" }.joined()
    case .json: String(decoding: try ReportFolder.json(run.report), as: UTF8.self) + "\n"
    case .junit: junit
    case .github: github
    case .gitlab: gitlab
    case .tap: tap
    case .markdown: markdown
    }
  }

  func place(of cause: Report.Cause) -> Place {
    let theme = run.report.axes.first.flatMap { cause.values[$0.name] } ?? ""
    return place(cause.path, theme) ?? Place(file: fallback, line: 1)
  }

  /// Whether the pictures are of a catalogue: others have no tokens.
  var knowsTokens: Bool { !run.report.axes.isEmpty }

  /// A file of the report as people find it.
  func path(_ file: String) -> String? { folder.map { "\($0)/\(file)" } }

  /// The causes of a path together, in the order of the report.
  var causes: [(path: String, all: [Report.Cause])] {
    var order: [String] = []
    var byPath: [String: [Report.Cause]] = [:]
    for cause in run.report.causes {
      if byPath[cause.path] == nil { order.append(cause.path) }
      byPath[cause.path, default: []].append(cause)
    }
    return order.map { ($0, byPath[$0] ?? []) }
  }

  /// What is annotated where a token is declared.
  struct CauseFinding {
    let path: String
    let place: Place
    /// What its change does, in one line.
    let words: String
    /// The same for the same change of the token there.
    let key: String
  }

  /// Each cause that changes something, once for each place where it is declared; those of themes that share a place
  /// together.
  var causeFindings: [CauseFinding] {
    causes.filter { $0.all.contains { $0.caseCount > 0 } }.flatMap { path, all in
      var places: [Place] = []
      for place in all.map(place(of:)) where !places.contains(place) { places.append(place) }
      return places.map { place in
        let here = all.filter { self.place(of: $0) == place }
        var values: [String] = []
        for value in here.map({ "\($0.old) -> \($0.new)" }) where !values.contains(value) { values.append(value) }
        let cases = here.reduce(0) { $0 + $1.caseCount }
        let pixels = here.reduce(0) { $0 + $1.changedPixels }
        return CauseFinding(
          path: path, place: place,
          words: "\(Self.list(values, most: 3, between: "; ")): \(counted(cases, "differing \(run.noun)")), "
            + counted(pixels, "changed pixel"),
          key: "\(path) \(place.file) \(values.joined(separator: " "))")
      }
    }
  }

  /// How many cases differ in part at least for no token that has changed, each look of them once.
  var unexplained: [(group: Int, count: Int)] {
    run.report.groups.indices.compactMap { index in
      let group = run.report.groups[index]
      return group.isWithoutToken ? (index, group.cases.count) : nil
    }
  }

  /// What a difference is, in a few words.
  func message(_ index: Int) -> String {
    let item = run.report.cases[index]
    let group = run.report.groups[item.group]
    var parts = [item.kind == .pixels ? counted(item.changedPixels, "changed pixel") : item.kind.words]
    let causes = item.causes.map(\.path)
    if !causes.isEmpty { parts.append("because of \(Self.list(causes, most: 5))") }
    if item.kind == .pixels && group.withoutToken > 0 && knowsTokens {
      parts.append("\(group.withoutToken) for no token")
    }
    return parts.joined(separator: ", ")
  }

  /// The text as one line, with what a terminal or a browser would act on written out.
  static func line(_ text: String) -> String { text.map { $0.isNewline ? " " : String($0) }.joined().printable }

  /// The text with some characters written otherwise, also those that a following mark makes one with itself.
  static func escape(_ text: String, _ written: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let words = written(scalar) { result += words } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// As in `a, b and 3 more`.
  ///
  /// - Parameter separator: what no word has in it.
  static func list(_ words: [String], most: Int, between separator: String = ", ") -> String {
    let shown = words.prefix(most).joined(separator: separator)
    return words.count > most ? "\(shown) and \(words.count - most) more" : shown
  }
}

extension Report.Group {
  /// Whether it differs, in part at least, for no token that has changed.
  var isWithoutToken: Bool { withoutToken > 0 || kind != .pixels && kind != .tokens || causes.isEmpty }
}

extension Report.Kind {
  /// How a case differs, for people.
  package var words: String {
    switch self {
    case .pixels: "it looks different"
    case .tokens: "it looks the same, but reads other tokens or values"
    case .new: "no reference is recorded"
    case .unknown: "it looks different, and what it looked like is not known"
    case .line: "its line is not that of its picture"
    }
  }
}
