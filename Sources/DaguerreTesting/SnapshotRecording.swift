/// When a test writes references.
///
/// A test that has written one fails, so that a person looks at it.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Always, also in place of a file that is no picture.
  case all
  /// Where there is none.
  case missing
  /// Where there is none, and where the picture has changed.
  case failed
  /// Not at all: a missing reference fails the test.
  case never
}
