// What a picture cannot show: an error of the picture in words, unless it changes nothing.

/// How a view would be laid over what is behind it.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// Why a view would hide what it shows.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// Those of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others could see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  func undrawn(_ modifier: String, _ rule: String?) -> NodeModifier<Self> {
    wrapped { child, context in
      if let rule { context.session.report(ViewError.unsupported(view: modifier, rule: rule)) }
      return child
    }
  }

  /// The same view for no reasons; another one is an error: see `OUDSSkeleton` for what is not there yet.
  public func redacted(reason: RedactionReasons) -> NodeModifier<Self> {
    undrawn("redacted", reason.isEmpty ? nil : "a reason: nothing is hidden but by the design system's skeletons.")
  }

  /// The same view with a radius of 0; another one is an error: only shadows are blurred.
  public func blur(radius: Double, opaque: Bool = false) -> NodeModifier<Self> {
    undrawn("blur", radius == 0 ? nil : "a radius of \(radius): only shadows are blurred.")
  }

  /// The same view in the normal mode; another one is an error.
  public func blendMode(_ mode: BlendMode) -> NodeModifier<Self> {
    undrawn("blendMode", mode == .normal ? nil : "\(mode): views are laid over one another in the normal mode.")
  }

  /// The same view with an angle of 0; another one is an error.
  public func hueRotation(_ angle: Angle) -> NodeModifier<Self> {
    undrawn("hueRotation", angle.degrees == 0 ? nil : "\(angle.degrees) degrees: hues are not turned.")
  }

  /// The same view with an angle of 0; another one is an error: pictures are flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> NodeModifier<Self> {
    undrawn("rotation3DEffect", angle.degrees == 0 ? nil : "\(angle.degrees) degrees: pictures are flat.")
  }
}
