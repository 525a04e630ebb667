public import DaguerreViews
internal import OUDSThemesContract
public import OUDSTokensSemantic

extension OUDSWCAG21Ratio {
  /// What a colour is used for.
  public enum Target: Hashable, Sendable {
    /// Texts.
    case textual
    /// All else that tells something.
    case nonTextual
  }

  /// How much a contrast has to be.
  public enum Criteria: Hashable, Sendable {
    /// What level AA asks for.
    case AA
    /// What level AAA asks for.
    case AAA
  }

  /// Whether two colours have the contrast that they need in light and in dark mode; writes what has too little to standard
  /// error.
  ///
  /// - Parameter source: where the colours are used, for the message.
  /// - Returns: false, too, unless ``OUDSWCAG21Ratios/oudsDebugWCAG21Colors`` is set.
  @discardableResult
  public static func debugContrastRatio(
    _ first: MultipleColorSemanticToken, _ second: MultipleColorSemanticToken, _ target: Target = .textual,
    _ criteria: Criteria = .AA, _ source: String = #file
  ) -> Bool {
    areEnough(first.color, second.color, target, criteria, source)
  }

  /// The same of a colour on the surface around a view, which has one colour in the mode that is drawn.
  ///
  /// - Returns: false, too, where there is no coloured surface.
  @discardableResult
  public static func debugContrastRatio(
    _ color: MultipleColorSemanticToken, _ surface: Color?, _ target: Target = .textual, _ criteria: Criteria = .AA,
    _ source: String = #file
  ) -> Bool {
    guard let surface else { return false }
    return areEnough(color.color, { _ in surface }, target, criteria, source)
  }

  /// Both modes are looked at, so that both are written about.
  private static func areEnough(
    _ first: (ColorScheme) -> Color, _ second: (ColorScheme) -> Color, _ target: Target, _ criteria: Criteria,
    _ source: String
  ) -> Bool {
    guard OUDSWCAG21Ratios.oudsDebugWCAG21Colors else { return false }
    let results = [ColorScheme.light, .dark].map { scheme in
      isEnough(first(scheme), second(scheme), target, criteria, "\(source), \(scheme)")
    }
    return results.allSatisfy { $0 }
  }

  private static func isEnough(
    _ first: Color, _ second: Color, _ target: Target, _ criteria: Criteria, _ place: String
  ) -> Bool {
    guard let number = contrastRatio(first, second) else { return false }
    let ratio = OUDSWCAG21Ratio(ratio: number)
    let requirements = criteria == .AA ? ratio.requirementsAA : ratio.requirementsAAA
    let isEnough = target == .textual ? requirements.textual : requirements.nonTextual
    if !isEnough { OUDSLogger.warning("\(place): a contrast of \(number) to 1 is less than \(criteria) asks for") }
    return isEnough
  }
}
