public import DaguerreImages

/// How a case differs from its reference.
public struct CaseDifference: Sendable {
  public enum Kind: Sendable {
    /// The manifest has no line for it.
    case noReference
    /// It looks different; `cells` are those that changed, in the sheet's order.
    case pixels(PixelDifference, size: SizeChange?, cells: [CellDifference])
    /// It does not have the pixels of its line, nor do the recorded tokens draw them, and no readable picture is kept.
    case noPicture
    /// It looks like its picture, but the line gives other pixels or another size.
    case manifestMismatch
    /// It looks the same, but read other tokens or other values than when it was recorded.
    case tokens
  }

  public let id: String
  public let point: SnapshotPoint
  public let kind: Kind
  /// Of the tokens it reads, those that had another value when recorded, sorted by path.
  public let changedTokens: [TokenChange]
  /// The views that paint where it looks different, the backmost first: those that read a changed token, or all if
  /// none does.
  public let painters: [Painter]
  /// The pictures written: expected, actual and difference, as far as there are; relative to the report's folder.
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
  public let expectedWidth: Int
  public let expectedHeight: Int
  public let actualWidth: Int
  public let actualHeight: Int

  /// Nothing when both pictures have the same size.
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
  public let name: String
  /// Within the component's box.
  public let inside: PixelDifference?
  /// Nearer to this box than to any other: focus ring, shadow, label.
  public let around: PixelDifference?
}

/// A token with its value when recorded and its value now; nothing where it does not exist.
public struct TokenChange: Hashable, Sendable {
  public let path: String
  public let recorded: String?
  public let current: String?
}

/// A view that paints, with those of the tokens it reads itself that have changed.
public struct Painter: Hashable, Sendable {
  /// The types of the view and of those around it, the outermost first.
  public let views: [String]
  public let changedTokens: [String]
}
