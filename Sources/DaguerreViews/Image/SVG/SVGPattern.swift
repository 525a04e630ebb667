internal import DaguerreGraphics

/// What shapes are filled with again and again.
///
/// Source: SVG 1.1, section 13.3.
struct SVGPattern {
  /// Those of the element, else of the ones that it refers to.
  private var attributes: [String: String] = [:]
  /// What is in it, or in the first of these that has something in it.
  let content: SVGElement
  private let name: String

  private static let longestChain = 16
  private static let mostTiles = 10_000

  /// Where a pattern is, for a shape.
  struct Tiling {
    /// The tile that others are counted from, in the coordinates of the pattern.
    let tile: Rect
    /// From these to those of the shape.
    let map: AffineTransform
    /// From the contents to the pattern, in that tile.
    let place: AffineTransform
    /// The viewport of the contents; nil for that of the shape.
    let room: Size?
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
  }

  init(_ element: SVGElement, in document: SVGDocument) {
    var (content, next): (SVGElement?, SVGElement?) = (nil, element)
    for _ in 0..<Self.longestChain {
      guard let one = next, one.name == "pattern" else { break }
      attributes.merge(one.attributes) { own, _ in own }
      if content == nil, !one.children.isEmpty { content = one }
      next = one.reference.flatMap { document.named[$0] }
    }
    self.content = content ?? element
    name = element.name
  }

  /// The tiles that cover a shape; nil where nothing is seen.
  ///
  /// - Parameters:
  ///   - box: around the shape, in its own coordinates.
  ///   - painted: around what is painted, in the same.
  ///   - room: how large the viewport is, in user units.
  func tiling(_ box: Rect, _ painted: Rect, room: Size) throws(SVGReason) -> Tiling? {
    let isRelative = attributes["patternUnits"] != "userSpaceOnUse"
    let lengths = SVGLengths(
      element: name, attributes: attributes, room: isRelative ? Size(width: 1, height: 1) : room)
    let (x, y) = (try lengths["x"], try lengths["y"])
    let (width, height) = (try lengths["width"], try lengths["height"])
    let tile =
      isRelative
      ? Rect(
        x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width,
        height: height * box.height)
      : Rect(x: x, y: y, width: width, height: height)
    guard tile.width > 0, tile.height > 0 else { return nil }
    let map = try attributes["patternTransform"].map(SVGTransform.transform) ?? .identity
    guard let inverse = map.inverse, let covered = Path(roundedRect: painted).transformed(by: inverse).bounds else {
      return nil
    }
    let columns = Self.range(covered.minX - tile.minX, covered.maxX - tile.minX, of: tile.width)
    let rows = Self.range(covered.minY - tile.minY, covered.maxY - tile.minY, of: tile.height)
    guard let columns, let rows, columns.count * rows.count <= Self.mostTiles else {
      throw SVGReason("more than \(Self.mostTiles) tiles of a <pattern> are drawn.")
    }
    let move = AffineTransform(scaleX: 1, scaleY: 1, translateX: tile.minX, translateY: tile.minY)
    if attributes["viewBox"] != nil {
      let sized = attributes.merging(
        ["x": "\(tile.minX)", "y": "\(tile.minY)", "width": "\(tile.width)", "height": "\(tile.height)"]) { $1 }
      let view = try SVGViewport.nested(sized, in: room)
      return Tiling(tile: tile, map: map, place: view.place, room: view.room, columns: columns, rows: rows)
    }
    let scale =
      attributes["patternContentUnits"] == "objectBoundingBox"
      ? AffineTransform(scaleX: box.width, scaleY: box.height) : .identity
    return Tiling(tile: tile, map: map, place: move.after(scale), room: nil, columns: columns, rows: rows)
  }

  /// Which tiles of a length reach from one place to another; nil for too many.
  private static func range(_ start: Double, _ end: Double, of length: Double) -> ClosedRange<Int>? {
    // What only touches a tile shows nothing of it.
    let (first, last) = ((start / length + 1e-9).rounded(.down), (end / length - 1e-9).rounded(.up) - 1)
    guard abs(first) < 1e9, abs(last) < 1e9, last - first < Double(mostTiles) else { return nil }
    return Int(first)...max(Int(first), Int(last))
  }
}

extension SVGReader {
  /// A shape that is filled with a pattern; nil where nothing of it is seen.
  mutating func pattern(
    _ element: SVGElement, _ id: String, _ layer: VectorImage.Layer, _ box: Rect, _ painted: Rect, _ style: SVGStyle
  ) throws(SVGReason) -> VectorImage.Layer? {
    let pattern = SVGPattern(element, in: document)
    guard let tiling = try pattern.tiling(box, painted, room: room) else { return nil }
    let map = style.transform.after(tiling.map)
    let around = room
    room = tiling.room ?? room
    defer { room = around }
    let isAlone = tiling.columns.count * tiling.rows.count == 1
    var inner = try self.style(around: pattern.content)
    var tiles: [VectorImage.Layer] = []
    for row in tiling.rows {
      for column in tiling.columns {
        let place = map.after(
          AffineTransform(
            scaleX: 1, scaleY: 1, translateX: Double(column) * tiling.tile.width,
            translateY: Double(row) * tiling.tile.height))
        inner.transform = place.after(tiling.place)
        let content = try referring(to: id) { reader throws(SVGReason) in
          try reader.contents(of: pattern.content, in: inner)
        }
        if isAlone {
          tiles = content
        } else {
          let cut =
            content.hasEffects
            ? content.cut(to: tiling.tile, place) : content.flatMap { $0.cut(toTile: tiling.tile, place) }
          // Two tiles share a pixel between them, which adds up to one.
          tiles.append(VectorImage.Layer(group: .init(layers: cut, effect: .blend(.plusLighter))))
        }
      }
    }
    guard !tiles.isEmpty else { return nil }
    var shape = layer
    (shape.color, shape.opacity) = (.black, 1)
    return VectorImage.Layer(group: .init(layers: tiles, mask: [shape]), opacity: layer.opacity)
  }
}

extension VectorImage.Layer {
  /// What of it is within a tile, in whose coordinates it is looked at: what ends where the tile does is not cut there once
  /// more.
  fileprivate func cut(toTile tile: Rect, _ place: AffineTransform) -> [VectorImage.Layer] {
    if group == nil, !path.isEmpty, let inverse = place.inverse, let box = path.transformed(by: inverse).bounds {
      let room = tile.inset(by: -1e-6 * max(tile.width, tile.height))
      if room.minX <= box.minX, room.minY <= box.minY, room.maxX >= box.maxX, room.maxY >= box.maxY { return [self] }
    }
    return [self].cut(to: tile, place)
  }
}
