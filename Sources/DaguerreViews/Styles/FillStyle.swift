/// Which parts within the outline of a shape are filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether by the even-odd rule, instead of the nonzero one.
  public var isEOFilled: Bool
  /// Edges are smooth, whatever it says.
  public var isAntialiased: Bool

  /// By the nonzero rule, unless it says otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape that is filled by another rule.
public struct RuledShape<Base: Shape>: Shape {
  fileprivate let base: Base
  fileprivate let style: FillStyle

  /// That of the shape.
  public func path(in rect: Rect) -> Path { base.path(within: rect) }

  /// That of the shape, by the even-odd rule if it is asked for.
  public func outline(in rect: Rect) -> ShapeOutline {
    let outline = base.outline(in: rect)
    guard style.isEOFilled, case .path(let path, _) = outline else { return outline }
    return .path(path, .evenodd)
  }

  /// As the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// As the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Base.FittedSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The shape filled with a style, by the nonzero or the even-odd rule.
  public func fill<Style: ShapeStyle>(_ paint: Style, style: FillStyle) -> StyledShape<RuledShape<Self>, Style> {
    RuledShape(base: self, style: style).fill(paint)
  }

  /// The shape filled with the foreground colour, by the nonzero or the even-odd rule.
  public func fill(style: FillStyle = FillStyle()) -> StyledShape<RuledShape<Self>, ForegroundStyle> {
    fill(.foreground, style: style)
  }
}
