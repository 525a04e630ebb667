public import DaguerreSupport

/// Why less than a whole theme, or less than everything, cannot be recorded.
public enum PartialRecordingError: Equatable {
  /// References of one id share files across points, so they are recorded together.
  case somePoints
  /// Which pictures are kept is the same for the whole store.
  case setting(old: KeptPictures, new: KeptPictures)
}

extension PartialRecordingError: DiagnosticError {
  /// What goes together, and which options to leave out.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .somePoints:
      return [
        Diagnostic(
          "a case is recorded at all points of a theme together", hint: "Leave out the options that name other axes.",
          isWrongUse: true)
      ]
    case .setting(let old, let new):
      return [
        Diagnostic(
          "which pictures are kept is one setting for all references: it is '\(old.rawValue)', and to make it "
            + "'\(new.rawValue)' everything must be recorded", hint: "Leave out the options that select cases.",
          isWrongUse: true)
      ]
    }
  }
}
