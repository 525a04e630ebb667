internal import DaguerreSkins
internal import DaguerreSupport

extension Color {
  /// A colour in some surroundings: its parts in sRGB, 0 to 1, red, green and blue not multiplied by the opacity.
  public struct Resolved: ShapeStyle, Hashable {
    /// The part of red.
    public var red: Float
    /// The part of green.
    public var green: Float
    /// The part of blue.
    public var blue: Float
    /// 0 is clear.
    public var opacity: Float

    /// A colour by its parts.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The part of red where light adds up.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }
    /// The part of green where light adds up.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }
    /// The part of blue where light adds up.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }

    private static func linear(_ part: Float) -> Float { Float(TransferFunction.linear(Double(part))) }

    private static func encoded(_ part: Float) -> Float { Float(TransferFunction.encoded(Double(part))) }

    /// The colour itself.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: Color(self)) }
  }

  /// The colour by its parts, as it is in some surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    func share(_ part: UInt8) -> Float { Float(part) / 255 }
    let color = settled(inDark: environment.colorScheme == .dark)
    return Resolved(
      red: share(color.red), green: share(color.green), blue: share(color.blue), opacity: share(color.alpha))
  }

  /// A colour by its parts, each rounded to one of 256 steps.
  public init(_ resolved: Resolved) {
    func step(_ share: Float) -> UInt8 { UInt8((Double(share).asShare * 255).rounded()) }
    self.init(
      red: step(resolved.red), green: step(resolved.green), blue: step(resolved.blue), alpha: step(resolved.opacity))
  }
}

extension Color {
  /// The colour that a style of one's own is, in the light and in the dark.
  public init<Style: ShapeStyle & Hashable>(_ style: Style) where Style.Resolved == Color.Resolved {
    func color(_ scheme: ColorScheme) -> Color {
      var environment = EnvironmentValues.current
      environment.colorScheme = scheme
      return Color(style.resolve(in: environment))
    }
    self.init(light: color(.light), dark: color(.dark))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String { SkinColor(rgba: Color(self).rgba).canonicalText }
}

extension Color.Resolved: Animatable {
  /// The parts of red, green and blue where light adds up, and the opacity, in steps of a 128th, as SwiftUI has them.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      AnimatablePair(
        linearRed * 128, AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: Codable {
  /// Four numbers without names: red, green and blue in sRGB, and the opacity.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    (red, green, blue) = (try parts.decode(Float.self), try parts.decode(Float.self), try parts.decode(Float.self))
    opacity = try parts.decode(Float.self)
  }

  /// Four numbers without names: red, green and blue in sRGB, and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    for part in [red, green, blue, opacity] { try parts.encode(part) }
  }
}
