import OUDSThemesContract
import OUDSThemesOrange
import OUDSThemesOrangeCompact
import OUDSThemesOrangeInverse
import OUDSThemesSosh
import OUDSThemesWireframe
import OUDSTokensComponent
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

/// What the published data says of a theme in the two releases.
private struct Facts: CustomTestStringConvertible {
  let name: String
  let theme: @Sendable (TokenRelease) -> OUDSTheme
  /// Of 2.5.0, then of 2.6.0: light, dark.
  let muted: [[ColorSemanticToken]]
  let warningShape: [ColorSemanticToken]
  let linkHeight: [Double]
  let emptyTrailing: [Double]
  let trailing: [Double]
  let alertRadius: [Double]
  let inputWidth: [Double]
  let focusedInputWidth: [Double]
  let focusedChevron: [[ColorSemanticToken]]
  let hoveredChevron: [[ColorSemanticToken]]

  var testDescription: String { name }

  static let all = [
    Facts(
      name: "orange", theme: { OrangeTheme(version: $0) },
      muted: [["#00000014", "#FFFFFF14"], ["#0000001F", "#FFFFFF1F"]], warningShape: ["#00000000", "#FFFFFF00"],
      linkHeight: [44, 40], emptyTrailing: [8, 6], trailing: [10, 8], alertRadius: same(OrangeTheme().alert),
      inputWidth: same(OrangeTheme().textInput.borderWidthDefault),
      focusedInputWidth: same(OrangeTheme().textInput.borderWidthFocus),
      focusedChevron: same(OrangeTheme().link.colorChevronFocus),
      hoveredChevron: same(OrangeTheme().link.colorChevronHover)),
    Facts(
      name: "orange-compact", theme: { OrangeCompactTheme(version: $0) },
      muted: [["#00000014", "#FFFFFF14"], ["#0000001F", "#FFFFFF1F"]], warningShape: ["#00000000", "#FFFFFF00"],
      linkHeight: same(OrangeCompactTheme().link.sizeMinHeightSmall), emptyTrailing: [8, 4], trailing: [12, 8],
      alertRadius: same(OrangeCompactTheme().alert),
      inputWidth: same(OrangeCompactTheme().textInput.borderWidthDefault),
      focusedInputWidth: same(OrangeCompactTheme().textInput.borderWidthFocus),
      focusedChevron: same(OrangeCompactTheme().link.colorChevronFocus),
      hoveredChevron: same(OrangeCompactTheme().link.colorChevronHover)),
    Facts(
      name: "sosh", theme: { SoshTheme(version: $0) },
      muted: [["#000F1914", "#EDF6FC14"], ["#000F191F", "#EDF6FC1F"]], warningShape: ["#000F1900", "#EDF6FC00"],
      linkHeight: [44, 40], emptyTrailing: [8, 6], trailing: [10, 8], alertRadius: [12, 4], inputWidth: [2, 1],
      focusedInputWidth: [3, 2], focusedChevron: [["#DE034B", "#5DBCFE"], ["#000000", "#E9EEF1"]],
      hoveredChevron: [["#DE034B", "#5DBCFE"], ["#000000", "#E9EEF1"]]),
    Facts(
      name: "wireframe", theme: { WireframeTheme(version: $0) },
      muted: [["#05052E14", "#EFF5FF14"], ["#05052E1F", "#EFF5FF1F"]], warningShape: ["#05052E00", "#EFF5FF00"],
      linkHeight: [44, 40], emptyTrailing: [8, 6], trailing: [10, 8], alertRadius: [12, 6],
      inputWidth: same(WireframeTheme().textInput.borderWidthDefault),
      focusedInputWidth: same(WireframeTheme().textInput.borderWidthFocus),
      focusedChevron: same(WireframeTheme().link.colorChevronFocus),
      hoveredChevron: same(WireframeTheme().link.colorChevronHover)),
  ]

  private static func same(_ value: Double) -> [Double] { [value, value] }
  private static func same(_ alert: any AllAlertComponentTokensProvider) -> [Double] { same(alert.borderRadiusDefault) }
  private static func same(_ color: MultipleColorSemanticToken) -> [[ColorSemanticToken]] {
    [[color.light, color.dark], [color.light, color.dark]]
  }
}

