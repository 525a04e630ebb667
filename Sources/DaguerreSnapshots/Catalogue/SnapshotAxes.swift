/// A point of the matrix that a case is drawn at, in the words of the command line (`orange`, `max-it`, `dark`).
///
/// Points are ordered by their words, theme first.
public struct SnapshotAxes: Hashable, Sendable {
  /// The contrast that is meant where none is named.
  public static let standardContrast = "normal"
  /// The text scale that is meant where none is named.
  public static let standardTextScale = "1"

  public var theme: String
  public var tuning: String
  public var mode: String
  public var sizeClass: String
  public var direction: String
  public var contrast: String
  /// How much larger texts are, as a decimal number: `1`, `1.5`.
  public var textScale: String

  public init(
    theme: String, tuning: String, mode: String, sizeClass: String, direction: String,
    contrast: String = Self.standardContrast, textScale: String = Self.standardTextScale
  ) {
    self.theme = theme
    self.tuning = tuning
    self.mode = mode
    self.sizeClass = sizeClass
    self.direction = direction
    self.contrast = contrast
    self.textScale = textScale
  }

  private var words: [String] { [theme, tuning, mode, sizeClass, direction, contrast, textScale] }

  /// Names for contrast and text scale where they are not the standard, as in `high-contrast` and `text-1.5`.
  static func names(contrast: String, textScale: String) -> [String] {
    var names: [String] = []
    if contrast != standardContrast { names.append("\(contrast)-contrast") }
    if textScale != standardTextScale { names.append("text-\(textScale)") }
    return names
  }
}

extension SnapshotAxes: Comparable {
  public static func < (left: SnapshotAxes, right: SnapshotAxes) -> Bool {
    left.words.lexicographicallyPrecedes(right.words)
  }
}

extension SnapshotAxes: CustomStringConvertible {
  /// As in `orange/max-it/dark/compact/ltr`; followed by contrast and text scale where they are not the standard, as
  /// in `orange/max-it/dark/compact/ltr/high-contrast/text-1.5`.
  public var description: String {
    ([theme, tuning, mode, sizeClass, direction] + Self.names(contrast: contrast, textScale: textScale))
      .joined(separator: "/")
  }
}
