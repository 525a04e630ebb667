/// What lets something of what lies behind it through, blurred, under a light or dark tint.
///
/// Texts and symbols have the tint without the blur.
public enum Material: Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick

  /// A gaussian of 30 points; a choice of ours too.
  private static let blur = 60.0

  /// More and more opaque; a choice of ours, as the systems say no numbers.
  private func color(in colorScheme: ColorScheme) -> Color {
    let opacity =
      switch self {
      case .ultraThin: 0.45
      case .thin: 0.6
      case .regular: 0.75
      case .thick: 0.85
      case .ultraThick: 0.95
      }
    return Color(rgba: colorScheme == .dark ? 0x2525_25FF : 0xF6F6_F6FF).opacity(opacity)
  }
}

extension Material: ShapeStyle {
  /// The tint of the colour scheme over what is blurred.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    var paint = ShapePaint(color: color(in: environment.colorScheme))
    paint.backdropBlur = Self.blur
    return paint
  }
}

extension ShapeStyle where Self == Material {
  /// The thinnest.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin one.
  public static var thinMaterial: Material { .thin }
  /// The usual one.
  public static var regularMaterial: Material { .regular }
  /// A thick one.
  public static var thickMaterial: Material { .thick }
  /// The thickest.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars, which is the thickest here.
  public static var bar: Material { .ultraThick }
}
