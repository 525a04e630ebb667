internal import DaguerreGraphics

extension VectorImage {
  /// Draws the layers that have a colour, stretched to a rectangle.
  func draw(in rect: Rect, isMirrored: Bool = false, on canvas: Canvas) {
    guard size.width > 0, size.height > 0 else { return }
    let scaleX = rect.width / size.width
    let place = AffineTransform(
      scaleX: isMirrored ? -scaleX : scaleX, scaleY: rect.height / size.height,
      translateX: isMirrored ? rect.maxX : rect.minX, translateY: rect.minY)
    Self.draw(layers, place, on: canvas)
  }

  private static func draw(_ layers: [Layer], _ place: AffineTransform, on canvas: Canvas) {
    for layer in layers where layer.opacity > 0 { draw(layer, place, on: canvas) }
  }

  private static func draw(_ layer: Layer, _ place: AffineTransform, on canvas: Canvas) {
    if let group = layer.group {
      if let effect = group.effect { canvas.append(.pushEffect(effect.placed(by: Placement(place)))) }
      composite(layer.opacity, on: canvas) {
        draw(group.layers, place, on: canvas)
      } mask: {
        group.mask.map { mask in { draw(mask, place, on: canvas) } }
      }
      if group.effect != nil { canvas.append(.popEffect) }
      return
    }
    let path = layer.path.transformed(by: place)
    switch layer.fill {
    case nil:
      guard let color = layer.color?.opacity(layer.opacity), color.alpha > 0 else { return }
      canvas.append(.fillPath(path, layer.rule, color))
    case .gradient(let geometry, let stops):
      guard !stops.isEmpty, let box = path.bounds, let geometry = geometry.transformed(by: place) else { return }
      composite(layer.opacity, on: canvas) {
        canvas.append(.fillGradient(GradientFill(rect: box, geometry: geometry, stops: stops).surrounded))
      } mask: {
        { canvas.append(.fillPath(path, layer.rule, .black)) }
      }
    case .picture(let picture): draw(picture, tint: nil, in: path, layer, place, on: canvas)
    case .template(let picture):
      if let color = layer.color { draw(picture, tint: color, in: path, layer, place, on: canvas) }
    }
  }

  private static func draw(
    _ picture: Picture, tint: Color?, in path: Path, _ layer: Layer, _ place: AffineTransform, on canvas: Canvas
  ) {
    let image = picture.placed(by: place, tint: tint)
    composite(layer.opacity, on: canvas) {
      canvas.append(.image(image))
    } mask: {
      layer.path.isEmpty ? nil : { canvas.append(.fillPath(path, layer.rule, .black)) }
    }
  }

  /// Draws what is seen through something, or is not opaque, as one; else without a group.
  private static func composite(
    _ opacity: Double, on canvas: Canvas, _ content: () -> Void, mask: () -> (() -> Void)?
  ) {
    let mask = mask()
    guard opacity < 1 || mask != nil else { return content() }
    canvas.append(.pushOpacity(opacity.asShare))
    content()
    if let mask {
      canvas.append(.pushMask)
      mask()
      canvas.append(.popMask)
    }
    canvas.append(.popOpacity)
  }
}

extension VectorImage.Picture {
  /// The picture where a map takes it from the coordinates of the image.
  func placed(by map: AffineTransform, tint: Color? = nil) -> ImageFill {
    ImageFill(image, transform: map.after(transform), sampling: sampling, tint: tint)
  }
}
