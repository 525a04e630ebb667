internal import DaguerreViews

extension VectorImage {
  /// The icon left out of a filled box with round corners, as themes have it that draw no border around it.
  ///
  /// - Parameter cornerRadius: on the icon's box, in points.
  func cutOutOfBox(cornerRadius: Double) -> VectorImage {
    var path = Path(roundedRect: Rect(origin: .zero, size: size), radii: CornerRadii(cornerRadius))
    for layer in layers { path.elements += layer.path.elements }
    return VectorImage(size: size, layers: [.init(path: path, rule: .evenodd)])
  }
}
