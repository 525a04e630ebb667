extension LinearGradient: ShapeStyle {
  /// The gradient, which runs from side to side of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(gradient: { fill($0, $1, $2) }) }
}

extension RadialGradient: ShapeStyle {
  /// The gradient about a point of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(gradient: { fill($0, $1, $2) }) }
}

/// A colour that is a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let color: Color

  /// A fifth of the way to white at the top, the colour at the bottom.
  ///
  /// That is a choice of ours, as the systems say no numbers.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    func lighter(_ channel: UInt8) -> UInt8 { channel + (255 - channel) / 5 }
    let top = Color(
      red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue), alpha: color.alpha)
    let gradient = LinearGradient(colors: [top, color], startPoint: .top, endPoint: .bottom)
    return ShapePaint(gradient: { gradient.fill($0, $1, $2) }, standIn: color)
  }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours at even distances, from one point of what is filled to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at places, from one point of what is filled to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point of what is filled to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient of colours at even distances about a point of what is filled; radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient about a point of what is filled; radii are in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