@Suite("Releases of the tokens")
struct TokenReleaseTests {
  @Test("a theme has the values of its release", arguments: Facts.all)
  fileprivate func values(facts: Facts) {
    for (index, release) in TokenRelease.allCases.enumerated() {
      let theme = facts.theme(release)
      let spaces = theme.spaces
      #expect(
        [spaces.inset4xsmall, spaces.inset3xsmall, spaces.inset2xsmall, spaces.insetXsmall, spaces.insetSmall]
          == (index == 0 ? [1, 2, 4, 6, 8] : [2, 4, 6, 8, 10]))
      let muted = theme.colors.borderMuted
      #expect([muted.light, muted.dark] == facts.muted[index])
      #expect(theme.icon.colorContentStatusWarningInverseInternalShape.light == facts.warningShape[index])
      #expect(theme.link.sizeMinHeightSmall == facts.linkHeight[index])
      #expect(theme.textArea.spacePaddingBlockEmptyTrailingContainer == facts.emptyTrailing[index])
      #expect(theme.textArea.spacePaddingBlockTrailingContainer == facts.trailing[index])
      #expect(theme.alert.borderRadiusDefault == facts.alertRadius[index])
      #expect(theme.textInput.borderWidthDefault == facts.inputWidth[index])
      #expect(theme.textInput.borderWidthFocus == facts.focusedInputWidth[index])
      let (focus, hover) = (theme.link.colorChevronFocus, theme.link.colorChevronHover)
      #expect([focus.light, focus.dark] == facts.focusedChevron[index])
      #expect([hover.light, hover.dark] == facts.hoveredChevron[index])
      // The scale of insets has moved below them, and they have not.
      #expect([theme.tag.spaceInsetBulletSmall, theme.tag.spaceInsetLoaderDefault] == [2, 2])
      #expect([theme.tag.spaceInsetIconDefault, theme.tag.spaceInsetLoaderSmall] == [1, 1])
    }
  }

  @Test("a release stays with the theme: in another tuning, exchanged, and behind providers of one's own")
  func passedOn() {
    let theme = OrangeTheme(version: .v2_6)
    #expect(OrangeTheme(retuning: theme, to: .MaxIt).version == .v2_6)
    #expect(OrangeTheme().version == .v2_5 && theme != OrangeTheme())
    let inverse = OrangeInverseTheme(version: .v2_6)
    #expect(inverse.colors.borderMuted.light == theme.colors.borderMuted.dark)
    #expect(inverse.spaces.insetSmall == 10)
    let own = OrangeTheme(spaces: OrangeThemeSpaceSemanticTokensProvider(), version: .v2_6)
    #expect(own.spaces.insetSmall == 8 && own.link.sizeMinHeightSmall == 40)
    #expect(OrangeThemeTextAreaComponentTokensProvider(version: .v2_6).spaces.insetSmall == 10)
  }

  @Test("tokens have their names of 2.6.0 too")
  func renamed() {
    let theme = OrangeCompactTheme(version: .v2_6)
    #expect(theme.sizes.minInteractiveAreaDefault == theme.sizes.minInteractiveArea)
    #expect(theme.elevations.elevated == theme.elevations.default)
    #expect(theme.elevations.colorElevated.dark == theme.elevations.colorDefault.dark)
    #expect(theme.elevations.yElevated == theme.elevations.yDefault)
    #expect(theme.tag.spaceInsetProgressIndicatorSmall == 1 && theme.tag.spaceInsetProgressIndicatorDefault == 2)
    #expect(theme.button.sizeProgressIndicatorDefault == theme.button.sizeLoader)
  }

  @Test("tokens have the names of release 3 of the library too")
  func renamedByLibrary() {
    let theme = SoshTheme()
    let button = theme.button
    let later = [
      button.sizeIconDefault, button.sizeIconOnlyDefault, button.sizeMaxHeightIconOnlyDefault,
      button.sizeMinHeightDefault, button.sizeMinWidthDefault, button.spaceColumnGapChevronDefault,
      button.spaceColumnGapIconDefault, button.spaceColumnGapIconChevronDefault, button.spaceInsetIconOnlyDefault,
      button.spacePaddingBlockDefault, button.spacePaddingInlineChevronEndDefault,
      button.spacePaddingInlineChevronStartDefault, button.spacePaddingInlineEndIconStartDefault,
      button.spacePaddingInlineIconNoneDefault, button.spacePaddingInlineIconStartDefault,
      button.spacePaddingInlineStartIconEndDefault,
    ]
    let former = [
      button.sizeIcon, button.sizeIconOnly, button.sizeMaxHeightIconOnly, button.sizeMinHeight, button.sizeMinWidth,
      button.spaceColumnGapChevron, button.spaceColumnGapIcon, button.spaceColumnGapIconChevron,
      button.spaceInsetIconOnly, button.spacePaddingBlock, button.spacePaddingInlineChevronEnd,
      button.spacePaddingInlineChevronStart, button.spacePaddingInlineEndIconStart, button.spacePaddingInlineIconNone,
      button.spacePaddingInlineIconStart, button.spacePaddingInlineStartIconEnd,
    ]
    #expect(later == former && Set(later).count > 5)
    #expect(theme.alert.sizeAsset == theme.alert.sizeIcon)
    #expect(theme.link.spacePaddingBlockDefault == theme.link.spacePaddingBlock)
    #expect(theme.link.sizeMinWidth == theme.link.sizeMinWidthDefault)
  }

  @Test("a release has a name, and one that is not known is an error in words")
  func names() throws {
    #expect(try TokenRelease(named: "2.6") == .v2_6 && TokenRelease(named: "2.5.0") == .v2_5)
    let error = #expect(throws: UnknownTokenRelease.self) { try TokenRelease(named: "3.0.0") }
    #expect("\(try #require(error))" == "the tokens of release '3.0.0' are not known; known are 2.5.0, 2.6.0")
  }
}
