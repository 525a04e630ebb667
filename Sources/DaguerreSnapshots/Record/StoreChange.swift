/// What a recording does to the files of a store once everything is staged.
struct StoreChange {
  /// The names of staged files, and where in the store they go.
  var moves: [(staged: String, path: String)] = []
  /// Paths in the store.
  var removals: [String] = []
}
