/// What the name of a single face says, as in `HelveticaNeue-BoldItalic`: such names have no spaces, and a weight and a
/// slant after a hyphen.
struct FaceName {
  /// What stands before the hyphen.
  let family: String
  /// Nil for a name without a weight.
  let weight: Int?
  let isItalic: Bool

  /// Nil for a name with a space, or with something else after its hyphen.
  init?(_ name: String) {
    guard !name.contains(" ") else { return nil }
    guard let hyphen = name.lastIndex(of: "-") else {
      (family, weight, isItalic) = (name, nil, false)
      return
    }
    var style = name[name.index(after: hyphen)...].lowercased()
    if style.hasSuffix("mt") { style.removeLast(2) }
    let slant = ["italic", "oblique"].first { style.hasSuffix($0) }
    if let slant { style.removeLast(slant.count) }
    guard hyphen > name.startIndex, let weight = Self.weights[style] else { return nil }
    (family, self.weight, isItalic) = (String(name[..<hyphen]), weight, slant != nil)
  }

  /// By the names that faces have for them.
  private static let weights = [
    "": 400, "thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200, "light": 300, "regular": 400,
    "roman": 400, "book": 400, "normal": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
  ]
}
