/// A shape that can be moved inwards, so that a line along its edge lies inside.
public protocol InsettableShape: Shape {
  /// The type of a length: `Double`, or the `CGFloat` that sources for Apple's platforms use.
  associatedtype Inset: BinaryFloatingPoint = Double
  /// The type of the shape that was moved.
  associatedtype InsetShape: InsettableShape

  /// The shape whose edge lies further inside by some points.
  func inset(by amount: Inset) -> InsetShape
}

extension InsettableShape {
  /// A line along the edge of the shape, all of it inside; none where `lineWidth` is 0.
  @_disfavoredOverload
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> PaintedShape<Self> {
    strokeBorder(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the edge of the shape, all of it inside but for miters and caps.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> PaintedShape<Self> {
    PaintedShape(
      shape: self,
      paint: .innerStroke(color, style) { inset(by: Inset(style.lineWidth / 2)).outline(in: $0, $1).path })
  }
}

/// A rectangle with round corners, which need not be as large as its room.
public protocol RoundedRectangleShape: InsettableShape {
  /// The corner radii in a rectangle of the given size.
  func cornerRadii(in size: Size) -> CornerRadii

  /// The edge, moved inwards, where corners are no quarters of circles; nil where they are.
  func ellipticalPath(in rect: Rect, insetBy amount: Double) -> Path?
}

extension RoundedRectangleShape {
  /// Both sides are the same, unless a shape says otherwise.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Nil.
  public func ellipticalPath(in rect: Rect, insetBy amount: Double) -> Path? { nil }

  /// The rectangle with the shape's corner radii.
  public func outline(in rect: Rect) -> ShapeOutline {
    ellipticalPath(in: rect, insetBy: 0).map { .path($0, .nonzero) } ?? .rectangle(rect, cornerRadii(in: rect.size))
  }

  /// The outline as a path.
  public func path(in rect: Rect) -> Path { outline(in: rect).path }

  /// A line along the edge of the shape in some style, all of it inside.
  public func strokeBorder(_ color: Color, style: Border.Style, lineWidth: Double) -> PaintedShape<Self> {
    PaintedShape(shape: self, paint: .border(color, style: style, width: lineWidth, alignment: .inside))
  }

  /// A line centred on the edge of the shape, or on that of a larger shape.
  ///
  /// - Parameter outset: how far the shape's frame grows to each side, in points; takes no room and is not aligned to
  ///   pixels.
  public func stroke(
    _ color: Color, style: Border.Style = .solid, lineWidth: Double = 1, outset: Double = 0
  ) -> PaintedShape<Self> {
    PaintedShape(
      shape: self, paint: .border(color, style: style, width: lineWidth, alignment: .center), outset: outset)
  }

  /// The shape moved inwards, with smaller corners.
  public func inset(by amount: Double) -> InsetRoundedRectangleShape<Self> {
    InsetRoundedRectangleShape(base: self, amount: amount)
  }
}

/// A rounded rectangle that was moved inwards.
public struct InsetRoundedRectangleShape<Base: RoundedRectangleShape>: RoundedRectangleShape {
  fileprivate let base: Base
  fileprivate let amount: Double

  /// The shape's radii in the larger size, less what it was moved.
  public func cornerRadii(in size: Size) -> CornerRadii {
    let whole = Size(width: size.width + 2 * amount, height: size.height + 2 * amount)
    return base.cornerRadii(in: whole).map { $0 - amount }
  }

  /// The shape's outline, moved inwards.
  public func outline(in rect: Rect) -> ShapeOutline {
    switch base.outline(in: rect) {
    case .rectangle(let rect, let radii): .rectangle(rect.inset(by: amount), radii.map { $0 - amount })
    case .path: .path(base.ellipticalPath(in: rect, insetBy: amount) ?? Path(), .nonzero)
    }
  }

  /// The shape's edge, moved inwards by both.
  public func ellipticalPath(in rect: Rect, insetBy amount: Double) -> Path? {
    base.ellipticalPath(in: rect, insetBy: self.amount + amount)
  }

  /// The shape moved further inwards.
  public func inset(by amount: Double) -> InsetRoundedRectangleShape<Base> {
    InsetRoundedRectangleShape(base: base, amount: self.amount + amount)
  }

  /// As the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// As the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Base.FittedSize { base.sizeThatFits(proposal) }
}
