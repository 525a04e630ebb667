internal import DaguerreGraphics

// What elements have become, and what filters and masks ask of it.

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

  /// How many there are, those of groups too.
  var weight: Int { reduce(0) { $0 + 1 + ($1.group.map { $0.layers.weight + ($0.mask?.weight ?? 0) } ?? 0) } }

  /// Whether some are blurred, or laid over others in a mode of their own.
  var hasEffects: Bool { contains { layer in layer.group.map { $0.effect != nil || $0.layers.hasEffects } ?? false } }

  /// Whether some are laid over what is below all of them in a mode of their own.
  var isBlended: Bool {
    contains { layer in
      if case .blend(let mode)? = layer.group?.effect { mode != .normal } else { false }
    }
  }

  /// Whether they differ in alpha alone.
  var haveOneColor: Bool {
    var colors: Set<Color?> = []
    for layer in self { layer.addColors(to: &colors) }
    return colors.count < 2
  }

  /// All as one, as opaque as a share of it.
  func faded(_ share: Double) -> [VectorImage.Layer] {
    guard share < 1, !isEmpty else { return self }
    if var only {
      only.opacity *= share
      return [only]
    }
    return [VectorImage.Layer(group: .init(layers: self), opacity: share)]
  }
}

extension VectorImage.Layer {
  /// A group on which what is below has no effect.
  static func isolated(_ layers: [VectorImage.Layer]) -> VectorImage.Layer {
    VectorImage.Layer(group: .init(layers: layers, effect: .blend(.normal)))
  }

  /// Adds its colours without their alpha, nil for those that are not known.
  fileprivate func addColors(to colors: inout Set<Color?>) {
    if let group {
      for layer in group.layers { layer.addColors(to: &colors) }
      return
    }
    switch fill {
    case nil: colors.insert(color.map(\.withoutAlpha))
    case .gradient(_, let stops): for stop in stops { colors.insert(stop.color.withoutAlpha) }
    case .template: colors.insert(color.map(\.withoutAlpha))
    case .picture: colors.formUnion([nil, .black])
    }
  }

  /// Whether it is a rectangle that holds others, so that nothing is cut off of them.
  func holds(_ layers: [VectorImage.Layer]) -> Bool {
    guard group == nil, fill == nil, opacity == 1, color?.alpha == 255, !layers.hasEffects, let box = path.bounds,
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
}

extension Color {
  fileprivate var withoutAlpha: Color { Color(red: red, green: green, blue: blue) }
}

extension BlendMode {
  /// A mode by its name in CSS; nil for none.
  ///
  /// Source: Compositing and Blending, Level 1 (W3C), section 5.
  init?(css name: String) {
    let parts = name.split(separator: "-")
    let word = parts.prefix(1) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    guard let mode = BlendMode(rawValue: word.joined()),
      ![.sourceAtop, .destinationOver, .destinationOut].contains(mode)
    else {
      return nil
    }
    self = mode
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
