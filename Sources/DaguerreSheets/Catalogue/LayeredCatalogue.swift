package import DaguerreSkins
internal import Synchronization

extension SnapshotCatalogue {
  /// The catalogue with layers applied to the tokens of its themes; tokens that are aliases of a changed one follow it.
  ///
  /// - Parameters:
  ///   - layers: later ones win.
  ///   - selection: the points that will be drawn; layers are not checked at others.
  /// - Throws: what the catalogue throws for a layer that does not fit its tokens; ``OverlayError`` if it has no
  ///   tokens.
  public func laying(
    _ layers: [OverlayLayer], for selection: SnapshotSelection = SnapshotSelection()
  ) throws -> any SnapshotCatalogue {
    layers.isEmpty ? self : try LayeredCatalogue(self, layers, for: selection)
  }

  /// Whether layers were applied to it.
  package var hasLayers: Bool { self is LayeredCatalogue }

  /// The catalogue that layers were applied to; itself where none were.
  package var withoutLayers: any SnapshotCatalogue {
    guard let layered = self as? LayeredCatalogue else { return self }
    return layered.base.withoutLayers
  }

  /// The tokens that layers have made aliases of others at a point, with those; by path.
  package func aliases(at point: SnapshotPoint) throws -> [String: Set<String>] {
    try (self as? LayeredCatalogue)?.aliases(at: point) ?? [:]
  }

  /// The skin, over the catalogue without layers, that they make where they say nothing of some tokens.
  package func layerSkin(leavingOut paths: Set<String>, at point: SnapshotPoint) throws -> (any Skin)? {
    guard let layered = self as? LayeredCatalogue else { return nil }
    return try layered.base.skin(of: layered.layers, leavingOut: paths, at: point)
  }
}

/// A catalogue whose cases are drawn under skins that are made once, in advance.
private final class LayeredCatalogue: SnapshotCatalogue {
  fileprivate let base: any SnapshotCatalogue
  fileprivate let layers: [OverlayLayer]
  /// By ``SnapshotCatalogue/tokenSource(at:)``: the same tokens are laid over with the same skin.
  private let skins: [String: any Skin]
  /// The tokens with the layers, by the same; listed when they are first asked for.
  private let known = Mutex<[String: [TokenRead]]>([:])
  /// The aliases of layers, by the same.
  private let knownAliases = Mutex<[String: [String: Set<String>]]>([:])

  init(_ base: any SnapshotCatalogue, _ layers: [OverlayLayer], for selection: SnapshotSelection) throws {
    self.base = base
    self.layers = layers
    var known: Set<String> = []
    var sources: [String] = []
    let points = base.axes.points(choosing: selection.choice(of: base.axes)).filter { point in
      let source = base.tokenSource(at: point)
      guard known.insert(source).inserted else { return false }
      sources.append(source)
      return true
    }
    let made = try base.skins(of: layers, at: points)
    skins = Dictionary(zip(sources, made)) { first, _ in first }
  }

  var components: [String] { base.components }
  var axes: SnapshotAxes { base.axes }

  func cases() throws -> [SnapshotCase] { layered(try base.cases()) }

  func cases(in selection: SnapshotSelection) throws -> [SnapshotCase] { layered(try base.cases(in: selection)) }

  private func layered(_ cases: consuming [SnapshotCase]) -> [SnapshotCase] {
    // Cases of a point come one after the other.
    var last: (point: SnapshotPoint, skin: (any Skin)?)?
    for index in cases.indices {
      let point = cases[index].point
      if last?.point != point { last = (point, skins[base.tokenSource(at: point)]) }
      cases[index].draw = { [skin = last?.skin, draw = cases[index].draw] context in
        var context = context
        if context.skin == nil { context.skin = skin }
        return try draw(context)
      }
    }
    return cases
  }

  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead] {
    if let skin { return try base.tokens(at: point, under: skin) }
    let source = base.tokenSource(at: point)
    if let tokens = known.withLock({ $0[source] }) { return tokens }
    let tokens = try base.tokens(at: point, under: skins[source])
    known.withLock { $0[source] = tokens }
    return tokens
  }

  func tokenValues(of paths: [String], at point: SnapshotPoint, under skin: (any Skin)?) throws -> [String: String] {
    try base.tokenValues(of: paths, at: point, under: skin ?? skins[base.tokenSource(at: point)])
  }

  fileprivate func aliases(at point: SnapshotPoint) throws -> [String: Set<String>] {
    let source = base.tokenSource(at: point)
    if let aliases = knownAliases.withLock({ $0[source] }) { return aliases }
    let aliases = try base.aliases(in: layers, at: point)
    knownAliases.withLock { $0[source] = aliases }
    return aliases
  }

  func unsettledTokens(at point: SnapshotPoint) throws -> Set<String> { try base.unsettledTokens(at: point) }

  func tokenSource(at point: SnapshotPoint) -> String { base.tokenSource(at: point) }

  func isSame(_ reads: Set<String>, at point: SnapshotPoint, and other: SnapshotPoint) -> Bool {
    base.isSame(reads, at: point, and: other)
  }

  func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try base.skins(of: layers, at: points)
  }

  func aliases(in layers: [OverlayLayer], at point: SnapshotPoint) throws -> [String: Set<String>] {
    try base.aliases(in: layers, at: point)
  }

  func skin(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at point: SnapshotPoint
  ) throws -> any Skin {
    try base.skin(of: layers, leavingOut: paths, at: point)
  }

  func skin(setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint) throws -> any Skin {
    try base.skin(setting: values, over: skin ?? skins[base.tokenSource(at: point)], at: point)
  }

  func transition(
    of id: String, from: SnapshotPoint, to: SnapshotPoint, under chosen: (from: (any Skin)?, to: (any Skin)?)
  ) throws -> SheetTransition? {
    func skin(_ skin: (any Skin)?, _ point: SnapshotPoint) -> (any Skin)? { skin ?? skins[base.tokenSource(at: point)] }
    return try base.transition(of: id, from: from, to: to, under: (skin(chosen.from, from), skin(chosen.to, to)))
  }

  func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) throws -> OverlayFile {
    try base.tokenFile(setting: values, description: description)
  }
}
