import DaguerreSupport

/// What a run has found of its cases, in full and as data: `result.json` in the folder of the report.
///
/// The report of all cases is made from the results of one run or of several shards, by the same code; so it is the same.
/// Cases are numbered in the order of the selection, of which a shard has a part.
struct RunResult: Codable, Sendable {
  /// Of the form of the file; another number is another form.
  static let currentVersion = 3
  static let fileName = "result.json"

  var version = RunResult.currentVersion
  var tool: String
  /// The digest of the references that were compared with.
  var references: String
  var axes: [Report.Axis]
  /// Which part of the selected cases it is of.
  var shard: Shard
  /// A digest of what shards must agree on to be parts of one run: the selected cases, and what they are drawn with.
  var plan: String
  /// Those that were drawn and compared, by number.
  var tested: [CaseName]
  var cellCount = 0
  var problems: [Problem] = []
  /// What is wrong with the record of what cases read.
  var readProblem: ReadProblem?
  /// What has changed at the points of all selected cases, in order; the same in all shards.
  var causes: [Cause] = []
  /// Those that differ, by number.
  var cases: [Case] = []
  /// What changes look like, each once, by the number of the first case.
  var looks: [Look] = []
  var contrasts: [CauseContrasts.Candidate] = []
  /// Those in force, without what they hide.
  var exceptions: [Report.Exception] = []
  /// What they hide, by number.
  var hidden: [Hidden] = []
  /// What recording would write of the cases that differ, or read something else.
  var drawn: [Drawn] = []
  /// What these read, each list once.
  var readings: [Reading] = []
  /// The lines of cases that no longer exist.
  var obsolete: [CaseName] = []
  /// The tokens as they are now, of themes where they are not as recorded.
  var tokenFiles: [TokenFile] = []
  /// Why the report could not be written in full.
  var failure: String?

  /// A case of the selection.
  struct CaseName: Sendable, Hashable {
    let number: Int
    let id: String
    /// In the order of the axes.
    let values: [String]
  }

  /// A problem of the store and where it stands among the others.
  struct Problem: Codable, Sendable, Hashable {
    let order: [String]
    let text: String
    /// Whether it is of files rather than of what they show, so that ``ResultAcceptor`` leaves it alone.
    let needsRecording: Bool
  }

  struct ReadProblem: Codable, Sendable {
    var path: String
    var isMissing = false
    /// By number, those that read something else.
    var cases: [CaseName] = []
    /// Whether the record is not what recording would write, although no case reads something else.
    var isMalformed = false
  }

  /// A cause without what it reaches, which depends on the cases.
  struct Cause: Codable, Sendable, Hashable {
    let path: String
    let theme: String
    let values: [String: String]
    let old: String
    let new: String
    let follows: [String]
  }

  struct Share: Codable, Sendable, Hashable {
    let path: String
    let pixels: Int
    let visible: Int
  }

  struct Case: Codable, Sendable {
    let name: CaseName
    let kind: Report.Kind
    let changedPixels: Int
    let visiblePixels: Int
    let bounds: [Int]?
    let cells: [String]
    /// The largest share first.
    let causes: [Share]
    let withoutToken: Int
    let isProven: Bool
    let cellCount: Int
    let look: String
  }

  struct Look: Codable, Sendable {
    let name: String
    /// Of the first case.
    let number: Int
    let before: Report.Picture?
    let after: Report.Picture?
    let change: String?
    let cells: [Report.Cell]
    /// What is told of each of its cases after the name.
    let details: [String]
  }

  struct Drawn: Codable, Sendable {
    let name: CaseName
    let width: Int
    let height: Int
    /// The digest of the pixels.
    let pixels: String
    /// The digest of the tokens that it reads and their values.
    let tokens: String
    /// An index of ``readings``.
    let reading: Int
  }

  /// A case whose difference is hidden.
  struct Hidden: Codable, Sendable {
    let number: Int
    /// Indices of ``exceptions``.
    let exceptions: [Int]
    let pixels: Int
  }

  /// A file of the report's folder.
  struct TokenFile: Codable, Sendable {
    let theme: String
    let digest: String

    var path: String { "tokens/\(theme).json" }
  }

  struct Reading: Codable, Sendable, Hashable {
    let paths: [String]
    let cellCount: Int
  }
}

extension RunResult.CaseName: Codable {
  /// As in `12 button/default/text orange/default/light/compact/ltr`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(number) \(id) \(values.joined(separator: "/"))")
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[0]), number >= 0, CaseCheck.isID(String(parts[1])) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no case")
    }
    self.init(
      number: number, id: String(parts[1]),
      values: parts[2].split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }
}

extension RunResult.CaseName {
  init(_ snapshot: SnapshotCase, number: Int) {
    self.init(number: number, id: snapshot.id, values: snapshot.point.values)
  }

  /// - Precondition: ``values`` are of the axes, which ``ResultFile`` has seen to.
  func key(_ axes: SnapshotAxes) -> CaseKey { CaseKey(id: id, point: SnapshotPoint(axes: axes, values: values)) }
}

extension RunResult.Case {
  /// Whether it looks different, in part at least, for no token.
  var isUnexplained: Bool { kind == .unknown || kind == .pixels && withoutToken > 0 }
}
