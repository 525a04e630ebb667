internal import DaguerreGraphics

extension SVGElement {
  /// Where a mask or a filter is at work, in the coordinates of what it is for.
  ///
  /// Source: SVG 1.1, sections 14.4 and 15.5: unless something is said, the box and a tenth of it on each side.
  ///
  /// - Parameters:
  ///   - name: the attribute that says whether lengths are shares of the box.
  ///   - room: how large the document is, in user units.
  func region(unitsNamed name: String, around box: Rect, room: Size) throws(SVGReason) -> Rect {
    let isRelative = attributes[name] != "userSpaceOnUse"
    func length(_ name: String, _ standard: Double, _ unit: Double) throws(SVGReason) -> Double {
      let text = attributes[name] ?? "\(standard)%"
      if text.last == "%", let share = Double(text.dropLast()), share.isFinite { return share / 100 * unit }
      let length = try SVGLengths(element: self.name, attributes: [name: text])[name]
      return isRelative ? length * unit : length
    }
    let unit = isRelative ? box.size : room
    let origin = isRelative ? box.origin : .zero
    return Rect(
      x: origin.x + (try length("x", -10, unit.width)), y: origin.y + (try length("y", -10, unit.height)),
      width: max(0, try length("width", 120, unit.width)), height: max(0, try length("height", 120, unit.height)))
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
