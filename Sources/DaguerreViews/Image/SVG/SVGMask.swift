internal import DaguerreGraphics

// What layers are seen through.

extension [VectorImage.Layer] {
  /// The only one, where there is only one.
  var only: VectorImage.Layer? { count == 1 ? first : nil }

  /// A box around all of them in coordinates from which a map leads to those of the image; nil for none.
  func box(_ map: AffineTransform) -> Rect? {
    guard let inverse = map.inverse, let bounds else { return nil }
    return Path(roundedRect: bounds).transformed(by: inverse).bounds
  }

  /// A box around all of them, in the coordinates of the image.
  fileprivate var bounds: Rect? {
    compactMap(\.bounds).reduce(nil) { box, other in box.map { $0.union(other) } ?? other }
  }

  /// As opaque as they are bright (SVG 1.1, section 14.4).
  ///
  /// - Throws: where some are dark, which would have to take away what is below them.
  func asLuminance() throws(SVGReason) -> [VectorImage.Layer] {
    var result: [VectorImage.Layer] = []
    for layer in self {
      let bright = try layer.asLuminance()
      guard count == 1 || bright.color?.alpha == 255 && bright.fill == nil && bright.group == nil else {
        throw SVGReason("<mask> has more than one colour; draw it in white, or convert it to paths.")
      }
      result.append(bright)
    }
    return result
  }
}

extension VectorImage.Layer {
  /// Whether it is a rectangle that holds others, so that nothing is cut off of them.
  func holds(_ layers: [VectorImage.Layer]) -> Bool {
    guard group == nil, fill == nil, opacity == 1, color?.alpha == 255, let box = path.bounds,
      let inner = layers.bounds, path.isRectangle(box)
    else { return false }
    let slack = 1e-6 * max(box.width, box.height)
    let outer = box.inset(by: -slack)
    return outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY
  }

  /// A box around what is drawn, in the coordinates of the image; nil for nothing.
  fileprivate var bounds: Rect? {
    if let group { return group.layers.bounds }
    if !path.isEmpty { return path.bounds }
    switch fill {
    case .picture(let picture), .template(let picture): return Command.image(picture.placed(by: .identity)).bounds
    case .gradient, nil: return nil
    }
  }

  fileprivate func asLuminance() throws(SVGReason) -> VectorImage.Layer {
    var layer = self
    if var group {
      group.layers = try group.layers.asLuminance()
      layer.group = group
      return layer
    }
    switch fill {
    case .gradient(let geometry, let stops):
      layer.fill = .gradient(
        geometry, stops: stops.map { .init(position: $0.position, color: $0.color.asLuminance) })
    case .picture: throw SVGReason("<mask> has a picture, which is not supported as a mask.")
    case .template, nil:
      guard let color else { throw SVGReason("<mask> has currentColor, which is not supported in a mask.") }
      layer.color = color.asLuminance
    }
    return layer
  }
}

extension Color {
  fileprivate var asLuminance: Color {
    let luminance = (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    return Color.black.opacity(luminance * Double(alpha) / 255)
  }
}

extension Path {
  /// Whether it goes around a box, from corner to corner.
  fileprivate func isRectangle(_ box: Rect) -> Bool {
    var corners: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .move: if index < elements.count - 1 { return false }
      case .line(let point): corners.append(point)
      case .close: break
      case .quadratic, .cubic: return false
      }
    }
    if corners.count == 5, corners.last == corners.first { corners.removeLast() }
    guard corners.count == 4, Set(corners).count == 4 else { return false }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { corner, next in
      (corner.x == box.minX || corner.x == box.maxX) && (corner.y == box.minY || corner.y == box.maxY)
        && (corner.x == next.x || corner.y == next.y)
    }
  }
}
