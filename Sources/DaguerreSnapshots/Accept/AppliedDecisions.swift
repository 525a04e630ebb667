internal import DaguerreSupport

/// What applying decisions has done.
public struct AppliedDecisions: Sendable {
  /// A cause in one theme.
  public struct Cause: Hashable, Sendable {
    /// Of the token whose own definition has changed.
    public let path: String
    /// The theme that it changed in.
    public let theme: String
  }

  /// What changed in the store.
  public internal(set) var recorded = RecordSummary()
  /// Those in force in the references now, by theme and path; also those of which all visible changes were accepted.
  public internal(set) var acceptedCauses: [Cause] = []
  /// Of accepted causes whose values the decisions do not tell, those that were recorded, as in
  /// `102030 -> FF0000, F0E0D0 -> FF0000`.
  public internal(set) var untoldValues: [Cause: String] = [:]
  /// Those that the undo files undo, by theme and path; also those of which all visible changes were rejected.
  public internal(set) var rejectedCauses: [Cause] = []
  /// Those that nobody has decided.
  public internal(set) var openCauses: [Cause] = []
  /// Cases that were rejected by themselves, as in `button/default (orange/max-it/dark/compact/ltr)`.
  public internal(set) var rejectedCases: [String] = []
  /// Cases that an accepted cause reaches and that stay as they are, because something besides tokens has changed in
  /// them: they need a decision of their own.
  public internal(set) var unprovenCases: [String] = []
  /// The themes with accepted causes of which only a part was reviewed: the values of their tokens stay as recorded, as
  /// other cases were drawn with these, and causes are told less exactly until they are recorded whole.
  public internal(set) var themesOfFormerTokens: [String] = []
  /// The paths of the token files that undo rejected causes, one for a theme.
  public internal(set) var undoFiles: [String] = []
  /// Rejected causes of values that a token file cannot give.
  public internal(set) var withoutUndo: [Cause] = []

  /// For people, one finding a line.
  public var lines: [String] {
    func names(_ causes: [Cause]) -> [String] { causes.map { "\($0.path) in \($0.theme)" } }
    let accepted = zip(names(acceptedCauses), acceptedCauses).map { name, cause in
      name + (untoldValues[cause].map { ", as it is now: \($0)" } ?? "")
    }
    return [
      listed(accepted, as: "accepted"), recorded.lines, listed(names(rejectedCauses), as: "rejected"),
      listed(rejectedCases, as: "rejected"), listed(names(openCauses), as: "undecided"),
      listed(unprovenCases, as: "not recorded, as something besides tokens has changed:"),
      listed(
        themesOfFormerTokens,
        as: "values of tokens not recorded, as not all cases were reviewed; causes are less exact until this is "
          + "recorded whole:"),
      listed(names(withoutUndo), as: "no token file can undo"), listed(undoFiles, as: "to undo what is rejected:"),
    ].flatMap(\.self)
  }

  /// One line that says how much was recorded, and how much was not.
  public var summary: String {
    let count = recorded.added.count + recorded.changed.count + recorded.removed.count
    let files = "\(counted(recorded.writtenFiles.count, "file")) written, \(recorded.removedFiles.count) removed"
    let unproven =
      unprovenCases.isEmpty
      ? "" : "; \(counted(unprovenCases.count, "case")) not recorded, as something besides tokens has changed"
    return "\(counted(count, "reference")) changed; \(recorded.isUnchanged ? "no file has changed" : files); "
      + "\(counted(rejectedCauses.count, "cause")) and \(counted(rejectedCases.count, "case")) rejected, "
      + "\(counted(openCauses.count, "cause")) undecided\(unproven)"
  }
}
