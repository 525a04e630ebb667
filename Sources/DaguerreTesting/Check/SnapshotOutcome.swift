import DaguerreGraphics
import DaguerreSnapshots

/// A view as it looks now.
struct DrawnPicture {
  let bitmap: Bitmap
  /// Characters that were drawn as `.notdef` because no font has them.
  var unmappedScalars: [Unicode.Scalar] = []
  /// The views that paint in a part of it, the backmost first.
  var painters: (PixelRect) throws -> [Painter] = { _ in [] }
}

/// What has come of one picture.
struct SnapshotOutcome: Sendable {
  let name: String
  /// Why the test fails, a line each; none when the picture is its reference.
  var findings: [String] = []
  var pictures: DifferencePictures?
}
