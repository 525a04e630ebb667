public import DaguerreViews
public import Foundation

/// What would make a picture of a view for people to share; while one is drawn it makes none.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is shown.
  public var content: Content
  /// The room that is offered to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels would make a point.
  public var scale: CGFloat = 1
  /// Whether the picture would have no clear pixels.
  public var isOpaque = false
  /// How colours would be mixed.
  public var colorMode = ColorRenderingMode.nonLinear

  /// What would make a picture of a view.
  public init(content: Content) { self.content = content }

  /// Does nothing: `ViewRenderer` makes pictures.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}

  /// Nil: `ViewRenderer` makes pictures.
  public var uiImage: UIImage? { nil }
}
