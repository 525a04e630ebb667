internal import DaguerreSkins
internal import DaguerreSheets
internal import DaguerreSupport
internal import DaguerreViews
internal import DesignTokens

/// Layers over the tokens of a catalogue of views: token files are read once, for all points.
struct TokenLayers {
  private enum Layer {
    case file(TokenFile)
    case value(path: String, text: String)
    case recorded([String: String])

    /// The paths of the tokens that it sets.
    var paths: [String] {
      switch self {
      case .file(let file): file.declared.map(\.path)
      case .value(let path, _): [path]
      case .recorded(let values): Array(values.keys)
      }
    }

    var file: TokenFile? { if case .file(let file) = self { file } else { nil } }

    /// Whether what layers before it say does not follow it.
    var isApart: Bool { file?.isApart == true }
  }

  private let layers: [Layer]

  /// Layers that follow one another: all groups but the first begin with a file that is apart.
  private var groups: [[Layer]] {
    layers.reduce(into: []) { groups, layer in
      if groups.isEmpty || layer.isApart { groups.append([]) }
      groups[groups.count - 1].append(layer)
    }
  }

  /// - Throws: `TokenErrors` for what is wrong with a file itself.
  init(_ layers: [OverlayLayer]) throws {
    self.layers = try layers.map { layer in
      switch layer {
      case .file(let name, let bytes):
        .file(try TokenFileReader.read(bytes, name: name, ofAnySystem: true, with: .later))
      case .value(let path, let text): .value(path: path, text: text)
      case .recorded(let values): .recorded(values)
      case .release(let name): throw TokenValueError.release(name)
      }
    }
  }

  /// The tokens that files make aliases of others, by path, with those.
  var aliases: [String: Set<String>] {
    var aliases: [String: Set<String>] = [:]
    for layer in layers {
      switch layer {
      case .file(let file): aliases.merge(file.links) { $1 }
      case .value(let path, _): aliases[path] = nil
      case .recorded(let values): for path in values.keys { aliases[path] = nil }
      }
    }
    return aliases.filter { !$0.value.isEmpty }
  }

  /// The tokens that files and single values set.
  var given: Set<String> {
    layers.reduce(into: []) { paths, layer in
      if case .recorded = layer { return }
      paths.formUnion(layer.paths)
    }
  }

  /// The tokens that files and single values set or refer to.
  var paths: Set<String> {
    layers.reduce(into: []) { paths, layer in
      switch layer {
      case .file(let file): for (path, aims) in file.links { paths.formUnion(aims.union([path])) }
      case .value(let path, _): paths.insert(path)
      case .recorded: break
      }
    }
  }

  /// What is left out of files: the tokens that no sheet reads and that none which one reads is an alias of, and those
  /// of types that nothing here draws.
  ///
  /// - Parameter names: the paths of the tokens that sheets read.
  /// - Throws: `TokenErrors` for a file of which that is so for all tokens, ``TokenValueError/unknown(_:near:)``.
  func warnings(among names: Set<String>) throws -> [String] {
    var warnings: [String] = []
    for case .value(let path, _) in layers where !names.contains(path) {
      throw TokenValueError.unknown(path, near: NearestName.match(to: path, in: names))
    }
    for case .file(let file) in layers {
      let (all, links) = (file.declared, file.links)
      let used = names.union(Set(reachedFrom: all.map(\.path).filter(names.contains)) { links[$0] ?? [] })
      let unread = all.filter { !used.contains($0.path) }
      if let first = unread.first, unread.count == all.count {
        let message = "no sheet reads any token of the file, as '\(first.path)'" + Self.hint(first.path, names)
        throw TokenErrors(errors: [TokenError(message, at: first.location)])
      }
      for token in unread.prefix(Self.shownTokens) {
        warnings.append(
          "\(token.location): the token '\(token.path)' is left out, as no sheet reads it"
            + Self.hint(token.path, names, end: "."))
      }
      if unread.count > Self.shownTokens {
        warnings.append("\(file.name): no sheet reads \(counted(unread.count - Self.shownTokens, "more token")).")
      }
      if let first = file.undrawn.first {
        let others = file.undrawn.count == 1 ? "" : " and \(file.undrawn.count - 1) more"
        warnings.append("\(first.location): nothing here draws tokens of the type of '\(first.path)'\(others).")
      }
    }
    return warnings
  }

  private static let shownTokens = 3

  static func hint(_ path: String, _ names: some Sequence<String>, end: String = "") -> String {
    NearestName.match(to: path, in: names).map { "; did you mean '\($0)'?" } ?? end
  }

  /// The skin of a place.
  ///
  /// An alias means the value that its token has with all layers in force, but for those before a file that is apart, and
  /// so does one that something is worked out from.
  ///
  /// - Parameter leftOut: the paths of tokens that the layers say nothing of.
  func skin(at place: TokenPlace, leavingOut leftOut: Set<String> = []) throws -> any Skin {
    var settings = TokenSettings()
    for group in groups {
      if group[0].isApart { settings.settle(try settings.values(at: place, over: ConcreteSkin())) }
      settings = try set(group, over: settings, at: place, leavingOut: leftOut)
    }
    return try following(try skin(settings, at: place), at: place)
  }

