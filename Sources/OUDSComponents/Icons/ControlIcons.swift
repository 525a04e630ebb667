internal import DaguerreViews

/// The glyphs of checkboxes, radio buttons, switches and their items, on a box of 24 points.
enum ControlIcons {
  private static let size = Size(width: 24, height: 24)
  private static let bounds = Rect(origin: .zero, size: size)

  /// A tick; of a checkbox that is selected.
  static let tick = VectorImage(size: size, layers: [.init(path: tickPath)])

  /// A bar; of a checkbox of which a part is selected.
  static let dash = VectorImage(size: size, layers: [.init(path: dashPath)])

  /// A disc; of a radio button that is selected.
  static let dot = disc(diameter: 12)

  /// A smaller disc, to be left out of a filled one.
  static let smallDot = disc(diameter: 9)

  /// A thin tick; of a switch that is on.
  static let thinTick: VectorImage = {
    var path = Path()
    path.move(to: Point(x: 6.6, y: 12.1))
    path.addLine(to: Point(x: 8, y: 10.7))
    path.addLine(to: Point(x: 10.7, y: 13.4))
    path.addLine(to: Point(x: 16, y: 8.1))
    path.addLine(to: Point(x: 17.4, y: 9.5))
    path.addLine(to: Point(x: 10.7, y: 16.2))
    path.close()
    return VectorImage(size: size, layers: [.init(path: path)])
  }()

  /// A glyph left out of a filled box with rounded corners, as themes have it that draw no border around the glyph.
  static func box(without glyph: VectorImage, cornerRadius: Double) -> VectorImage {
    var path = Path(roundedRect: bounds, radii: CornerRadii(cornerRadius))
    for layer in glyph.layers { path.elements += layer.path.elements }
    return VectorImage(size: size, layers: [.init(path: path, rule: .evenodd)])
  }

  // MARK: Paths

  private static let tickPath: Path = {
    var path = Path()
    path.move(to: Point(x: 10, y: 13.1))
    path.addLine(to: Point(x: 16.5, y: 7.2))
    path.addCubic(control1: Point(x: 17.2, y: 6.2), control2: Point(x: 19.8, y: 7.3), to: Point(x: 17.9, y: 9.1))
    path.addLine(to: Point(x: 11.2, y: 16.9))
    path.addCubic(control1: Point(x: 10.3, y: 17.6), control2: Point(x: 9.4, y: 17.2), to: Point(x: 9, y: 16.6))
    path.addLine(to: Point(x: 5.8, y: 12.6))
    path.addCubic(control1: Point(x: 4.8, y: 11.8), control2: Point(x: 7, y: 9.4), to: Point(x: 8, y: 11.1))
    path.close()
    return path
  }()

  private static let dashPath = Path(
    roundedRect: Rect(x: 6, y: 10.4, width: 12, height: 3.2), radii: CornerRadii(1.2))

  private static func disc(diameter: Double) -> VectorImage {
    var path = Path()
    let origin = (size.width - diameter) / 2
    path.addEllipse(in: Rect(x: origin, y: origin, width: diameter, height: diameter))
    return VectorImage(size: size, layers: [.init(path: path)])
  }
}
