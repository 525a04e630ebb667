/// Colours at the points of a net that run into one another, as a view that fills its room.
///
/// Between its points the net is as curved as Catmull and Rom have it, a choice of ours. It is drawn as rows of 2 points,
/// or more where it is higher than 1,024.
public struct MeshGradient: PrimitiveView, ShapeStyle, Sendable {
  /// As it is in the light, and in the dark.
  private let light, dark: GradientMesh
  private let colorSpace: Gradient.ColorSpace

  /// A net of points, row by row from the top, in shares of what is filled.
  ///
  /// Of a net with fewer points or colours than `width` times `height`, the last one stands for those that are missing.
  ///
  /// - Parameters:
  ///   - width: how many points a row has, at least 2.
  ///   - height: how many rows there are, at least 2.
  ///   - background: where the net does not reach.
  ///   - smoothsColors: whether colours run as smoothly as the net, or evenly from point to point.
  ///   - colorSpace: in what colours are mixed: channel by channel whatever is said, with a warning of a view.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.colorSpace = colorSpace
    func mesh(_ color: (Color) -> Color) -> GradientMesh {
      let parts = colors.map { given -> SIMD4<Double> in
        let color = color(given)
        return [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
      }
      return GradientMesh(
        width: min(max(width, 2), max(points.count, 2)), height: min(max(height, 2), max(points.count, 2)),
        points: points.map { SIMD2<Double>($0) }, colors: parts, background: color(background), isSmooth: smoothsColors)
    }
    light = mesh { $0 }
    dark = mesh(\.inDark)
  }

  /// A node that fills its room with the gradient.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    if colorSpace != .device { context.warn("MeshGradient", "its colours are mixed channel by channel.") }
    return Rectangle().fill(self)._resolve(in: context)
  }

  /// The gradient in the room of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    let mesh = environment.colorScheme == .dark ? dark : light
    return ShapePaint { room, rect, _, _ in mesh.rows(in: room, covering: rect).map { .fillGradient($0) } }
  }
}
