internal import DaguerreGraphics

/// What an image is that a function draws: views on a sheet of a size in points.
///
/// Unchecked, as its function is called by who draws, one after the other.
package final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: Size
  private let content: (ViewMeasurer) -> AnyView

  /// - Parameter content: what lies on the sheet, from its left top corner, made for each picture.
  package init(size: Size, content: @escaping (ViewMeasurer) -> AnyView) { (self.size, self.content) = (size, content) }

  /// Whether both are the same object.
  package static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }

  /// - Parameters:
  ///   - color: what is seen through the drawing in place of its colours; nil for these.
  ///   - isResizable: whether it fills its room.
  func node(
    color: Color?, isResizable: Bool, isMirrored: Bool, in context: ResolutionContext
  ) -> LayoutNode {
    let inner = context.inStack(nil)
    let sheet = context.withEnvironmentOfBody { content(ViewMeasurer(context: inner)) }
      .frame(width: size.width, height: size.height, alignment: .topLeading).clipped()
      .environment(\.layoutDirection, .leftToRight)
    let view =
      color.map { AnyView(Rectangle().fill($0).frame(width: size.width, height: size.height).mask { sheet }) }
      ?? AnyView(sheet)
    return DrawnImageNode(
      ZStack { view }._resolve(in: inner)[0], size, isResizable: isResizable, isMirrored: isMirrored,
      context.environment)
  }
}

private final class DrawnImageNode: WrapperNode {
  private let size: Size
  private let isResizable: Bool
  private let isMirrored: Bool

  init(_ sheet: LayoutNode, _ size: Size, isResizable: Bool, isMirrored: Bool, _ environment: EnvironmentValues) {
    (self.size, self.isResizable, self.isMirrored) = (size, isResizable, isMirrored)
    super.init(sheet, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let scaleX = rect.width / size.width
    let place = AffineTransform(
      scaleX: isMirrored ? -scaleX : scaleX, scaleY: rect.height / size.height,
      translateX: isMirrored ? rect.maxX : rect.minX, translateY: rect.minY)
    canvas.appendOne {
      canvas.withPlacement(Placement(place)) {
        super.draw(in: Rect(origin: .zero, size: size), proposal: ProposedViewSize(size), on: canvas)
      }
    }
  }
}
