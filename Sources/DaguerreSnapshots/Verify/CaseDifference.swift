import DaguerreGraphics
public import DaguerreImages

/// How a case differs from its reference.
public struct CaseDifference: Sendable {
  /// What exactly does not fit.
  public enum Kind: Sendable {
    /// The manifest has no line for it.
    case noReference
    /// It looks different; `cells` are those that changed, in the sheet's order.
    case pixels(PixelDifference, size: SizeChange?, cells: [CellDifference])
    /// It does not have the pixels of its line, nor do the recorded tokens draw them, and no readable picture is kept.
    case noPicture
    /// It looks like its picture, but the line says other pixels or another size.
    case manifestMismatch
    /// It looks the same, but read other tokens, or tokens with other values, than when it was recorded.
    case tokens
  }

  /// The id of the case.
  public let id: String
  /// Where it was drawn.
  public let point: SnapshotPoint
  /// What does not fit, and how much.
  public let kind: Kind
  /// The tokens it reads that had another value when recorded, sorted by path.
  public let changedTokens: [TokenChange]
  /// The views that paint where it looks different, backmost first: those that read a changed token, or all if there
  /// are none.
  public let painters: [Painter]
  /// The expected, actual and difference pictures that were written, relative to the report's folder.
  public let images: [String]

  /// Whether it looks different although no token that it reads has changed.
  public var isUnexplained: Bool {
    switch kind {
    case .pixels, .noPicture: changedTokens.isEmpty
    case .noReference, .manifestMismatch, .tokens: false
    }
  }
}

/// A sheet that is larger or smaller than its reference, in pixels.
public struct SizeChange: Hashable, Sendable {
  /// The width of the reference.
  public let expectedWidth: Int
  /// The height of the reference.
  public let expectedHeight: Int
  /// The width as drawn now.
  public let actualWidth: Int
  /// The height as drawn now.
  public let actualHeight: Int

  /// - Returns: nil when both pictures have the same size.
  package init?(_ comparison: BitmapComparison) {
    let (expected, actual) = (comparison.expected, comparison.actual)
    if expected.width == actual.width && expected.height == actual.height { return nil }
    (expectedWidth, expectedHeight) = (expected.width, expected.height)
    (actualWidth, actualHeight) = (actual.width, actual.height)
  }
}

extension SizeChange: CustomStringConvertible {
  /// As in `size 20x10 instead of 16x10`.
  public var description: String {
    "size \(actualWidth)x\(actualHeight) instead of \(expectedWidth)x\(expectedHeight)"
  }
}

/// What changed in one cell of a sheet.
public struct CellDifference: Hashable, Sendable {
  /// What the sheet calls the cell, as in `Enabled`.
  public let name: String
  /// Within the component's box.
  public let inside: PixelDifference?
  /// Outside, but nearer to this box than to any other: focus ring, shadow, label.
  public let around: PixelDifference?
}

/// A token with its value when recorded and its value now.
public struct TokenChange: Hashable, Sendable {
  /// Where the token is found, as in `button.colorBgDefaultEnabled`.
  public let path: String
  /// The value when recorded, as canonical text; nil where the token did not exist.
  public let recorded: String?
  /// The value now, as canonical text; nil where the token does not exist.
  public let current: String?
}

/// A view that paints, and the changed tokens that it reads itself.
public struct Painter: Hashable, Sendable {
  /// The types of the view and of those around it, the outermost first.
  public let views: [String]
  /// The paths of the tokens.
  public let changedTokens: [String]
}
