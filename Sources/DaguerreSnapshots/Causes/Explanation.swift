import DaguerreImages
import DaguerreSkins
public import DaguerreGraphics
public import DaguerreSupport

/// Why a part of a case looks as it does: what paints there, and which causes made it change.
public struct Explanation: Sendable {
  /// Which part is asked for.
  public enum Part: Sendable {
    case whole
    /// In pixels at the scale of references, from the top left.
    case pixel(x: Int, y: Int)
    /// By name or state, as in `Pressed`.
    case cell(String)
  }

  /// Something that is painted there.
  public struct Paint: Sendable, Hashable {
    /// The types of the view and of those around it, the outermost first; empty where nobody knows.
    public let views: [String]
    /// What is painted, as in `fill #FF7900FF`.
    public let paint: String
    /// The tokens that the view reads itself.
    public let tokens: [String]
  }

  /// A cause of pixels that differ there.
  public struct Cause: Sendable {
    /// Of the token whose own definition changed.
    public let path: String
    /// The recorded value as canonical text.
    public let old: String
    /// The value in force as canonical text.
    public let new: String
    /// From a token that the case reads down to the cause.
    public let chain: [String]
    /// How many pixels of the part go back when it alone is put back.
    public let pixels: Int
  }

  /// As in `button/default/text`.
  public let id: String
  /// Where in the matrix the case is drawn.
  public let point: SnapshotPoint
  /// The part that is explained, in pixels.
  public let bounds: PixelRect
  /// How many pixels of the part differ.
  public let changedPixels: Int
  /// How many of them no token accounts for.
  public let withoutToken: Int
  /// Nil where the case looks as recorded; false where something besides tokens has changed.
  public let isProven: Bool?
  /// Of a single pixel, as `#RRGGBBAA`; nil where there is none.
  public let colorBefore: String?
  /// As ``colorBefore``, of what is drawn now.
  public let colorAfter: String?
  /// The backmost first.
  public let paints: [Paint]
  /// By path.
  public let causes: [Cause]
}

/// What cannot be explained.
public enum ExplanationError: DiagnosticError {
  /// The case has no cell of that name.
  case noCell(String, known: [String])
  /// The sheet is smaller, in pixels.
  case outside(x: Int, y: Int, width: Int, height: Int)
  /// Something besides tokens has changed, and no picture is kept.
  case unknownBefore(id: String, point: SnapshotPoint, hasOwnTokens: Bool)
  /// The store has no line for the case.
  case noReference(id: String, point: SnapshotPoint)
  /// Only the references have cases of the id.
  case removed(id: String)

  /// What was asked for, and what there is.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .noCell(let name, let known):
      [Diagnostic("there is no cell '\(name)'", accepted: known, isWrongUse: true)]
    case .outside(let x, let y, let width, let height):
      [
        Diagnostic(
          "the pixel \(x),\(y) is outside the sheet, which is \(width)x\(height) pixels", isWrongUse: true)
      ]
    case .unknownBefore(let id, let point, let hasOwnTokens):
      [
        Diagnostic(
          "\(CaseStudent.Finding.doubt(hasOwnTokens: hasOwnTokens)), and no picture is kept: what it looked like is not known",
          at: "\(id) (\(point))")
      ]
    case .noReference(let id, let point):
      [Diagnostic("the case has no reference", at: "\(id) (\(point))")]
    case .removed(let id):
      [
        Diagnostic(
          "'\(id)' has references and no case any more: there is nothing to compare them with",
          hint: "'prune' removes them.", isWrongUse: true)
      ]
    }
  }
}

extension ImpactStudy {
  /// The selected cases of an id.
  ///
  /// - Throws: `SelectionError` and ``ExplanationError/removed(id:)`` where there are none, `StoreError` and `FileError`.
  package func cases(_ id: String, _ selection: SnapshotSelection) throws -> [SnapshotCase] {
    do { return try selection.cases(id: id, of: catalogue) } catch SelectionError.unknownCase(let id, let near) {
      let recorded = try store.reads(axes: catalogue.axes, only: { $0 == id })
      throw recorded?.isEmpty == false ? ExplanationError.removed(id: id) : SelectionError.unknownCase(id, near: near)
    }
  }

  /// Explains a part of a case by drawing it before and after, and with causes put back.
  ///
  /// - Throws: ``ExplanationError``, `CaseError`, `StoreError`, `FileError` and what the catalogue throws.
  public func explain(_ snapshot: SnapshotCase, _ part: Explanation.Part) throws -> Explanation {
    let (drawn, finding, tokens, drawer) = try finding(snapshot)
    let study: CaseStudy?
    switch finding {
    case .changed(let found): study = found
    case .equal, .tokens, .line: study = nil
    case .unknown(let hasOwnTokens):
      throw ExplanationError.unknownBefore(id: snapshot.id, point: snapshot.point, hasOwnTokens: hasOwnTokens)
    case .noReference: throw ExplanationError.noReference(id: snapshot.id, point: snapshot.point)
    }
    let after = try drawer.bitmap(of: drawn)
    let bounds = try Self.bounds(of: part, in: drawn.sheet, before: study?.before, after: after)
    var counts: [String: Int] = [:]
    var (changed, withoutToken) = (0, 0)
    if let pixels = study?.pixels {
      for (run, group) in pixels.runs where (bounds.y..<bounds.y + bounds.height).contains(run.y) {
        let count = run.columns.clamped(to: bounds.x..<bounds.x + bounds.width).count
        guard count > 0 else { continue }
        changed += count
        let causes = pixels.groups[group].causes
        if causes.isEmpty { withoutToken += count }
        for cause in causes { counts[cause, default: 0] += count }
      }
    }
    let isPixel = if case .pixel = part { true } else { false }
    let paints = try drawer.paints(in: bounds, of: snapshot, exactly: isPixel)
    let reads = paints.flatMap(\.tokens) + drawn.sheet.directReads
    let changes = try tokens[snapshot.point]?.changes() ?? .none
    func color(_ bitmap: Bitmap?) -> String? {
      isPixel ? bitmap?.color(bounds.x, bounds.y).map { HexadecimalColor.text($0.rgba) } : nil
    }
    return Explanation(
      id: snapshot.id, point: snapshot.point, bounds: bounds, changedPixels: changed, withoutToken: withoutToken,
      isProven: study.map { $0.evidence == .proven }, colorBefore: color(study?.before ?? after),
      colorAfter: color(after), paints: paints,
      causes: counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { path, pixels in
        let change = changes.changes[path]
        return Explanation.Cause(
          path: path, old: change?.recorded ?? "", new: change?.current ?? "",
          chain: changes.chain(from: reads, to: path), pixels: pixels)
      })
  }

  private static func bounds(
    of part: Explanation.Part, in sheet: Sheet, before: Bitmap?, after: Bitmap
  ) throws -> PixelRect {
    let width = max(after.width, before?.width ?? 0)
    let height = max(after.height, before?.height ?? 0)
    switch part {
    case .whole: return PixelRect(x: 0, y: 0, width: width, height: height)
    case .pixel(let x, let y):
      guard (0..<width).contains(x), (0..<height).contains(y) else {
        throw ExplanationError.outside(x: x, y: y, width: width, height: height)
      }
      return PixelRect(x: x, y: y, width: 1, height: 1)
    case .cell(let name):
      guard let cell = sheet.cells.first(where: { $0.name == name || $0.state == name }) else {
        throw ExplanationError.noCell(name, known: sheet.cells.map(\.state))
      }
      return cell.pixelFrame(scale: SnapshotStore.scale)
    }
  }
}
