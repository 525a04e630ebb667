// What a picture cannot show: an error of the picture in words, unless it changes nothing.

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

  /// The same view with an angle of 0; another one is an error: pictures are flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> NodeModifier<Self> {
    undrawn("rotation3DEffect", angle.degrees == 0 ? nil : "\(angle.degrees) degrees: pictures are flat.")
  }
}
