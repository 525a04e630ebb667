public import DaguerreSupport
package import DaguerreGraphics
package import DaguerreImages
package import DaguerreSkins

/// Draws cases one after another; each worker thread has its own.
package final class CaseDrawer {
  private let rasterizer = Rasterizer()
  private let scale: Double
  private var recent = RecentPictures()
  private let shared: SharedSheets?
  package let tracesOrigins: Bool

  /// - Parameters:
  ///   - sharing: knows which sheets need not be laid out again; nil to lay out every case by itself.
  ///   - tracesOrigins: whether sheets as they are now have their origins from the start: where most will be asked for
  ///     them, that is cheaper than to lay out again.
  package init(scale: Double, sharing: SheetSharing? = nil, tracesOrigins: Bool = false) {
    self.scale = scale
    shared = sharing.map(SharedSheets.init)
    self.tracesOrigins = tracesOrigins
  }

  /// Lays out a case; its pixels are drawn when they are asked for.
  ///
  /// - Parameters:
  ///   - skin: what the case is drawn under instead of what it would be; nil for nothing else.
  ///   - name: tells skins apart: those of one name are the same at points with the same tokens. Nil where that is not
  ///     known.
  package func draw(
    _ snapshot: SnapshotCase, under skin: (any Skin)? = nil, named name: String? = nil
  ) throws(CaseError) -> DrawnCase {
    do {
      let sheet =
        if let shared, let name = skin == nil ? "" : name {
          try shared.sheet(of: snapshot, under: name) { try laidOut(snapshot, skin) }
        } else { try laidOut(snapshot, skin) }
      return DrawnCase(id: snapshot.id, point: snapshot.point, laidOut: sheet)
    } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }

  private func laidOut(_ snapshot: SnapshotCase, _ skin: (any Skin)?) throws -> LaidOutSheet {
    let isTraced = tracesOrigins && skin == nil
    let sheet = try snapshot.draw(SnapshotContext(scale: scale, skin: skin, tracesOrigins: isTraced))
    return LaidOutSheet(point: snapshot.point, sheet: sheet, picture: recent.picture(of: sheet.list))
  }

  /// The pixels of a case.
  ///
  /// - Parameter isKept: whether the caller keeps it.
  package func bitmap(of drawn: DrawnCase, isKept: Bool = true) throws(CaseError) -> Bitmap {
    do { return try bitmap(of: drawn.picture, isKept: isKept) } catch { throw drawn.error(error) }
  }

  /// The identity of the pixels of a case; these are drawn only where no case of the same display list has been.
  ///
  /// - Parameter form: that of the identity that it is compared with.
  package func identity(of drawn: DrawnCase, form: PixelIdentity.Form = .runs) throws(CaseError) -> PixelIdentity {
    do { return try identity(of: drawn.picture, form: form) } catch { throw drawn.error(error) }
  }

  /// A picture by what it draws, known or new.
  package func picture(of list: DisplayList) -> DrawnPicture { recent.picture(of: list) }

  /// - Parameter isKept: whether the caller keeps it.
  package func bitmap(of picture: DrawnPicture, isKept: Bool = true) throws(DrawingError) -> Bitmap {
    try recent.bitmap(of: picture, isKept: isKept, draw: pixels)
  }

  package func identity(of picture: DrawnPicture, form: PixelIdentity.Form) throws(DrawingError) -> PixelIdentity {
    try recent.identity(of: picture, form: form, draw: pixels)
  }

  /// - Parameter unused: is drawn over where it has the right size, since new memory costs as much as much drawing does.
  private func pixels(_ list: DisplayList, over unused: inout Bitmap?) throws(DrawingError) -> Bitmap {
    let size = try Rasterizer.pixelSize(of: list, scale: scale)
    guard var bitmap = unused.take(), (bitmap.width, bitmap.height) == size else {
      return try rasterizer.draw(list, scale: scale)
    }
    try rasterizer.draw(list, scale: scale, into: &bitmap)
    return bitmap
  }

  /// The pixels of a case as a PNG file.
  package func png(of drawn: DrawnCase, compression: PNG.Compression) throws(CaseError) -> [UInt8] {
    let bitmap = try bitmap(of: drawn, isKept: false)
    do { return try PNG.encode(bitmap, compression: compression) } catch { throw drawn.error(error) }
  }

  /// The sheet of a case as it is now, with the origins of its commands.
  package func traced(_ snapshot: SnapshotCase, _ drawn: DrawnCase) throws(CaseError) -> Sheet {
    tracesOrigins ? drawn.sheet : try traced(snapshot)
  }

  /// The sheet of a case with the origins of its commands.
  ///
  /// - Parameter skin: as with ``draw(_:under:named:)``.
  package func traced(_ snapshot: SnapshotCase, under skin: (any Skin)? = nil) throws(CaseError) -> Sheet {
    do { return try snapshot.draw(SnapshotContext(scale: scale, skin: skin, tracesOrigins: true)) } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }
}

/// A case as it is laid out now.
package struct DrawnCase {
  package let id: String
  package let point: SnapshotPoint
  fileprivate let laidOut: LaidOutSheet

  package var sheet: Sheet { laidOut.sheet }
  package var picture: DrawnPicture { laidOut.picture }

  /// See ``LaidOutSheet/tokenDigest``.
  package var tokenDigest: ShortDigest { laidOut.tokenDigest }
  /// See ``LaidOutSheet/directValues``.
  package var directValues: [String?] { laidOut.directValues }

  package func error(_ error: any Error) -> CaseError { CaseError(id: id, point: point, underlying: error) }
}

/// Why a case could not be drawn or written.
public struct CaseError: DiagnosticError {
  /// The id of the case.
  public let id: String
  /// Where it was drawn.
  public let point: SnapshotPoint
  /// What the catalogue, the rasterizer or the PNG encoder threw.
  public let underlying: any Error

  package init(id: String, point: SnapshotPoint, underlying: any Error) {
    self.id = id
    self.point = point
    self.underlying = underlying
  }

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
