/// The sets of tokens of Tokens Studio, of which a theme says which count.
///
/// They lie in one file, each under its name, with `$themes` and `$metadata`; or in a folder, each in a file of its own
/// beside `$themes.json` and `$metadata.json`. Aliases leave out the name of the set, and of a token in several sets the
/// last counts. A group of themes is what a resolver document calls a modifier, and a theme a context of it.
struct TokenSets {
  private static let groupOfOthers = "theme"
  private static let mostSets = 1000

  /// In their order.
  private let sets: [(name: String, tokens: JSON)]

  /// - Parameters:
  ///   - themes: those that count together; all sets count without one that names some.
  private func tokens(of themes: [JSON]) -> [JSON.Member] {
    let selections = themes.compactMap(Self.selection(of:))
    let names = Set(selections.joined())
    return sets.reduce([]) { all, set in
      selections.isEmpty || names.contains(set.name) ? JSON.joined(all, set.tokens.members ?? []) : all
    }
  }

  /// Joins the sets of a file that has at most one theme.
  ///
  /// - Throws: where the file has several themes, which are different choices of sets.
  static func joined(_ root: JSON, file: String) throws(TokenError) -> JSON {
    guard let sets = try TokenSets(inFile: root, file: file) else { return root }
    let themes = root["$themes"]?.elements ?? []
    guard themes.count < 2 else {
      let names = themes.compactMap { $0["name"]?.string }.joined(separator: ", ")
      throw TokenError(
        "the file has the sets of several themes (\(names)); export one theme, or give the file to --tokens",
        at: SourceLocation(file: file, line: root.line))
    }
    let others = (root.members ?? []).filter {
      $0.name.hasPrefix("$") && $0.name != "$themes" && $0.name != "$metadata"
    }
    return root.with(JSON.joined(others, sets.tokens(of: themes)))
  }

  private init(sets: [(name: String, tokens: JSON)]) { self.sets = sets }

  /// Nil for a file without sets.
  private init?(inFile root: JSON, file: String) throws(TokenError) {
    let order = root["$metadata"]?["tokenSetOrder"]
    guard let members = root.members, order?.elements != nil || root["$themes"]?.elements?.isEmpty == false else {
      return nil
    }
    let groups = members.filter { !$0.name.hasPrefix("$") }
    let sets = Dictionary(groups.map { ($0.name, $0.value) }) { first, _ in first }
    let all = order?.elements?.compactMap(\.string) ?? groups.map(\.name)
    let names = try Self.names(all, root["$themes"]?.elements ?? [], root, file: file)
    self.init(sets: names.compactMap { name in sets[name].map { (name, $0) } })
  }

  /// The sets that a theme names; nil for one that names none.
  private static func selection(of theme: JSON) -> [String]? {
    theme["selectedTokenSets"].map { ($0.members ?? []).filter { $0.value.string != "disabled" }.map(\.name) }
  }

  /// Each once, those last that only themes name, and no more than can be joined in time.
  private static func names(
    _ order: [String], _ themes: [JSON], _ root: JSON, file: String
  ) throws(TokenError) -> [String] {
    var seen: Set<String> = []
    let names = (order + themes.compactMap(selection(of:)).joined()).filter { seen.insert($0).inserted }
    guard names.count <= mostSets else {
      throw TokenError("there are more than \(mostSets) sets", at: SourceLocation(file: file, line: root.line))
    }
    return names
  }

  // MARK: - Themes

  /// The tokens of the themes of a file or folder; nil for a file without themes.
  ///
  /// - Parameters:
  ///   - root: the file, or `$themes.json` of the folder.
  ///   - inputs: the themes that are chosen, by the name of the group.
  /// - Throws: ``TokenError``, and what `read` throws.
  static func composed(
    _ root: JSON, name: String, inputs: [String: String], read: (String) throws -> [UInt8]
  ) throws -> [JSON.Member]? {
    let sets: TokenSets
    let themes: [JSON]
    if let elements = root.elements {
      themes = elements
      let folder = String(name.dropLast(TokenDocument.themesFile.count))
      func parsed(_ path: String) throws -> JSON { try JSONParser.parse(try read(path), file: path) }
      let metadata = try parsed(folder + "$metadata.json")
      guard let order = metadata["tokenSetOrder"]?.elements?.compactMap(\.string) else {
        throw TokenError(
          "the file has no 'tokenSetOrder'", at: SourceLocation(file: folder + "$metadata.json", line: metadata.line))
      }
      sets = TokenSets(
        sets: try names(order, themes, metadata, file: folder + "$metadata.json").map { set in
          let path = "\(folder)\(set).json"
          return (set, EarlierFormat.modern(try parsed(path)).placed(in: path))
        })
    } else {
      guard let found = root["$themes"]?.elements, !found.isEmpty,
        let modern = try TokenSets(inFile: EarlierFormat.modern(root), file: name)
      else { return nil }
      themes = found
      sets = TokenSets(sets: modern.sets.map { ($0.name, $0.tokens.placed(in: name)) })
    }
    let choice = ContextChoice(noun: "group of themes", file: name, line: root.line)
    return try choice.tokens(groups(themes), inputs) { chosen in
      sets.tokens(of: themes.filter { theme in theme["name"]?.string == chosen[group(theme)] })
    }
  }

  private static func group(_ theme: JSON) -> String { theme["group"]?.string ?? groupOfOthers }

  private static func groups(_ themes: [JSON]) -> [ContextChoice.Modifier] {
    let byGroup = Dictionary(grouping: themes, by: group)
    var seen: Set<String> = []
    return themes.filter { seen.insert(group($0)).inserted }.map { first in
      let contexts = (byGroup[group(first)] ?? []).compactMap { $0["name"]?.string }
      return ContextChoice.Modifier(
        name: group(first), contexts: contexts, standard: contexts.count == 1 ? contexts[0] : nil, line: first.line)
    }
  }
}
