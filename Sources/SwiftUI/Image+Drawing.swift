public import DaguerreViews
public import Foundation

extension Image {
  /// An image that a function draws.
  ///
  /// - Parameters:
  ///   - size: in points, where it is not resized.
  ///   - label: what assistive technology calls it; nil for nothing.
  ///   - opaque: says nothing, as `colorMode` does.
  ///   - renderer: draws onto the sheet, from its left top corner.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageDrawing(size: Size(size)) { measurer in
      var context = GraphicsContext(measurer, symbols: AnyView(EmptyView()), EnvironmentValues.current)
      renderer(&context)
      return AnyView(context.group)
    }
    self.init(drawing, label: label)
  }
}
