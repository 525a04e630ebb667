/// Joins the sets of tokens that Tokens Studio keeps in one file, each under its name.
///
/// Aliases leave out the name of the set, and of a token in several sets the last counts.
enum TokenSets {
  /// - Throws: where the file has several themes, which are different choices of sets.
  static func joined(_ root: JSON, file: String) throws(TokenError) -> JSON {
    let themes = root["$themes"]?.elements ?? []
    let order = root["$metadata"]?["tokenSetOrder"]?.elements
    guard let members = root.members, order != nil || !themes.isEmpty else { return root }
    guard themes.count < 2 else {
      let names = themes.compactMap { $0["name"]?.string }.joined(separator: ", ")
      throw TokenError(
        "the file has the sets of several themes (\(names)); export one theme",
        at: SourceLocation(file: file, line: root.line))
    }
    let groups = members.filter { !$0.name.hasPrefix("$") }
    var names = order?.compactMap(\.string) ?? groups.map(\.name)
    if let chosen = themes.first?["selectedTokenSets"] {
      names = names.filter { name in chosen[name].map { $0.string != "disabled" } ?? false }
    }
    let sets = Dictionary(groups.map { ($0.name, $0.value) }) { first, _ in first }
    var all = members.filter { $0.name.hasPrefix("$") && $0.name != "$themes" && $0.name != "$metadata" }
    for name in names { all = JSON.joined(all, sets[name]?.members ?? []) }
    return root.with(all)
  }
}
