internal import OUDS

/// A theme of the catalogue, by the word of the command line, with the tunings that it takes.
struct CatalogueTheme: Sendable {
  let name: String
  /// The first is the one that others are compared with.
  let tunings: [Tuned]

  struct Tuned: Sendable {
    let name: String
    let theme: OUDSTheme
  }

  static let all: [CatalogueTheme] = [
    CatalogueTheme(name: "orange", tunings: tuned { OrangeTheme(tuning: $0) })
  ]

  /// A theme in every ready tuning.
  private static func tuned(_ theme: (Tuning) -> OUDSTheme) -> [Tuned] {
    [
      Tuned(name: "default", theme: theme(.default)),
      Tuned(name: "orange-france", theme: theme(.OrangeFrance)),
      Tuned(name: "orange-business", theme: theme(.OrangeBusiness)),
      Tuned(name: "max-it", theme: theme(.MaxIt)),
    ]
  }
}
