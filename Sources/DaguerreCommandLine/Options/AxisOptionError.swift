import DaguerreSnapshots
import DaguerreSupport

/// An axis whose option could not be told from another one.
struct AxisOptionError: DiagnosticError {
  let axis: String
  let reason: String

  var diagnostics: [Diagnostic] {
    [Diagnostic("the axis '\(axis)' of the catalogue \(reason)", hint: "Give the axis another name.")]
  }
}

extension SnapshotAxes {
  /// The options that commands have besides those of the axes; a test compares them with the help.
  static let otherOptions: Set<String> = [
    "affected", "allow-ci", "component", "decisions", "draw", "filter", "font", "fonts", "format", "help", "json",
    "manifest", "no-sharing", "output", "pictures", "port", "prove", "quiet", "report-file", "report-url", "scale",
    "seed", "set", "shard", "sharing", "snapshots", "stats", "strict", "symbols", "terminal", "threads", "title",
    "token-context", "token-release", "tokens", "version", "watch",
  ]

  /// What stands beside the values of axes in reports, other output and the addresses of pages, where it would be taken for
  /// one.
  static let otherMembers: Set<String> = Report.memberNames.union([
    "after", "at", "before", "case", "cause", "cell", "decision", "example", "exempt", "find", "finding",
    "foreground", "foregroundTokens", "frame", "ground", "groundTokens", "height", "level", "madeFrom", "paints", "png",
    "proven", "ratio", "reason", "reads", "required", "room", "share", "size", "state", "steps", "unproven", "value",
    "view", "width", "withoutToken",
  ])

  /// Why the options of the axes cannot be read; nil where they can.
  var optionProblem: AxisOptionError? {
    var known: [String: String] = [:]
    for axis in all {
      guard CaseCheck.isAxisName(axis.name) else {
        return AxisOptionError(axis: axis.name, reason: "is to be called by a letter, then letters and digits")
      }
      if Self.otherOptions.contains(axis.option) {
        return AxisOptionError(
          axis: axis.name, reason: "would have the option --\(axis.option), which commands have already")
      }
      if Self.otherMembers.contains(axis.name) {
        return AxisOptionError(axis: axis.name, reason: "would be taken for another member of that name in a report")
      }
      if let other = known.updateValue(axis.name, forKey: axis.option) {
        return AxisOptionError(
          axis: axis.name, reason: "would have the option --\(axis.option), as the axis '\(other)' has")
      }
    }
    return nil
  }
}
