public import DaguerreSkins

/// The sheets that exist, and the matrix of points at which they are drawn.
public protocol SnapshotCatalogue: Sendable {
  /// The first words of the ids.
  var components: [String] { get }

  /// The axes of the matrix; the same every time.
  var axes: SnapshotAxes { get }

  /// All cases, in the same order every time; no id twice at one point.
  func cases() throws -> [SnapshotCase]

  /// Every token of the theme at a point, sorted by path, each path once.
  ///
  /// The store keeps them with the references, so that a later difference can be explained by the tokens that changed.
  ///
  /// - Parameter skin: overrides of the theme's tokens; nil for none.
  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead]

  /// The skins that apply layers to the tokens, one for each point.
  ///
  /// - Parameter layers: later ones win.
  /// - Throws: an error for a layer that names a token no theme has, or gives a token a value that it cannot have.
  func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin]
}

extension SnapshotCatalogue {
  /// None: a catalogue without tokens.
  public func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead] { [] }

  /// - Throws: ``OverlayError/noTokens``, as there is nothing to lay layers over.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    throw OverlayError.noTokens
  }
}
