public import DaguerreViews
public import Foundation

extension GraphicsContext {
  /// A text as it would be drawn on a canvas.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let measurer: ViewMeasurer
    /// What it is painted with where its own styles do not say.
    public var shading = Shading.foreground

    /// How large it is where it has a room, in points.
    public func measure(in size: CGSize) -> CGSize {
      let dimensions = dimensions(in: size)
      return CGSize(width: dimensions?.width ?? 0, height: dimensions?.height ?? 0)
    }

    /// Where its first line stands in a room, from its top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { dimensions(in: size)?[.firstTextBaseline] ?? 0 }

    /// Where its last line stands in a room, from its top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { dimensions(in: size)?[.lastTextBaseline] ?? 0 }

    private func dimensions(in size: CGSize) -> ViewDimensions? {
      measurer.dimensions(of: text, in: ProposedViewSize(Size(size)))
    }

    /// A shading in the bounds of all that it might cover, as a text has those of its room.
    fileprivate func shaded(in size: CGSize) -> some View {
      text.foregroundStyle(shading.style(Rect(origin: .zero, size: Size(size))))
    }
  }

  /// An image as it would be drawn on a canvas.
  public struct ResolvedImage {
    fileprivate let image: Image
    /// In points.
    public let size: CGSize
    /// Where it stands on a line of text, from its top, in points.
    public let baseline: CGFloat
    /// What it is painted with where it is a template.
    public var shading: Shading?
  }

  /// A view of a canvas's symbols as it would be drawn.
  public struct ResolvedSymbol {
    fileprivate let view: TaggedPart<AnyView>
    /// In points.
    public let size: CGSize
  }

  /// A text to measure before it is drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, measurer: measurer) }

  /// An image to measure before it is drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let dimensions = measurer.dimensions(of: image, in: .unspecified)
    return ResolvedImage(
      image: image, size: CGSize(width: dimensions?.width ?? 0, height: dimensions?.height ?? 0),
      baseline: dimensions?[.firstTextBaseline] ?? 0)
  }

  /// The view of the canvas's symbols that has a tag; nil where none has.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    let view = TaggedPart(AnyHashable(id), of: symbols)
    return measurer.dimensions(of: view, in: .unspecified).map {
      ResolvedSymbol(view: view, size: CGSize(width: $0.width, height: $0.height))
    }
  }

  /// Draws a text whose anchor is at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      text.shaded(in: text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))), at: point, anchor: anchor)
  }

  /// Draws a text within a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shaded(in: rect.size), in: rect) }

  /// Draws a text whose anchor is at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text within a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image whose anchor is at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image.shaded(image.image), in: CGRect(origin: origin, size: image.size), coversAll: true)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.shaded(image.image.resizable()), in: rect, coversAll: true)
  }

  /// Draws an image whose anchor is at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws a symbol whose anchor is at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, at: point, anchor: anchor)
  }

  /// Draws a symbol in the room of a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.view, in: rect) }
}

extension GraphicsContext.ResolvedImage {
  fileprivate func shaded(_ image: Image) -> AnyView {
    guard let shading else { return AnyView(image) }
    return AnyView(image.foregroundStyle(shading.style(Rect(origin: .zero, size: Size(size)))))
  }
}
