// What the library's foundations had before its first release.

public import DaguerreViews
public import Foundation

/// One less.
postfix operator --
/// One more.
postfix operator ++

extension Int {
  /// One less.
  @available(*, deprecated, message: "Use -= 1.")
  @discardableResult
  public static postfix func -- (value: inout Int) -> Int {
    value -= 1
    return value
  }

  /// One more.
  @available(*, deprecated, message: "Use += 1.")
  @discardableResult
  public static postfix func ++ (value: inout Int) -> Int {
    value += 1
    return value
  }

  /// The number as a weight.
  @available(*, deprecated, message: "Use Font.Weight(weight:).")
  public var fontWeight: Font.Weight { Font.Weight(self) }
}

extension String {
  /// The name of a family with that of a weight.
  @available(*, deprecated, message: "Use kApplePostScriptFontNames.")
  public func compose(withFont weight: String) -> String { isEmpty || weight.isEmpty ? self : "\(self)-\(weight)" }
}

/// The colour of what has none.
@available(*, deprecated, message: "Use Color.black.")
public let oudsDefaultColor = Color.black

/// A contrast, and what it is enough for.
public typealias OUDSColorRatios = (ratio: CGFloat, meets3to1: Bool, meets4_5to1: Bool)

/// How well two colours can be told apart.
@available(*, deprecated, message: "Use OUDSWCAG21Ratio.")
public enum OUDSColorContrastValidator {
  /// Of two colours by their codes, such as `#FF7900`; nil if one is none.
  public static func ratioCheck(_ first: String, _ second: String) -> OUDSColorRatios? {
    OUDSWCAG21Ratio.contrastRatios(first, second).map {
      (ratio: CGFloat($0.ratio), meets3to1: $0.meets3to1, meets4_5to1: $0.meets4_5to1)
    }
  }
}
