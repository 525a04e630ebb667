public import DaguerreSkins

/// Which sheets exist, and the matrix of points that they are drawn at.
public protocol SnapshotCatalogue: Sendable {
  /// The first words of the ids.
  var components: [String] { get }

  /// The axes of the matrix; the same every time.
  var axes: SnapshotAxes { get }

  /// All cases, in the same order every time; no id twice at one point.
  func cases() throws -> [SnapshotCase]

  /// Every token of the theme at a point, sorted by path, each path once.
  ///
  /// Kept beside the references, so that a later difference can be explained by the tokens that changed.
  ///
  /// - Parameter skin: what is laid over the theme's tokens; nil for nothing.
  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead]

  /// The skins that lay layers over the tokens of points, one for each point.
  ///
  /// - Parameter layers: the last counts most.
  /// - Throws: what is wrong with a layer: a token that no theme has, a value that it cannot have.
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
