internal import DaguerreGraphics

// Images that are changed before they are drawn.

extension VectorImage {
  /// The layers that take the colour of the foreground in one.
  func colored(_ color: Color) -> VectorImage { withLayers { $0.color = $0.color ?? color } }

  /// All in the colour of the foreground, as strong as it is opaque.
  var template: VectorImage {
    withLayers { layer in
      layer.color = nil
      switch layer.fill {
      case .picture(let picture): layer.fill = .template(picture)
      case .gradient: layer.fill = nil
      case .template, nil: break
      }
    }
  }

  /// What is black in the colour of the foreground.
  var withoutBlack: VectorImage { withLayers { if $0.color == .black { $0.color = nil } } }

  /// What lies between the pixels of pictures.
  func sampled(_ sampling: ImageFill.Sampling) -> VectorImage {
    withLayers { layer in
      guard case .picture(var picture) = layer.fill else { return }
      picture.sampling = sampling
      layer.fill = .picture(picture)
    }
  }

  /// Whether it has no colours of its own.
  var isOfForeground: Bool { layers.allSatisfy(\.isOfForeground) }

  /// The image larger or smaller.
  func scaled(by factor: Double) -> VectorImage {
    guard factor != 1 else { return self }
    var image = transformed(by: AffineTransform(scaleX: factor, scaleY: factor))
    image.size = Size(width: size.width * factor, height: size.height * factor)
    return image
  }

  /// The image with left and right exchanged.
  package var mirrored: VectorImage {
    transformed(by: AffineTransform(scaleX: -1, scaleY: 1, translateX: size.width))
  }

  private func transformed(by map: AffineTransform) -> VectorImage {
    withLayers(masks: true) { $0.place(by: map) }
  }

  /// The image with each layer changed, those of groups too.
  ///
  /// - Parameter masks: whether what groups are seen through changes too.
  private func withLayers(masks: Bool = false, _ change: (inout Layer) -> Void) -> VectorImage {
    var image = self
    for index in image.layers.indices { image.layers[index].change(change, masks: masks) }
    return image
  }
}

extension VectorImage.Layer {
  /// Changes the layer, and those that it is a group of.
  ///
  /// - Parameter masks: whether what groups are seen through changes too.
  mutating func change(_ change: (inout Self) -> Void, masks: Bool) {
    change(&self)
    guard var group else { return }
    for index in group.layers.indices { group.layers[index].change(change, masks: masks) }
    if masks, var mask = group.mask {
      for index in mask.indices { mask[index].change(change, masks: masks) }
      group.mask = mask
    }
    self.group = group
  }

  /// Changes the colours of the layer itself, not of those that it is a group of.
  mutating func changeColors(_ change: (Color) -> Color) {
    color = color.map(change)
    guard case .gradient(let geometry, let stops) = fill else { return }
    fill = .gradient(geometry, stops: stops.map { .init(position: $0.position, color: change($0.color)) })
  }

  /// Moves the layer itself, not those that it is a group of.
  fileprivate mutating func place(by map: AffineTransform) {
    path = path.transformed(by: map)
    fill = fill?.transformed(by: map)
    if let effect = group?.effect { group?.effect = effect.placed(by: Placement(map)) }
  }

  /// The layer where a map takes it.
  func transformed(by map: AffineTransform) -> Self {
    var layer = self
    layer.change({ $0.place(by: map) }, masks: true)
    return layer
  }

  fileprivate var isOfForeground: Bool {
    if let group { return group.layers.allSatisfy(\.isOfForeground) }
    switch fill {
    case .picture, .gradient: return false
    case .template, nil: return color == nil
    }
  }
}

extension VectorImage.Fill {
  fileprivate func transformed(by map: AffineTransform) -> VectorImage.Fill {
    func moved(_ picture: VectorImage.Picture) -> VectorImage.Picture {
      VectorImage.Picture(picture.image, transform: map.after(picture.transform), sampling: picture.sampling)
    }
    switch self {
    case .picture(let picture): return .picture(moved(picture))
    case .template(let picture): return .template(moved(picture))
    // One that has no place any more is not seen.
    case .gradient(let geometry, let stops):
      return geometry.transformed(by: map).map { .gradient($0, stops: stops) } ?? .gradient(geometry, stops: [])
    }
  }
}
