internal import DaguerreSheets
internal import OUDS

/// The sheets of `OUDSColoredSurface`: every colour that it can have, with a button and a link on it.
enum ColoredSurfaceSheets: ComponentSheets {
  static let component = "colored-surface"

  private typealias Modes = any AllColorModeSemanticTokensProvider
  private typealias Mode = @Sendable (Modes) -> MultipleColorModeSemanticToken

  /// The name on the surface, and its colour mode; undefined in themes without the colour.
  private static let surfaces: [(name: String, mode: Mode)] = [
    ("BackgroundInverseHigh", { $0.onBgInverseHigh }), ("BackgroundInverseLow", { $0.onBgInverseLow }),
    ("BackgroundPrimary", { $0.onBgPrimary }), ("BackgroundSecondary", { $0.onBgSecondary }),
    ("BackgroundTertiary", { $0.onBgTertiary }), ("BrandPrimary", { $0.onBrandPrimary }),
    ("BrandSecondary", { $0.onBrandSecondary }), ("BrandTertiary", { $0.onBrandTertiary }),
    ("OverlayDropdown", { $0.onOverlayDropdown }), ("OverlayModal", { $0.onOverlayModal }),
    ("OverlayTooltip", { $0.onOverlayTooltip }), ("StatusAccentEmphasized", { $0.onStatusAccentEmphasized }),
    ("StatusAccentMuted", { $0.onStatusAccentMuted }), ("StatusInfoEmphasized", { $0.onStatusInfoEmphasized }),
    ("StatusInfoMuted", { $0.onStatusInfoMuted }), ("StatusNegativeEmphasized", { $0.onStatusNegativeEmphasized }),
    ("StatusNegativeMuted", { $0.onStatusNegativeMuted }),
    ("StatusPositiveEmphasized", { $0.onStatusPositiveEmphasized }),
    ("StatusPositiveMuted", { $0.onStatusPositiveMuted }),
    ("StatusWarningEmphasized", { $0.onStatusWarningEmphasized }),
    ("StatusWarningMuted", { $0.onStatusWarningMuted }), ("SurfaceInverseHigh", { $0.onSurfaceInverseHigh }),
    ("SurfaceInverseLow", { $0.onSurfaceInverseLow }), ("SurfacePrimary", { $0.onSurfacePrimary }),
    ("SurfaceSecondary", { $0.onSurfaceSecondary }), ("SurfaceTertiary", { $0.onSurfaceTertiary }),
  ]

  static let sheets = surfaces.map { name, mode in
    // `BrandPrimary` is `brand-primary`.
    sheet(String(name.words(joinedBy: "-").dropFirst())) { ColoredSurfaceSheet(name: name, mode: mode) }
  }
}

private struct ColoredSurfaceSheet: View {
  let name: String
  let mode: @Sendable (any AllColorModeSemanticTokensProvider) -> MultipleColorModeSemanticToken

  @Environment(\.theme) private var theme

  @ViewBuilder
  var body: some View {
    let mode = mode(theme.colorModes)
    if !mode.hasUndefinedValue() {
      SingleSheet(margin: SheetMetrics.margin) {
        OUDSColoredSurface(color: mode) { ColoredSurfaceSample(name: name) }
      }
    } else {
      SingleSheet(width: SheetMetrics.phoneWidth, margin: SheetMetrics.margin) {
        ColoredSurfaceSample(name: name)
          .frame(maxWidth: .infinity)
          .notRelevant("\(name) is not supported by current theme")
      }
    }
  }
}

/// What stands on a surface, which reads the scheme that the surface gives it.
private struct ColoredSurfaceSample: View {
  let name: String

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedMedium) {
      // The tracking of plain texts on the reference sheets.
      Text(name).kerning(0.5).bodyDefaultLarge(theme).oudsForegroundColor(theme.colors.contentDefault)
      OUDSButton(text: "Button") {}
      OUDSLink(text: "Link", indicator: .next) {}
    }
    .padding(theme.spaces.fixedMedium)
  }
}
