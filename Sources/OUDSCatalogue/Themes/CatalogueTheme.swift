package import OUDS

/// A theme of the catalogue, by the word of the command line, with the tunings that it takes.
package struct CatalogueTheme: Sendable {
  package let name: String
  /// The first is the one that others are compared with.
  package let tunings: [Tuned]

  package struct Tuned: Sendable {
    package let name: String
    package let theme: OUDSTheme
  }

  package static let all: [CatalogueTheme] = [
    CatalogueTheme(name: "orange", tunings: tuned { OrangeTheme(tuning: $0) }),
    CatalogueTheme(name: "orange-compact", tunings: tuned { OrangeCompactTheme(tuning: $0) }),
    CatalogueTheme(name: "orange-inverse", tunings: [Tuned(name: "default", theme: OrangeInverseTheme())]),
    CatalogueTheme(name: "sosh", tunings: [Tuned(name: "default", theme: SoshTheme())]),
    CatalogueTheme(name: "wireframe", tunings: [Tuned(name: "default", theme: WireframeTheme())]),
  ]

  /// A theme in every ready tuning.
  static func tuned(_ theme: (Tuning) -> OUDSTheme) -> [Tuned] {
    Tuning.predefined.map { Tuned(name: $0.name, theme: theme($0.tuning)) }
  }
}
