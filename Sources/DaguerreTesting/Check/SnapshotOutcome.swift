import DaguerreGraphics
import DaguerreSnapshots

/// A view as it looks now.
struct DrawnPicture: Sendable {
  let bitmap: Bitmap
  /// Characters that were drawn as `.notdef` because no font has them.
  var unmappedScalars: [Unicode.Scalar] = []
}

/// What has come of one picture.
struct SnapshotOutcome: Sendable {
  let name: String
  /// Why the test fails, a line each; none when the picture is its reference.
  var findings: [String] = []
  var pictures: DifferencePictures?
}
