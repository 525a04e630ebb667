internal import ArgumentParser
internal import DaguerreSnapshots

/// A theme with some of its axes, as in `orange`, `orange/max-it` or `sosh/dark/regular`.
struct ThemePoint: Sendable {
  private(set) var theme: ThemeInForce
  let variants: VariantChoice

  /// - Throws: an error that names the word which is not known.
  init(_ text: String) throws {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = words[0]
    var tuning: String?
    var mode: String?
    var sizeClass: String?
    for word in words.dropFirst() {
      let isRepeated: Bool
      switch word {
      case _ where VariantChoice.modes.contains(word):
        isRepeated = mode != nil
        mode = word
      case _ where VariantChoice.sizeClasses.contains(word):
        isRepeated = sizeClass != nil
        sizeClass = word
      default:
        isRepeated = tuning != nil
        tuning = word
      }
      if isRepeated {
        throw ValidationError(
          "'\(text)': a point is THEME/TUNING/MODE/SIZE-CLASS, and each but the theme can be left out.")
      }
    }
    guard let theme = try ThemeInForce.selected([name], tuning: tuning).first else {
      throw SelectionError.nothingSelected
    }
    self.theme = theme
    variants = VariantChoice(mode: mode, sizeClass: sizeClass)
  }

  /// The point with layers over its tokens.
  func with(_ layers: [OverlayLayer]) throws -> ThemePoint {
    var point = self
    point.theme = try theme.with(layers)
    return point
  }
}
