/// A gradient of some colours, from the top to the bottom if nothing else is said.
public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate var gradient: Gradient
  /// The colour that it was made of.
  fileprivate var color: Color?

  /// The same gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// A fifth of the way to white at the top, the colour at the bottom.
  ///
  /// That is a choice of ours, as the systems say no numbers.
  fileprivate init(color: Color) {
    func lighter(_ channel: UInt8) -> UInt8 { channel + (255 - channel) / 5 }
    let top = color.mapped {
      Color(red: lighter($0.red), green: lighter($0.green), blue: lighter($0.blue), alpha: $0.alpha)
    }
    gradient = Gradient(colors: [top, color])
    self.color = color
  }

  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.gradient.space = space
    return copy
  }

  /// The colours from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).placed.paint(
      in: environment, standIn: color)
  }
}

extension Gradient {
  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point of what is filled to another.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient about a point of what is filled, radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
  ) -> Self {
    Self(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient about a point of what is filled, radii in shares of its sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient from one angle to another about a point of what is filled.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// A gradient of one turn about a point of what is filled.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self { Self(gradient: gradient.gradient, center: center, angle: angle) }
}
