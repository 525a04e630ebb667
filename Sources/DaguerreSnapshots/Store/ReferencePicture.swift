import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

/// The PNG files of the references.
package enum ReferencePicture {
  /// The keyword of how the picture is drawn again, which follows the name of the tool.
  package static let commandKeyword = "Comment"

  /// A file that says which case it shows, and how it is drawn again.
  static func encode(_ bitmap: Bitmap, of key: CaseKey) throws -> [UInt8] {
    let options = key.point.pairs.map { " --\($0.option) \($1)" }.joined()
    let texts = [
      PNG.Text("Title", "\(key)"), PNG.Text("Software", "Daguerre \(EngineVersion.description)"),
      PNG.Text(commandKeyword, "render --filter \(key.id)\(options) --scale \(Int(SnapshotStore.scale))"),
    ]
    return try PNG.encode(bitmap, compression: .small, texts: texts)
  }
}

extension CaseDrawer {
  /// The pixels of a case as a PNG file of the references.
  func referencePNG(of drawn: DrawnCase) throws(CaseError) -> [UInt8] {
    let bitmap = try bitmap(of: drawn, isKept: false)
    let key = CaseKey(id: drawn.id, point: drawn.point)
    do { return try ReferencePicture.encode(bitmap, of: key) } catch { throw drawn.error(error) }
  }
}
