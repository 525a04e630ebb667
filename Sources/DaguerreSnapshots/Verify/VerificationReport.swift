internal import DaguerreSupport

/// The findings of a verification.
///
/// There are none exactly when recording the same selection would change no file.
public struct VerificationReport: Sendable {
  /// How many cases were drawn.
  public var caseCount = 0
  /// How many cells their sheets have.
  public var cellCount = 0
  /// What is wrong with manifests, pictures and records of tokens themselves, theme by theme.
  public var storeProblems: [StoreProblem] = []
  /// Cases that changed although no token did come first; otherwise in the order of the catalogue.
  public var differences: [CaseDifference] = []
  /// What is known of each look of the differences.
  package var changes: [String: Change] = [:]
  /// Whether there is a report.
  public var isWritten = false
  /// Why the report could not be written in full, or why that of an earlier run could not be removed.
  public var folderError: String? {
    get { run.failure }
    set { run.failure = newValue }
  }
  /// The staging folder of a recording that did not finish, or that is still running; nil when there is none.
  public var leftover: String?

  /// What was found, for people and programs.
  public internal(set) var run: RunReport

  init(tool: String, axes: SnapshotAxes) { run = RunReport(tool: tool, axes: axes) }

  /// Whether nothing was found; ``folderError`` and ``leftover`` do not count.
  public var isEqual: Bool { storeProblems.isEmpty && differences.isEmpty }

  /// The findings for people: cases that look the same before and after, and have the same causes, are told together.
  public var lines: [String] { run.lines }

  /// One line that says how many findings there are.
  public var summary: String { run.summary }
}

extension CaseDifference {
  /// What is told of it after its name.
  func details(painters: [Painter]) -> [String] {
    var lines: [String] = []
    switch kind {
    case .noReference:
      lines.append("no reference is recorded")
    case .pixels(let difference, let size, let cells):
      if let size { lines.append("\(size)") }
      lines.append("\(difference)")
      for cell in cells {
        if let inside = cell.inside { lines.append("cell \(cell.name): \(inside)") }
        if let around = cell.around { lines.append("around cell \(cell.name): \(around)") }
      }
    case .noPicture(let hasOwnTokens):
      let doubt = CaseStudent.Finding.doubt(hasOwnTokens: hasOwnTokens)
      lines.append(
        "it looks different, but there is no picture to compare with, and the recorded tokens do not draw it as it was: \(doubt)"
      )
    case .manifestMismatch:
      lines.append("the manifest line gives other pixels or another size than its picture, which is right")
    case .tokens:
      lines.append("it looks the same, but the tokens it reads or their values are not the recorded ones")
    }
    lines += changedTokens.map { "token \($0)" }
    if case .pixels = kind {
      lines += causes.map { "cause \($0.path): \(counted($0.pixels, "pixel"))" }
    }
    lines += painters.map(\.description)
    if !hasRecordedTokens, looksDifferent {
      lines.append("which tokens have changed is not known, as its theme was not recorded as a whole; do so once")
    } else if changedTokens.isEmpty, looksDifferent {
      lines.append("no token that it reads has changed")
    } else if withoutToken > 0 {
      lines.append("no token: \(counted(withoutToken, "pixel"))")
    }
    return lines
  }
}
