public import DaguerreSupport
import DaguerreGraphics
import DaguerreImages
import DaguerreSkins

/// Draws cases one after another; each worker thread has its own.
final class CaseDrawer {
  private let rasterizer = Rasterizer()
  private let scale: Double
  private var recent = RecentPictures()

  init(scale: Double) { self.scale = scale }

  /// - Parameter skin: what the case is drawn under instead of what it would be; nil for nothing else.
  func draw(_ snapshot: SnapshotCase, under skin: (any Skin)? = nil) throws(CaseError) -> DrawnCase {
    do {
      let sheet = try snapshot.draw(SnapshotContext(scale: scale, skin: skin))
      return DrawnCase(sheet: sheet, picture: try picture(of: sheet.list))
    } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  /// Most points draw the same list as another one.
  private func picture(of list: DisplayList) throws(DrawingError) -> DrawnPicture {
    if let known = recent.picture(of: list) { return known }
    let picture = DrawnPicture(list: list, bitmap: try rasterizer.draw(list, scale: scale))
    recent.append(picture)
    return picture
  }

  /// The sheet of a case with the origins of its commands.
  ///
  /// - Parameter skin: as with ``draw(_:under:)``.
  func traced(_ snapshot: SnapshotCase, under skin: (any Skin)? = nil) throws(CaseError) -> Sheet {
    do { return try snapshot.draw(SnapshotContext(scale: scale, skin: skin, tracesOrigins: true)) } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  /// The identity of the drawn pixels.
  ///
  /// Fast when one of the last few pictures was the same.
  func identity(of drawn: DrawnCase) -> PixelIdentity { recent.identity(of: drawn.picture) }
}

extension PixelRect {
  /// The same rectangle in points.
  ///
  /// - Parameter scale: pixels per point.
  func area(scale: Double) -> Rect {
    Rect(x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }
}

/// A case as drawn now.
struct DrawnCase {
  let sheet: Sheet
  let picture: DrawnPicture

  var bitmap: Bitmap { picture.bitmap }

  /// - Parameter texts: what the file says of itself.
  func png(
    of snapshot: SnapshotCase, compression: PNG.Compression, texts: [PNG.Text] = []
  ) throws(CaseError) -> [UInt8] {
    do { return try PNG.encode(bitmap, compression: compression, texts: texts) } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  var reads: ReadRecord.Reads {
    ReadRecord.Reads(paths: sheet.directReads, cellCount: sheet.cells.count)
  }

  /// Of the tokens that the sheet reads itself, with their values.
  ///
  /// What these are made from does not count: it shows in the record of tokens, and here it would tell a token with a
  /// value of its own from one that follows another to the same value, as a cause that is put back may.
  var tokenDigest: ShortDigest {
    let values = tokenValues
    return RecordedTokens.digest(of: sheet.directReads.lazy.map { ($0, values[$0] ?? "") })
  }

  /// Canonical texts by path.
  var tokenValues: [String: String] { Dictionary(sheet.tokens.map { ($0.path, $0.value) }) { first, _ in first } }
}

extension SnapshotCase {
  /// What a picture of the references says of itself: the case, the program, and how it is drawn again.
  var pictureTexts: [PNG.Text] {
    let options = point.pairs.map { " --\($0.option) \($1)" }.joined()
    return [
      PNG.Text("Title", "\(key)"), PNG.Text("Software", "Daguerre \(EngineVersion.description)"),
      PNG.Text(Self.commandKeyword, "render --filter \(id)\(options) --scale \(Int(SnapshotStore.scale))"),
    ]
  }

  /// What follows the name of the tool.
  package static let commandKeyword = "Comment"
}

/// Why a case could not be drawn or written.
public struct CaseError: DiagnosticError {
  /// The id of the case.
  public let id: String
  /// Where it was drawn.
  public let point: SnapshotPoint
  /// What the catalogue, the rasterizer or the PNG encoder threw.
  public let underlying: any Error

  /// Those of the underlying error, each at the case.
  public var diagnostics: [Diagnostic] {
    Diagnostic.all(of: underlying).map { diagnostic in
      var located = diagnostic
      located.place = "\(id) (\(point))"
      if let inner = diagnostic.place { located.message = "\(inner): \(diagnostic.message)" }
      return located
    }
  }
}
