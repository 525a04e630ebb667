public import DaguerreSkins
internal import DaguerreSupport

/// A shadow: offset, blur and colour.
///
/// Lengths in points.
public struct ElevationCompositeRawToken: Hashable, Sendable {
  /// Offset to the right.
  public let x: ElevationRawToken
  /// Offset downwards.
  public let y: ElevationRawToken
  /// Blur as design tools and CSS count it: twice the standard deviation.
  public let blur: ElevationRawToken
  /// Colour where the shadow is densest.
  public let color: ColorRawToken

  /// Half the blur, the standard deviation: what SwiftUI's `shadow` calls radius.
  public var radius: ElevationRawToken { blur / 2 }

  /// - Parameters: lengths in points.
  public init(x: ElevationRawToken, y: ElevationRawToken, blur: ElevationRawToken, color: ColorRawToken) {
    self.x = x
    self.y = y
    self.blur = blur
    self.color = color
  }
}

extension ElevationCompositeRawToken: SkinValue {
  /// Blends each length and the colour.
  public func interpolated(to other: ElevationCompositeRawToken, at frac: Frac) -> ElevationCompositeRawToken {
    ElevationCompositeRawToken(
      x: x.interpolated(to: other.x, at: frac), y: y.interpolated(to: other.y, at: frac),
      blur: blur.interpolated(to: other.blur, at: frac), color: color.interpolated(to: other.color, at: frac))
  }

  /// As in `x 0.0 y 2.0 blur 4.0 #00000033`, lengths in points.
  public var canonicalText: String { "x \(x) y \(y) blur \(blur) \(color.canonicalText)" }
}

extension ElevationCompositeRawToken: LosslessSkinValue {
  /// From ``canonicalText``, lengths in points.
  public init?(canonicalText: String) {
    let words = canonicalText.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 7, words[0] == "x", words[2] == "y", words[4] == "blur", let x = Double(words[1]),
      let y = Double(words[3]), let blur = Double(words[5]), HexadecimalColor.rgba(String(words[6])) != nil
    else { return nil }
    self.init(x: x, y: y, blur: blur, color: String(words[6]))
  }
}
