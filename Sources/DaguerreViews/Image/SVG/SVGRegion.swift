internal import DaguerreGraphics

extension SVGElement {
  /// Where a mask or a filter is at work, in the coordinates of what it is for.
  ///
  /// Source: SVG 1.1, sections 14.4 and 15.5: unless something is said, the box and a tenth of it on each side.
  ///
  /// - Parameters:
  ///   - name: the attribute that says whether lengths are shares of the box.
  ///   - room: how large the viewport is, in user units.
  func region(unitsNamed name: String, around box: Rect, room: Size) throws(SVGReason) -> Rect {
    let isRelative = attributes[name] != "userSpaceOnUse"
    let standard = ["x": "-10%", "y": "-10%", "width": "120%", "height": "120%"]
    let unit = Size(width: 1, height: 1)
    let lengths = SVGLengths(
      element: self.name, attributes: standard.merging(attributes) { $1 }, room: isRelative ? unit : room)
    let size = isRelative ? box.size : unit
    let origin = isRelative ? box.origin : .zero
    return Rect(
      x: origin.x + (try lengths["x"]) * size.width, y: origin.y + (try lengths["y"]) * size.height,
      width: max(0, try lengths["width"]) * size.width, height: max(0, try lengths["height"]) * size.height)
  }
}

extension [VectorImage.Layer] {
  /// What of them is within a region.
  ///
  /// - Parameter place: from the coordinates of the region to the image.
  func cut(to region: Rect, _ place: AffineTransform) -> [VectorImage.Layer] {
    let window = VectorImage.Layer(path: Path(roundedRect: region).transformed(by: place), color: .black)
    return isEmpty || window.holds(self) ? self : [VectorImage.Layer(group: .init(layers: self, mask: [window]))]
  }
}
