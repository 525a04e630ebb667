/// What lets something of what lies behind it through.
///
/// A picture has it without the blur: a light or dark tint of some opacity.
public enum Material: Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  /// More and more opaque; a choice of ours, as the systems say no numbers.
  func color(in colorScheme: ColorScheme) -> Color {
    let opacity =
      switch self {
      case .ultraThin: 0.45
      case .thin: 0.6
      case .regular: 0.75
      case .thick: 0.85
      case .ultraThick, .bar: 0.95
      }
    return Color(rgba: colorScheme == .dark ? 0x2525_25FF : 0xF6F6_F6FF).opacity(opacity)
  }
}

extension Material {
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
}

/// A shape of a material.
public struct MaterialShape<Outline: Shape>: View {
  fileprivate let shape: Outline
  fileprivate let material: Material

  @Environment(\.colorScheme) private var colorScheme

  /// The shape in the tint of the colour scheme.
  public var body: some View { shape.fill(material.color(in: colorScheme)) }
}

extension Shape {
  /// The shape filled with a material; see ``Material``.
  public func fill(_ material: Material) -> MaterialShape<Self> { MaterialShape(shape: self, material: material) }
}

extension View {
  /// Draws a material behind the view, in its frame.
  public func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> NodeModifier<Self> {
    background(material, in: Rectangle())
  }

  /// Draws a shape of a material behind the view.
  public func background(_ material: Material, in shape: some Shape) -> NodeModifier<Self> {
    background(shape.fill(material))
  }
}
