public import DaguerreSnapshots

/// How a review ended.
public enum ReviewEnding: Sendable {
  /// Somebody asked for it; no reference has changed.
  case asked
  /// The decisions have become the references.
  case applied(AppliedDecisions)
}
