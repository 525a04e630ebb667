import OUDSSwiftUI
import Testing

/// A screen written with release 1 reads tokens under the names of that time.
@Suite("Names of release 1") @MainActor struct NamesOfRelease1Tests {
  private let theme = OrangeTheme()

  @available(*, deprecated) @Test func coloursAndSizesAreThoseOfTheNamesOfToday() {
    #expect(theme.colors.repositorySecondaryHigher == theme.colors.repositorySecondaryHigherHigh)
    #expect(theme.colors.opacityTransparentInverse == theme.colors.opacityTransparent)
    #expect(theme.sizes.maxWidthTypeDisplayLargeMobile == theme.sizes.maxWidthDisplayLargeMobile)
    #expect(theme.sizes.maxWidthTypeHeadingXlargeTablet == theme.sizes.maxWidthHeadingXlargeTablet)
    #expect(theme.sizes.maxWidthTypeBodyMedium == theme.sizes.maxWidthBodyMedium)
    #expect(theme.sizes.maxWidthTypeLabelSmallTablet == theme.sizes.maxWidthLabelSmallTablet)
  }

  @available(*, deprecated) @Test func tokensOfComponentsAreThoseOfTheNamesOfToday() {
    #expect(theme.badge.spaceInset == theme.badge.spaceInsetMediumLarge)
    #expect(theme.bar.colorActiveIndicatorCustomSelectedHover == theme.bar.colorCurrentIndicatorCustomSelectedHover)
    #expect(theme.bar.opacityActiveIndicatorCustom == theme.bar.opacityCurrentIndicatorCustom)
    #expect(theme.bar.borderRadiusActiveIndicatorCustomTop == theme.bar.borderRadiusCurrentIndicatorCustomTop)
    #expect(theme.bar.sizeWidthActiveIndicatorCustomTop == theme.bar.sizeWidthCurrentIndicatorCustomTop)
    #expect(theme.button.buttonBorderRadiusRounded == theme.button.borderRadiusRounded)
    #expect(theme.button.buttonBorderWidthDefaultInteraction == theme.button.borderWidthDefaultInteraction)
    #expect(theme.controlItem.sizeMinHeight == theme.controlItem.sizeMinHeightDefault)
    #expect(theme.controlItem.borderRadius == theme.controlItem.borderRadiusDefault)
    #expect(
      theme.controlItem.spacePaddingBlockDensityCompactTopAlignmentTopText_container
        == theme.controlItem.spacePaddingBlockDensityCompactTopAlignmentTopTextContainer)
  }
}