  /// The skin without what sets tokens to the values that they have anyway: they follow what they are made from, as
  /// what undoes a change is to make them.
  private func following(_ skin: ConcreteSkin, at place: TokenPlace) throws -> ConcreteSkin {
    var skin = skin
    let set = place.known.keys.sorted().compactMap(SkinKey.declared).compactMap { key in
      skin.setValue(of: key).map { (key: key, text: $0.canonicalText) }
    }
    let paths = Set(set.map(\.key.name))
    // Of itself a token has its own value, unless something is set that it is made from.
    var open = set.filter { key, text in
      let sources = place.sources(of: key.name)
      return !sources.isEmpty && (text == place.known[key.name] || !sources.isDisjoint(with: paths))
    }
    while !open.isEmpty {
      let names = Set(open.map(\.key.name))
      let ready = open.filter { names.isDisjoint(with: place.sources(of: $0.key.name)) }
      guard !ready.isEmpty else { break }
      open.removeAll { item in ready.contains { $0.key == item.key } }
      var other = skin
      for (key, _) in ready { other.reset(key) }
      let values = try place.values(other)
      for (key, text) in ready where values[key.name] == text { skin.reset(key) }
    }
    return skin
  }

  private func skin(_ settings: TokenSettings, at place: TokenPlace) throws -> ConcreteSkin {
    var skin = ConcreteSkin()
    for (key, value) in try settings.values(at: place, over: skin) { skin.set(key, toAny: value) }
    return skin
  }

  /// What layers say, after others.
  private func set(
    _ layers: [Layer], over settings: TokenSettings, at place: TokenPlace, leavingOut leftOut: Set<String>
  ) throws -> TokenSettings {
    let files = layers.compactMap(\.file)
    var values = place.known
    // Worked out again until what it is worked out from stays.
    for _ in Operands.rounds(for: files) {
      var next = settings
      guard try set(layers, to: &next, at: place, leavingOut: leftOut, operands: values) else { return next }
      let found = try place.values(try skin(next, at: place))
      if found == values { return next }
      values = found
    }
    throw TokenErrors(
      errors: files.filter { !$0.sources.isEmpty }.map { file in
        TokenError(
          "tokens of the file are worked out from what follows them", at: SourceLocation(file: file.name, line: 0))
      })
  }

  /// - Parameter operands: canonical texts of tokens, by path.
  /// - Returns: whether something is worked out from the operands.
  private func set(
    _ layers: [Layer], to settings: inout TokenSettings, at place: TokenPlace, leavingOut leftOut: Set<String>,
    operands: [String: String]
  ) throws -> Bool {
    var needsOperands = false
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .file(var file):
        if !file.sources.isEmpty {
          let others = leftOut.union(layers[(index + 1)...].flatMap(\.paths))
          needsOperands = needsOperands || file.needsOperands(leavingOut: others)
          file = try file.workedOut(
            from: { Self.operand(operands[$0] ?? place.elsewhere[$0]) }, leavingOut: others)
        }
        for token in file.tokens where !leftOut.contains(token.path) { settings.set(token) }
      case .value(let path, let text):
        guard !leftOut.contains(path), let (key, now) = place.key(path) else { continue }
        guard key.valueType is any LosslessSkinValue.Type else { throw TokenValueError.noText(path) }
        guard let value = key.value(text: text) else {
          throw TokenValueError.noValue(path, text, now: now)
        }
        settings.set(path, to: value.canonicalText)
      case .recorded(let values):
        for (path, text) in values.sorted(by: { $0.key < $1.key })
        where place.known[path] != nil && !leftOut.contains(path) {
          settings.set(path, to: text)
        }
      }
    }
    return needsOperands
  }

  /// The colour or the number of a canonical text.
  private static func operand(_ text: String?) -> Variants? {
    guard let text else { return nil }
    if let number = Double.decimal(text) { return .one(.number(number)) }
    return HexadecimalColor.rgba(text).map { .one(.color($0)) }
  }
}

/// The points of a catalogue that have the same tokens, and the same side of what a file says of modes and size classes.
struct TokenPlace {
  /// Canonical texts of the tokens that sheets read here, by path.
  let known: [String: String]
  /// What they are made from, of themselves.
  let dependencies: [String: [String]]
  /// The same texts of those that are read at other points of the theme.
  let elsewhere: [String: String]
  let theme: String
  /// The paths of those that are read in other themes.
  let others: Set<String>
  let isDark: Bool
  let isRegular: Bool
  /// The values with a skin in force.
  let values: (any Skin) throws -> [String: String]

  /// The key and the value of a token; nil for one that no sheet reads here.
  func key(_ path: String) -> (SkinKey, String)? {
    guard let key = SkinKey.declared(path), let text = known[path] else { return nil }
    return (key, text)
  }

  /// All that a token is made from, of itself.
  func sources(of path: String) -> Set<String> {
    Set(reachedFrom: dependencies[path] ?? []) { dependencies[$0] ?? [] }
  }

  func side(of value: Variants) -> Expression {
    switch value {
    case .one(let value): value
    case .lightDark(let light, let dark): isDark ? dark : light
    case .compactRegular(let compact, let regular): isRegular ? regular : compact
    }
  }
}
