internal import DaguerreSkins
internal import DaguerreSupport
public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import Synchronization

/// What a contrast between two colours is enough for: texts, and all else.
public typealias WCAG21Requirements = (textual: Bool, nonTextual: Bool)

/// How well two colours can be told apart, by WCAG 2.1.
public struct OUDSWCAG21Ratio: Hashable, Sendable {
  /// From 1 to 21.
  public let ratio: Double

  /// A contrast that is known.
  public init(ratio: Double) { self.ratio = ratio }

  /// Whether it is at least 3 to 1.
  public var meets3to1: Bool { ratio >= 3 }
  /// Whether it is at least 4.5 to 1.
  public var meets4_5to1: Bool { ratio >= 4.5 }
  /// Whether it is at least 7 to 1.
  public var meets7to1: Bool { ratio >= 7 }

  /// What level AA asks for.
  public var requirementsAA: WCAG21Requirements { (textual: meets4_5to1, nonTextual: meets3to1) }
  /// What level AAA asks for.
  public var requirementsAAA: WCAG21Requirements { (textual: meets7to1, nonTextual: meets4_5to1) }

  /// How much light a colour gives, from 0 for black to 1 for white; its opacity does not count.
  public static func luminance(for color: Color) -> CGFloat? { CGFloat(SkinColor(color).relativeLuminance) }

  /// From 1 to 21.
  public static func contrastRatio(_ first: Color, _ second: Color) -> Double? {
    SkinColor(first).contrastRatio(to: SkinColor(second))
  }

  /// Of two colours by their codes, such as `#FF7900`, as they look on white; nil if one is none.
  public static func contrastRatios(_ first: String, _ second: String) -> OUDSWCAG21Ratio? {
    guard let first = first.toHex6().flatMap(Color.init(hexadecimalCode:)),
      let second = second.toHex6().flatMap(Color.init(hexadecimalCode:))
    else { return nil }
    return contrastRatio(first, second).map(OUDSWCAG21Ratio.init)
  }
}

/// Warns of contrasts that are too low, on standard error.
public enum OUDSWCAG21Ratios {
  /// What a colour is checked for.
  public enum Level: Hashable, Sendable {
    /// Texts of level AA: 4.5 to 1.
    case AA
    /// Texts of level AAA: 7 to 1.
    case AAA
    /// All but texts: 3 to 1.
    case nonTextual

    fileprivate var least: Double {
      switch self {
      case .AA: 4.5
      case .AAA: 7
      case .nonTextual: 3
      }
    }
  }

  private static let isOn = Mutex(false)

  /// Whether to warn; not unless somebody says so.
  public static var oudsDebugWCAG21Colors: Bool {
    get { isOn.withLock { $0 } }
    set { isOn.withLock { $0 = newValue } }
  }

  /// Of two colours by their codes, such as `#FF7900`; nil if one is none.
  public static func contrastRatios(_ first: String, _ second: String) -> OUDSWCAG21Ratio? {
    OUDSWCAG21Ratio.contrastRatios(first, second)
  }

  /// Warns if two colours have less contrast than a level asks for.
  ///
  /// - Parameter surface: what the colour stands on; nil where no coloured surface is, and nothing is checked.
  public static func debugContrastRatio(_ color: Color, _ surface: Color?, _ level: Level) {
    guard oudsDebugWCAG21Colors, let surface, let ratio = OUDSWCAG21Ratio.contrastRatio(color, surface),
      ratio < level.least
    else { return }
    StandardError.write(
      "contrast of \(SkinColor(color).canonicalText) on \(SkinColor(surface).canonicalText): \(ratio), less than \(level.least) to 1\n"
    )
  }
}

extension OUDSWCAG21Ratio {
  /// A former place.
  @available(*, deprecated, message: "Use OUDSWCAG21Ratios.oudsDebugWCAG21Colors.")
  public static var oudsDebugWCAG21Colors: Bool {
    get { OUDSWCAG21Ratios.oudsDebugWCAG21Colors }
    set { OUDSWCAG21Ratios.oudsDebugWCAG21Colors = newValue }
  }
}
