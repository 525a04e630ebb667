import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var layouts: some View {
    OUDSColoredSurface(color: theme.colorModes.onStatusPositiveEmphasized) {
      Text("S").foregroundColor(theme.colors.contentDefault)
    }
    VStack { Text("S").oudsForegroundColor(theme.colors.contentDefault) }.coloredSurface(
      theme.colorModes.onStatusPositiveEmphasized)
    VStack { Text("S") }.oudsColoredSurface(theme.colorModes.onStatusPositiveEmphasized)
    OUDSVerticalDivider(color: .brandPrimary)
    OUDSHorizontalDivider(color: .brandPrimary)
    OUDSSkeleton()
    Text("x").shadow(theme.elevations.drag).bodyDefaultSmall(theme).labelStrongXLarge(theme)
    Text("x").border(
      style: theme.borders.styleDefault, width: theme.borders.widthThin, radius: theme.borders.radiusNone,
      color: theme.colors.borderDefault)
    Text("x").foregroundStyle(theme.colors.bgPrimary).background(theme.colors.bgPrimary).accentColor(
      theme.colors.bgPrimary
    ).tint(theme.colors.bgPrimary)
    Text("x").oudsHorizontalDivider(dividerColor: .muted).oudsVerticalDivider(color: .muted)
  }

  @ViewBuilder
  var layouts2: some View {
    Text("x").oudsBackground(theme.colors.bgTertiary).oudsShadow(theme.elevations.emphasized).oudsAccentColor(
      theme.colors.bgPrimary
    ).oudsForegroundStyle(theme.colors.bgPrimary)
    Text("x").gridMargin(.horizontal).padding(.top, theme.gridMargin(for: oudsHorizontalSizeClass))
    Text("x").padding(.vertical, theme.spaces.scaled2xsmall.dimension(for: horizontalSizeClass ?? .regular))
    Spacer(minLength: theme.spaces.scaledLarge.dimension(for: verticalSizeClass ?? .regular))
    OUDSHStack(spacing: theme.spaces.scaledMedium) { Text("a") }
    OUDSNavigationStack { Text("h") }
    OUDSNavigationStack(hideBackButtonLabel: false) { Text("h") }
  }
}
