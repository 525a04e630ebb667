public import DaguerreGraphics

/// The result of laying out a case.
///
/// All lengths are in points.
public struct Sheet: Sendable {
  /// What is painted, and the size of the sheet in points.
  public var list: DisplayList
  /// The labelled parts of the sheet, in reading order.
  public var cells: [Cell]
  /// The tokens that were read, sorted by path, each path once.
  public var tokens: [TokenRead]
  /// The paths of those that the sheet read itself, not only by way of another one, sorted: while these keep their
  /// values it looks the same.
  public var directReads: [String]
  /// What the sheet has read of its surroundings besides tokens, by the names that its catalogue knows.
  ///
  /// Nil where nobody has noted it. See ``SnapshotCatalogue/isSame(_:at:and:)``.
  public var surroundings: Set<String>?
  /// Where each command of the list comes from, nil where nobody knows; empty when that was not traced.
  public var origins: [PaintOrigin?]
  /// What a finger or a pointer can hit, in points, in the order in which it was drawn.
  public var targets: [HitTarget]
  /// Where controls cannot be used, in points.
  public var inactiveFrames: [Rect]

  /// - Parameter directReads: all of `tokens` unless others are given.
  public init(
    list: DisplayList, cells: [Cell], tokens: [TokenRead], directReads: [String]? = nil,
    surroundings: Set<String>? = nil, origins: [PaintOrigin?] = [], targets: [HitTarget] = [],
    inactiveFrames: [Rect] = []
  ) {
    self.list = list
    self.cells = cells
    self.tokens = tokens
    self.directReads = directReads ?? tokens.map(\.path)
    self.surroundings = surroundings
    self.origins = origins
    self.targets = targets
    self.inactiveFrames = inactiveFrames
  }
}

/// One labelled part of a sheet: a component in one state.
public struct Cell: Hashable, Sendable {
  /// What the sheet calls it, as in `Enabled`.
  public var name: String
  /// The word for its state, as in `enabled`.
  public var state: String
  /// The component's box without its focus ring.
  public var frame: Rect

  /// - Parameter frame: in points, without the focus ring.
  public init(name: String, state: String, frame: Rect) {
    self.name = name
    self.state = state
    self.frame = frame
  }

  /// The frame in pixels.
  ///
  /// Each edge is rounded to nearest, although layout has already aligned it.
  public func pixelFrame(scale: Double) -> PixelRect {
    func pixel(_ edge: Double) -> Int { Int((edge * scale).rounded()) }
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    return PixelRect(x: left, y: top, width: pixel(frame.maxX) - left, height: pixel(frame.maxY) - top)
  }
}

/// A token and its value as text that is the same on every run.
public struct TokenRead: Hashable, Sendable {
  /// Where the token is found, as in `button.colorBgDefaultEnabled`.
  public var path: String
  /// Its value as canonical text, as in `#FF7900FF`.
  public var value: String
  /// The tokens that its value is made from, read directly, sorted and each once; empty for a value of its own, and where
  /// nobody asked.
  public var dependencies: [String]

  /// - Parameters:
  ///   - value: as canonical text, the same on every machine.
  ///   - dependencies: sorted, each once.
  public init(path: String, value: String, dependencies: [String] = []) {
    self.path = path
    self.value = value
    self.dependencies = dependencies
  }
}
