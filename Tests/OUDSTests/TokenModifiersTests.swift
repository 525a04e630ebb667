import OUDS
import TestSupport
import Testing

/// The modifiers that take tokens, under both of their names.
@Suite("Modifiers with tokens")
struct TokenModifiersTests {
  private func draw(_ scheme: ColorScheme, _ view: some View) throws -> Bitmap {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.colorScheme = scheme
    return try Rasterizer().draw(
      renderer.render(OUDSThemeableView(theme: WireframeTheme()) { view.padding(20) }, background: .white).list)
  }

  private struct Former: View {
    @Environment(\.theme) private var theme
    var body: some View {
      Text("Tokens").oudsForegroundStyle(theme.colors.contentBrandPrimary).padding(8)
        .oudsBackground(theme.colors.surfaceSecondary)
        .oudsBorder(
          style: theme.borders.styleDefault, width: theme.borders.widthThick, radius: theme.borders.radiusMedium,
          color: theme.colors.borderEmphasized
        )
        .oudsShadow(theme.elevations.raised)
        .oudsColoredSurface(theme.colorModes.onStatusInfoMuted)
    }
  }

  private struct Latter: View {
    @Environment(\.theme) private var theme
    var body: some View {
      Text("Tokens").foregroundStyle(theme.colors.contentBrandPrimary).padding(8)
        .background(theme.colors.surfaceSecondary)
        .border(
          style: theme.borders.styleDefault, width: theme.borders.widthThick, radius: theme.borders.radiusMedium,
          color: theme.colors.borderEmphasized
        )
        .shadow(theme.elevations.raised)
        .coloredSurface(theme.colorModes.onStatusInfoMuted)
    }
  }

  private struct Accent: View {
    @Environment(\.tint) private var tint
    var body: some View { Rectangle().fill(tint ?? .clear).frame(width: 9, height: 9) }
  }

  private struct Accented: View {
    @Environment(\.theme) private var theme
    @Environment(\.colorScheme) private var colorScheme
    let isToken: Bool
    var body: some View {
      let token = theme.colors.actionSelected
      if isToken { Accent().accentColor(token) } else { Accent().tint(token.color(for: colorScheme)) }
    }
  }

  @Test("the former and the later names draw the same", arguments: ColorScheme.allCases)
  func names(scheme: ColorScheme) throws {
    let former = try draw(scheme, Former())
    #expect(try draw(scheme, Latter()) == former)
    #expect(try draw(scheme, Text("Tokens").padding(8)) != former)
  }

  @Test("an accent colour is a tint", arguments: ColorScheme.allCases)
  func accent(scheme: ColorScheme) throws {
    #expect(try draw(scheme, Accented(isToken: true)) == draw(scheme, Accented(isToken: false)))
  }
}
