import DaguerreSupport
import DaguerreGraphics
import DaguerreImages
import DaguerreSkins

/// Draws cases one after the other; every worker thread has its own.
final class CaseDrawer {
  private let rasterizer = Rasterizer()
  private let scale: Double
  private var recent = RecentPictures()

  init(scale: Double) { self.scale = scale }

  /// - Parameter skin: what the case is drawn under instead of what it would be; nil for nothing else.
  func draw(_ snapshot: SnapshotCase, under skin: (any Skin)? = nil) throws(CaseError) -> DrawnCase {
    do {
      let sheet = try snapshot.draw(SnapshotContext(scale: scale, skin: skin))
      let bitmap = try rasterizer.draw(sheet.list, scale: scale)
      return DrawnCase(sheet: sheet, bitmap: bitmap)
    } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  /// Where the commands come from that paint into a part of the picture, each origin once, the backmost first.
  func origins(in part: PixelRect, of snapshot: SnapshotCase) throws(CaseError) -> [PaintOrigin] {
    do {
      let sheet = try snapshot.draw(SnapshotContext(scale: scale, tracesOrigins: true))
      let area = Rect(
        x: Double(part.x) / scale, y: Double(part.y) / scale, width: Double(part.width) / scale,
        height: Double(part.height) / scale)
      var known: Set<PaintOrigin> = []
      return zip(sheet.list.commands, sheet.origins).compactMap { command, origin in
        guard let origin, let bounds = command.bounds, bounds.intersects(area) else { return nil }
        return known.insert(origin).inserted ? origin : nil
      }
    } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  /// The identity of what was drawn; quick when the last few pictures hold the same one.
  func identity(of drawn: DrawnCase) -> PixelIdentity { recent.identity(of: drawn.bitmap) }
}

/// A case as it looks now.
struct DrawnCase {
  let sheet: Sheet
  let bitmap: Bitmap

  func png(of snapshot: SnapshotCase, compression: PNG.Compression) throws(CaseError) -> [UInt8] {
    do { return try PNG.encode(bitmap, compression: compression) } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  var reads: ReadRecord.Reads {
    ReadRecord.Reads(paths: sheet.directReads, cellCount: sheet.cells.count)
  }

  /// Of one line `path=value` for each token that was read.
  var tokenDigest: Digest {
    Digest(of: Array(sheet.tokens.map { "\($0.path)=\($0.value)\n" }.joined().utf8))
  }
}

/// Why a case could not be drawn or written.
public struct CaseError: Error, CustomStringConvertible {
  public let id: String
  public let point: SnapshotPoint
  public let underlying: any Error

  public var description: String { "\(id) (\(point)): \(underlying)" }
}
