public import DaguerreGraphics

/// What drawing a case gives: lengths in points, pixels nowhere.
public struct Sheet: Sendable {
  public var list: DisplayList
  /// The labelled parts of the sheet, in reading order.
  public var cells: [Cell]
  /// The tokens that were read, sorted by path, each path once.
  public var tokens: [TokenRead]
  /// The paths of those that the sheet read itself, not only by way of another one, sorted: while these keep their
  /// values it looks the same.
  public var directReads: [String]
  /// Where each command of the list comes from, nil where nobody knows; empty when that was not traced.
  public var origins: [PaintOrigin?]

  /// - Parameter directReads: all of `tokens` unless others are given.
  public init(
    list: DisplayList, cells: [Cell], tokens: [TokenRead], directReads: [String]? = nil, origins: [PaintOrigin?] = []
  ) {
    self.list = list
    self.cells = cells
    self.tokens = tokens
    self.directReads = directReads ?? tokens.map(\.path)
    self.origins = origins
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

  public init(name: String, state: String, frame: Rect) {
    self.name = name
    self.state = state
    self.frame = frame
  }

  /// The frame in pixels, each edge rounded to nearest; layout has placed them on whole pixels.
  public func pixelFrame(scale: Double) -> PixelRect {
    func pixel(_ edge: Double) -> Int { Int((edge * scale).rounded()) }
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    return PixelRect(x: left, y: top, width: pixel(frame.maxX) - left, height: pixel(frame.maxY) - top)
  }
}
