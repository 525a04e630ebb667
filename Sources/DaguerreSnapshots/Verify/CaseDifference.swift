package import DaguerreGraphics
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
    ///
    /// A line may have tokens of its own because it was recorded without its whole theme.
    case noPicture(hasOwnTokens: Bool)
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
  /// Whether the values of its theme's tokens are recorded; they are once the theme was recorded as a whole.
  public let hasRecordedTokens: Bool
  /// The paths of the causes of these with the pixels that go back to each, the largest share first.
  public let causes: [Report.Share]
  /// How many pixels differ that no token accounts for.
  public let withoutToken: Int
  /// How many pixels differ by a step that people can see.
  public let visiblePixels: Int
  /// Whether nothing besides tokens has changed: the recorded ones draw what was recorded.
  public let isProven: Bool
  /// The same for all cases that look the same before, look the same now, and have the same causes.
  public let look: String
  /// For each cause of pixels how many of these people can see.
  let visibleShares: [String: Int]

  /// Whether it looks different, in part at least, for no token.
  public var isUnexplained: Bool {
    switch kind {
    case .pixels: withoutToken > 0
    case .noPicture: true
    case .noReference, .manifestMismatch, .tokens: false
    }
  }
}

extension CaseDifference {
  /// - Parameter causes: of what the case reads, whether they change pixels or not.
  init(
    id: String, point: SnapshotPoint, kind: Kind, finding: CaseStudent.Finding, changedTokens: [TokenChange],
    hasRecordedTokens: Bool = true, causes: @autoclosure () throws -> [String], look: String
  ) rethrows {
    (self.id, self.point, self.kind, self.changedTokens, self.look) = (id, point, kind, changedTokens, look)
    self.hasRecordedTokens = hasRecordedTokens
    guard case .changed(let study) = finding else {
      self.causes = try causes().map { Report.Share(path: $0, pixels: 0) }
      (withoutToken, visiblePixels, visibleShares) = (0, 0, [:])
      // It looks as recorded, and the causes tell what is not.
      isProven = if case .tokens = finding { !self.causes.isEmpty } else { false }
      return
    }
    let counts = study.pixels.counts
    self.causes = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { Report.Share(path: $0.key, pixels: $0.value) }
    withoutToken = study.pixels.withoutToken
    visiblePixels = study.visible.reduce(0, +)
    isProven = study.evidence == .proven
    var shares: [String: Int] = [:]
    for (group, visible) in zip(study.pixels.groups, study.visible) {
      for cause in group.causes { shares[cause, default: 0] += visible }
    }
    visibleShares = shares
  }

  /// Whether it does not look as recorded.
  var looksDifferent: Bool {
    switch kind {
    case .pixels, .noPicture: true
    case .noReference, .manifestMismatch, .tokens: false
    }
  }

  /// How many pixels differ.
  public var changedPixels: Int {
    if case .pixels(let difference, _, _) = kind { return difference.changedPixels }
    return 0
  }
}

extension [CaseDifference] {
  /// Cases that changed although no token did, then the others.
  var unexplainedFirst: [CaseDifference] { filter(\.isUnexplained) + filter { !$0.isUnexplained } }
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
  package init?(from expected: Bitmap, to actual: Bitmap) {
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

  var bounds: PixelRect? {
    guard let inside else { return around?.bounds }
    return around.map { inside.bounds.union($0.bounds) } ?? inside.bounds
  }
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
