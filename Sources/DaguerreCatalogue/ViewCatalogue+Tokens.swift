public import DaguerreSkins
public import DaguerreSheets
internal import DaguerreText
internal import DaguerreViews
internal import Synchronization

// The tokens of a catalogue of views are the skin attributes that its sheets read, and those that these are made from: all
// sheets are laid out to find them.

/// What was found at the points of a place.
struct FoundTokens: Sendable {
  /// Sorted by path.
  var tokens: [TokenRead]
  /// The paths of those that have several values.
  var unsettled: Set<String>
  /// The paths of those that are read only where a view's own skin sets them.
  var shielded: Set<String>
}

/// Tokens that were found, for all who ask for them without a skin.
final class KnownTokens: Sendable {
  private let byPlace = Mutex<[String: FoundTokens]>([:])

  func tokens(at place: String, or find: () throws -> FoundTokens) rethrows -> FoundTokens {
    if let known = byPlace.withLock({ $0[place] }) { return known }
    let found = try find()
    byPlace.withLock { $0[place] = found }
    return found
  }
}

extension ViewCatalogue {
  /// What the sheets read at the points that have the same tokens as this one, sorted by path.
  ///
  /// A token has one value at these points: what differs between modes is part of the value, or an axis changes tokens.
  /// What is read only where views' own skins set it, or what it is made from, has one of the values that these give it.
  /// Tokens that nothing reads under the skin, as it sets all that is made from them, are as it sets them, else as they are
  /// without it.
  ///
  /// - Throws: `ViewError` and `FontError`, where a sheet cannot be laid out.
  public func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead] {
    let known = try knownTokens(at: point).tokens
    guard let skin else { return known }
    let found = try findTokens(at: point.tokenPlace, under: skin).tokens
    let paths = Set(found.map(\.path))
    let unread = known.lazy.filter { !paths.contains($0.path) }.map { token in
      guard let value = SkinKey.declared(token.path).flatMap(skin.setValue) else { return token }
      return TokenRead(path: token.path, value: value.canonicalText)
    }
    return (found + unread).sorted { $0.path < $1.path }
  }

  /// Those that depend on an axis that does not say so, and those that are made from them.
  public func unsettledTokens(at point: SnapshotPoint) throws -> Set<String> { try knownTokens(at: point).unsettled }

  private func knownTokens(at point: SnapshotPoint) throws -> FoundTokens {
    try known.tokens(at: point.tokenPlace) { try findTokens(at: point.tokenPlace, under: nil) }
  }

  private func findTokens(at place: String, under skin: (any Skin)?) throws -> FoundTokens {
    var tokens: [String: TokenRead] = [:]
    var defaults: [String: (point: SnapshotPoint, texts: Set<String>)] = [:]
    var dependent: [String: (SnapshotPoint, SnapshotPoint)] = [:]
    var shielded: Set<String> = []
    var reached: Set<String> = []
    for point in axes.points where point.tokenPlace == place {
      for (path, reads) in Dictionary(grouping: try reads(at: point, under: skin), by: \.read.key.name) {
        // What a view has of a skin of its own is not what the token is.
        let free = reads.filter { !$0.read.isRevised }
        let reads = free.isEmpty ? reads : free
        if reads.allSatisfy({ $0.read.isOverridden && $0.read.isRevised }) {
          shielded.insert(path)
        } else {
          reached.insert(path)
        }
        guard let (read, text) = reads.first else { continue }
        if tokens[path] == nil {
          tokens[path] = TokenRead(
            path: path, value: text, dependencies: Set(read.dependencies.map(\.name)).sorted())
        }
        // Without layers what a skin sets counts as what a default says.
        let texts = Set(reads.lazy.filter { skin == nil || !$0.read.isOverridden }.map(\.text))
        guard !texts.isEmpty else { continue }
        let first = defaults[path] ?? (point, texts)
        defaults[path] = first
        if first.texts != texts { dependent[path] = dependent[path] ?? (first.point, point) }
      }
    }
    for (path, points) in dependent.sorted(by: { $0.key < $1.key }) { warn(of: path, at: points.0, and: points.1) }
    let sorted = tokens.values.sorted { $0.path < $1.path }
    return FoundTokens(
      tokens: sorted, unsettled: Self.followers(of: Set(dependent.keys), among: sorted),
      shielded: shielded.subtracting(reached))
  }

  /// Some tokens and all that are made from them.
  private static func followers(of paths: Set<String>, among tokens: [TokenRead]) -> Set<String> {
    var all = paths
    var count = -1
    while count != all.count {
      count = all.count
      for token in tokens where !all.isDisjoint(with: token.dependencies) { all.insert(token.path) }
    }
    return all
  }

  /// What the sheets read at a point, sorted by path.
  private func reads(
    at point: SnapshotPoint, under skin: (any Skin)?
  ) throws -> [(read: ReadRecorder.Read, text: String)] {
    let recorder = ReadRecorder(isAskedForFaults: true)
    let (environment, skin) = environment(at: point, scale: SnapshotContext.referenceScale).startingSkin(under: skin)
    let renderer = ViewRenderer(fonts: fonts, environment: environment)
    for sheet in sheets {
      _ = try recorder.checkingFaults {
        try SkinScope.with(skin) {
          try SkinScope.recording(recorder) {
            try renderer.render(sheet.content(), background: background(environment))
          }
        }
      }
    }
    return recorder.mapReads { ($0, $1) }
  }

  /// Says that a token, of which one value is recorded for all these points, has several.
  private func warn(of path: String, at point: SnapshotPoint, and other: SnapshotPoint) {
    let differing = axes.all.map(\.name).filter { point[$0] != other[$0] }.map { "'\($0)'" }
    fonts.addWarning(
      "the token '\(path)' depends on the axis \(differing.joined(separator: " or ")); say so with "
        + "changesTokens: true, of a ready axis such as .contrast with .contrast.changingTokens, or causes know of one "
        + "value only.")
  }

  /// Says that nothing that is laid over a token is seen.
  private func warnOfShield(_ path: String) {
    fonts.addWarning(
      "the token '\(path)' is read only within views whose own skin sets it, so that nothing laid over it is seen; a skin "
        + "that is a theme is set by an axis, as environment.skin.")
  }

  /// Layers of single values and of token files in the Design Tokens format, by the names of the skin attributes.
  ///
  /// The value of `daguerre.dark` counts where the colour scheme is dark, that of `daguerre.regular` where the horizontal
  /// size class is regular. Tokens of a file that no sheet reads are left out, with a warning.
  ///
  /// - Throws: ``TokenValueError`` for a single value, `DiagnosticError` with all that is wrong with files.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try skins(of: layers, leavingOut: [], at: points)
  }

  /// - Throws: as ``skins(of:at:)``.
  public func aliases(in layers: [OverlayLayer], at point: SnapshotPoint) throws -> [String: Set<String>] {
    try TokenLayers(layers).aliases
  }

  /// - Throws: as ``skins(of:at:)``.
  public func skin(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at point: SnapshotPoint
  ) throws -> any Skin {
    try skins(of: layers, leavingOut: paths, at: [point])[0]
  }

  private func skins(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at points: [SnapshotPoint]
  ) throws -> [any Skin] {
    let layers = try TokenLayers(layers)
    let found = try points.map(knownTokens)
    let tokens = found.map(\.tokens)
    let known = tokens.map(Self.texts)
    if known.contains(where: \.isEmpty) { throw OverlayError.noTokens }
    // What is read at other points only is left out at these, and its value there counts where it is the aim of an alias.
    var elsewhere: [String: [String: String]] = [:]
    if known.contains(where: { !Set($0.keys).isSuperset(of: layers.paths) }) {
      for point in axes.points {
        let texts = Self.texts(try knownTokens(at: point).tokens)
        elsewhere[point.theme, default: [:]].merge(texts) { first, _ in first }
      }
    }
    let names = Set(known.flatMap(\.keys)).union(elsewhere.values.flatMap(\.keys))
    for warning in try layers.warnings(among: names) { fonts.addWarning(warning) }
    for path in layers.given.sorted() {
      let places = found.indices.filter { known[$0][path] != nil }
      if !places.isEmpty, places.allSatisfy({ found[$0].shielded.contains(path) }) { warnOfShield(path) }
    }
    return try points.indices.map { index in
      let point = points[index]
      let environment = environment(at: point, scale: SnapshotContext.referenceScale)
      return try layers.skin(
        at: TokenPlace(
          known: known[index],
          dependencies: Dictionary(tokens[index].map { ($0.path, $0.dependencies) }) { first, _ in first },
          elsewhere: elsewhere[point.theme] ?? [:], theme: point.theme,
          others: Set(elsewhere.filter { $0.key != point.theme }.flatMap(\.value.keys)),
          isDark: environment.colorScheme == .dark,
          isRegular: environment.horizontalSizeClass == .regular
        ) { Self.texts(try self.tokens(at: point, under: $0)) }, leavingOut: paths)
    }
  }

  private static func texts(_ tokens: [TokenRead]) -> [String: String] {
    Dictionary(tokens.map { ($0.path, $0.value) }) { first, _ in first }
  }

  /// The skin with the values; what is made from these tokens follows.
  public func skin(
    setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint
  ) throws -> any Skin {
    var skin = skin ?? ConcreteSkin()
    skin.set(values)
    return skin
  }
}

extension Skin {
  /// Sets what can be set, in the order of the paths, as setting one takes back its dependents.
  fileprivate mutating func set(_ values: [String: String]) {
    for (path, text) in values.sorted(by: { $0.key < $1.key }) {
      if let key = SkinKey.declared(path), let value = key.value(text: text) { set(key, toAny: value) }
    }
  }
}
