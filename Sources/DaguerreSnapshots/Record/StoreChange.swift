/// What a recording does to the files of a store once everything is staged.
struct StoreChange {
  /// The names of staged files, and where in the store they go.
  var moves: [(staged: String, path: String)] = []
  /// Paths in the store.
  var removals: [String] = []
}

extension StoreChange {
  /// - Parameter summary: counts what changes in the themes.
  init(
    _ themes: [ThemeUpdate], _ reads: ReadUpdate?, _ settings: SettingsUpdate? = nil,
    counting summary: inout RecordSummary
  ) {
    settings?.add(to: &self)
    for theme in themes { theme.add(to: &self, &summary) }
    reads?.add(to: &self)
  }
}
