public import DaguerreViews
public import OUDSTokensSemantic

private enum OnColoredSurfaceKey: EnvironmentKey { static let defaultValue = false }
private enum UseMonochromeKey: EnvironmentKey { static let defaultValue = false }
private enum SurfaceColorKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
  /// Whether the view stands on a coloured surface.
  public var oudsOnColoredSurface: Bool {
    get { self[OnColoredSurfaceKey.self] }
    set { self[OnColoredSurfaceKey.self] = newValue }
  }

  /// Whether components use their variants of one colour.
  public var oudsUseMonochrome: Bool {
    get { self[UseMonochromeKey.self] }
    set { self[UseMonochromeKey.self] = newValue }
  }

  /// The colour of the surface that the view stands on, if it is a coloured one.
  public var oudsSurfaceColor: Color? {
    get { self[SurfaceColorKey.self] }
    set { self[SurfaceColorKey.self] = newValue }
  }
}

/// A background of one of the theme's surface colours, on which content changes to the colours that suit it.
///
/// The fill is that of the scheme outside; the content is drawn in the scheme that the colour's mode tells.
public struct OUDSColoredSurface<Content: View>: View {
  /// The colour mode of a surface, which also names its colour.
  public typealias SurfaceColor = MultipleColorModeSemanticToken

  private let color: SurfaceColor
  private let content: () -> Content

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameter color: one of the theme's colour modes, such as `theme.colorModes.onBrandPrimary`.
  public init(color: SurfaceColor, @ViewBuilder content: @escaping () -> Content) {
    self.color = color
    self.content = content
  }

  /// The content over the fill; where the theme has no colour for the surface, the mark of a use that is not allowed.
  public var body: some View {
    if let surface = theme.colors.surface(for: color), !surface.hasForbiddenColorValue() {
      let fill = surface.color(for: colorScheme)
      content()
        .environment(\.colorScheme, theme.colorModes.useColorScheme(for: color, colorScheme))
        .environment(\.oudsOnColoredSurface, true)
        .environment(\.oudsUseMonochrome, theme.colorModes.isMonochrome(mode: color))
        .environment(\.oudsSurfaceColor, fill)
        .background(fill)
    } else {
      DisallowedUse(
        "OUDSColoredSurface",
        rule: "the theme has no surface colour for '\(color.name)'; use a colour mode of theme.colorModes."
      ) { content() }
    }
  }
}

extension View {
  /// Puts the view on a coloured surface.
  public func oudsColoredSurface(_ color: MultipleColorModeSemanticToken) -> some View {
    OUDSColoredSurface(color: color) { self }
  }
}
