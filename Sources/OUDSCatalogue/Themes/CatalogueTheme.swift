public import OUDS

/// A theme of the catalogue, by the word of the command line, with the tunings that it takes.
public struct CatalogueTheme: Sendable {
  /// By which options and folders call it, as in `orange-compact`.
  public let name: String
  /// The first is the one that others are compared with.
  public let tunings: [Tuned]

  /// The theme in one of its tunings.
  public struct Tuned: Sendable {
    /// By which options and folders call the tuning, as in `max-it`.
    public let name: String
    /// The theme with the tuning applied.
    public let theme: OUDSTheme

    /// - Parameter name: by which options and folders call the tuning, as in `max-it`.
    public init(name: String, theme: OUDSTheme) {
      self.name = name
      self.theme = theme
    }
  }

  /// The ready themes; of the first, without tuning, references keep every picture.
  public static let all: [CatalogueTheme] = [
    CatalogueTheme(name: "orange", tunings: tuned { OrangeTheme(tuning: $0) }),
    CatalogueTheme(name: "orange-compact", tunings: tuned { OrangeCompactTheme(tuning: $0) }),
    CatalogueTheme(name: "orange-inverse", tunings: [Tuned(name: "default", theme: OrangeInverseTheme())]),
    CatalogueTheme(name: "sosh", tunings: [Tuned(name: "default", theme: SoshTheme())]),
    CatalogueTheme(name: "wireframe", tunings: [Tuned(name: "default", theme: WireframeTheme())]),
  ]

  /// - Parameters:
  ///   - name: by which options and folders call it, as in `orange-compact`: `a` to `z`, `0` to `9` and `-`.
  ///   - tunings: one at least.
  public init(name: String, tunings: [Tuned]) {
    self.name = name
    self.tunings = tunings
  }

  /// A theme in every ready tuning.
  public static func tuned(_ theme: (Tuning) -> OUDSTheme) -> [Tuned] {
    Tuning.predefined.map { Tuned(name: $0.name, theme: theme($0.tuning)) }
  }
}
