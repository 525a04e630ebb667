public import DaguerreSkins

/// The sheets that exist, and the matrix of points at which they are drawn.
public protocol SnapshotCatalogue: Sendable {
  /// The first words of the ids.
  var components: [String] { get }

  /// The axes of the matrix; the same every time.
  var axes: SnapshotAxes { get }

  /// All cases, in the same order every time; no id twice at one point.
  func cases() throws -> [SnapshotCase]

  /// The selected ones of ``cases()``; a catalogue that makes only these is quicker with few of many.
  func cases(in selection: SnapshotSelection) throws -> [SnapshotCase]

  /// Every token of the theme at a point, sorted by path, each path once, with the tokens that it is made from.
  ///
  /// The store keeps them with the references, so that a later difference can be explained by the tokens that changed.
  ///
  /// - Parameter skin: overrides of the theme's tokens; nil for none.
  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead]

  /// The values of some tokens at a point, as ``tokens(at:under:)`` gives them, by path.
  ///
  /// - Parameter paths: one that is no token's is left out.
  func tokenValues(of paths: [String], at point: SnapshotPoint, under skin: (any Skin)?) throws -> [String: String]

  /// The tokens that have several values at the points that share a record of tokens with this one, by path.
  ///
  /// One of the values is recorded, so a change of another is not seen there.
  func unsettledTokens(at point: SnapshotPoint) throws -> Set<String>

  /// Which tokens a point has: points of one name have the same ones, with the same values under any skin.
  func tokenSource(at point: SnapshotPoint) -> String

  /// Whether what a sheet has read of its surroundings, besides tokens, is the same at two points of a theme.
  ///
  /// Where its tokens have the same values too, the sheet is laid out once for both points.
  ///
  /// - Parameter reads: see ``Sheet/surroundings``.
  func isSame(_ reads: Set<String>, at point: SnapshotPoint, and other: SnapshotPoint) -> Bool

  /// The skins that lay layers over the tokens of points, one for each point.
  ///
  /// - Parameter layers: later ones win.
  /// - Throws: an error for a layer that names a token no theme has, or gives a token a value that it cannot have.
  func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin]

  /// The tokens that layers make aliases of others at a point, with those; by path.
  ///
  /// While something of what they are aliases of is left out, as when its change is put back, the aliases follow that.
  ///
  /// - Parameter layers: as ``skins(of:at:)`` takes them.
  func aliases(in layers: [OverlayLayer], at point: SnapshotPoint) throws -> [String: Set<String>]

  /// The skin that layers make at a point where they say nothing of some tokens.
  ///
  /// Asked for only where ``aliases(in:at:)`` has some.
  func skin(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at point: SnapshotPoint
  ) throws -> any Skin

  /// A skin with which tokens have given values at a point, and those that are made from them follow.
  ///
  /// - Parameters:
  ///   - values: canonical texts by path; a token that the theme does not have is left out, as is a text that is no
  ///     value of it.
  ///   - skin: what is in force besides; nil for nothing.
  func skin(setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint) throws -> any Skin

  /// A sheet on its way from one point to another; nil where it is not drawn at one of them.
  ///
  /// - Parameter skins: what is in force at each of them; nil for nothing.
  func transition(
    of id: String, from: SnapshotPoint, to: SnapshotPoint, under skins: (from: (any Skin)?, to: (any Skin)?)
  ) throws -> SheetTransition?

  /// A token file that gives tokens of one theme their values as the last layer, for people to hand on.
  ///
  /// - Parameters:
  ///   - values: canonical texts by path, at points of the theme that have tokens of their own.
  ///   - description: what the file says of itself.
  func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) throws -> OverlayFile
}

extension SnapshotCatalogue {
  /// All are made and the selected ones kept.
  public func cases(in selection: SnapshotSelection) throws -> [SnapshotCase] {
    try cases().keeping { selection.includes($0.key) }
  }

  /// None: a catalogue without tokens.
  public func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead] { [] }

  /// Picked from all tokens.
  public func tokenValues(
    of paths: [String], at point: SnapshotPoint, under skin: (any Skin)?
  ) throws -> [String: String] {
    let wanted = Set(paths)
    let found = try tokens(at: point, under: skin).filter { wanted.contains($0.path) }
    return Dictionary(found.map { ($0.path, $0.value) }) { first, _ in first }
  }

  /// None: every axis on which a token depends says that it changes tokens.
  public func unsettledTokens(at point: SnapshotPoint) throws -> Set<String> { [] }

  /// Every point by its theme and the axes that change tokens.
  public func tokenSource(at point: SnapshotPoint) -> String { point.tokenPlace }

  /// Nothing is known to be the same: every point is laid out by itself.
  public func isSame(_ reads: Set<String>, at point: SnapshotPoint, and other: SnapshotPoint) -> Bool { false }

  /// - Throws: ``OverlayError/noTokens``, as there is nothing to lay layers over.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    throw OverlayError.noTokens
  }

  /// None: layers have values only.
  public func aliases(in layers: [OverlayLayer], at point: SnapshotPoint) throws -> [String: Set<String>] { [:] }

  /// - Throws: ``OverlayError/noTokens``, as nobody asks without aliases.
  public func skin(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at point: SnapshotPoint
  ) throws -> any Skin {
    throw OverlayError.noTokens
  }

  /// - Throws: ``OverlayError/noTokens``, as there are no tokens to set.
  public func skin(
    setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint
  ) throws -> any Skin {
    throw OverlayError.noTokens
  }

  /// No bytes: a catalogue that reads no token files cannot make one.
  public func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) throws -> OverlayFile {
    OverlayFile(bytes: [], omitted: Set(values.flatMap(\.values.keys)).sorted())
  }
}
