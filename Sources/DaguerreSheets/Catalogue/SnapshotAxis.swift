/// One axis of the matrix: its values, and how names, paths and options show it.
///
/// A catalogue declares its axes once. Manifest columns, options, help, galleries, file names, the fallback of
/// references and JSON follow from that, so a new axis needs nothing more:
///
/// ```swift
/// SnapshotAxis("density", values: ["comfortable", "dense"], changesTokens: true)
/// ```
public struct SnapshotAxis: Hashable, Sendable {
  /// How prominent an axis is where not everything can be shown, from the most to the least.
  ///
  /// | | in names of points | in paths of references | `render` draws | `gallery` shows |
  /// | --- | --- | --- | --- | --- |
  /// | `sideBySide` | always | always | all | all, side by side |
  /// | `choice` | always | unless it is the default | all | all, chosen on the page |
  /// | `variant` | always | unless it is the default | all | the default |
  /// | `further` | unless it is the default | unless it is the default | the default | the default |
  ///
  /// A value that is named on the command line is always drawn.
  public enum Prominence: Int, Comparable, Sendable {
    /// From the most prominent to the least; the table above tells what each means.
    case sideBySide, choice, variant, further

    /// Whether `left` counts more than `right`.
    public static func < (left: Prominence, right: Prominence) -> Bool { left.rawValue < right.rawValue }
  }

  /// The values in their order; the first is the default, whose references others fall back on.
  private enum Values: Hashable {
    case same([String])
    /// By the theme, in the order of the themes.
    case ofTheme([ThemeValues])
  }

  private struct ThemeValues: Hashable {
    let theme: String
    let values: [String]
  }

  /// The column of manifests and the key in JSON, as in `sizeClass`: a letter, then letters and digits.
  public let name: String
  /// How much the axis counts where not everything can be shown.
  public let prominence: Prominence
  /// Whether tokens may have another value for another value of the axis; the record of tokens has a point for each.
  public let changesTokens: Bool
  private let values: Values
  /// Added in names to a value that would be unclear alone, as in `high-contrast` and `text-1.5`.
  private let prefix: String
  private let suffix: String

  /// An axis whose values are the same in all themes.
  ///
  /// - Parameters:
  ///   - name: as in `density` or `sizeClass`; the option is `--size-class`.
  ///   - values: words of `a` to `z`, `0` to `9`, `-` and `_`, or decimal numbers; the first is the default.
  ///   - prefix: before a value in names of points and paths of pictures, as in `text-1.5`.
  ///   - suffix: after it, as in `high-contrast`.
  public init(
    _ name: String, values: [String], prominence: Prominence = .further, changesTokens: Bool = false,
    prefix: String = "", suffix: String = ""
  ) {
    self.init(name, .same(values), prominence, changesTokens: changesTokens, prefix: prefix, suffix: suffix)
  }

  private init(
    _ name: String, _ values: Values, _ prominence: Prominence, changesTokens: Bool, prefix: String = "",
    suffix: String = ""
  ) {
    self.name = name
    self.values = values
    self.prominence = prominence
    self.changesTokens = changesTokens
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The axis where tokens may have another value for another value of it.
  public var changingTokens: SnapshotAxis {
    SnapshotAxis(name, values, prominence, changesTokens: true, prefix: prefix, suffix: suffix)
  }

  /// The option of the command line, without dashes, as in `size-class`.
  public var option: String { name.words(joinedBy: "-") }

  /// The axis for people, as in `size class`.
  public var displayName: String { name.words(joinedBy: " ") }

  /// All values, each once, in order.
  public var allValues: [String] {
    switch values {
    case .same(let values): return values
    case .ofTheme(let themes):
      var known: Set<String> = []
      return themes.flatMap(\.values).filter { known.insert($0).inserted }
    }
  }

  /// The values that a theme has; none for an unknown theme where they depend on it.
  public func values(in theme: String) -> [String] {
    switch values {
    case .same(let values): values
    case .ofTheme(let themes): themes.first { $0.theme == theme }?.values ?? []
    }
  }

  /// The value that stands for the axis when none is named; empty when the axis has no values.
  func defaultValue(in theme: String) -> String { values(in: theme).first ?? "" }

  /// A value as it appears in names of points and paths of pictures, as in `high-contrast`.
  package func label(_ value: String) -> String { prefix + value + suffix }
}

extension SnapshotAxis {
  package static let themeName = "theme"

  /// The themes, each of which has a folder of references; every catalogue has this axis, first.
  public static func theme(_ names: [String]) -> SnapshotAxis {
    SnapshotAxis(themeName, values: names, prominence: .sideBySide, changesTokens: true)
  }

  /// The tunings; each theme has its own.
  public static func tuning(_ tunings: [(theme: String, values: [String])]) -> SnapshotAxis {
    SnapshotAxis(
      "tuning", .ofTheme(tunings.map { ThemeValues(theme: $0.theme, values: $0.values) }), .choice, changesTokens: true)
  }

  /// Light and dark colours.
  public static func mode(_ values: [String] = ["light", "dark"]) -> SnapshotAxis {
    SnapshotAxis("mode", values: values, prominence: .sideBySide, changesTokens: true)
  }

  /// The horizontal size class.
  public static func sizeClass(_ values: [String] = ["compact", "regular"]) -> SnapshotAxis {
    SnapshotAxis("sizeClass", values: values, prominence: .variant, changesTokens: true)
  }

  /// Where lines begin.
  public static func direction(_ values: [String] = ["ltr", "rtl"]) -> SnapshotAxis {
    SnapshotAxis("direction", values: values, prominence: .variant)
  }

  /// The contrast that the user has asked for.
  public static func contrast(_ values: [String] = ["normal", "high"]) -> SnapshotAxis {
    SnapshotAxis("contrast", values: values, suffix: "-contrast")
  }

  /// How much larger texts are, as decimal numbers.
  public static func textScale(_ values: [String]) -> SnapshotAxis {
    SnapshotAxis("textScale", values: values, prefix: "text-")
  }
}
