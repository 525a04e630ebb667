package import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The tokens of alerts for what a theme is given.
///
/// Release 3 of the library has the width of borders and the gap of bullets in a provider of messages.
///
/// - Parameters:
///   - alert: the tokens of alerts, or all of them.
///   - messages: those of messages, or all of them.
package func alertTokens(
  _ alert: (any AllAlertComponentTokensProvider)?, _ messages: (any AllAlertMessageComponentTokensProvider)?
) -> (any AllAlertComponentTokensProvider)? {
  guard let alert, let messages, alert !== messages else { return alert ?? messages }
  return AlertTokens(alert, messages)
}

private final class AlertTokens: AllAlertComponentTokensProvider {
  private let alert: any AllAlertComponentTokensProvider
  private let messages: any AllAlertMessageComponentTokensProvider

  init(_ alert: any AllAlertComponentTokensProvider, _ messages: any AllAlertMessageComponentTokensProvider) {
    (self.alert, self.messages) = (alert, messages)
  }

  var borderRadiusDefault: BorderRadiusSemanticToken { alert.borderRadiusDefault }
  var borderRadiusRounded: BorderRadiusSemanticToken { alert.borderRadiusRounded }
  var borderWidth: BorderWidthSemanticToken { messages.borderWidth }
  var sizeIcon: SizeSemanticToken { alert.sizeIcon }
  var sizeMinHeight: SizeSemanticToken { alert.sizeMinHeight }
  var sizeMinHeightBottomActionPlacement: SizeSemanticToken { alert.sizeMinHeightBottomActionPlacement }
  var sizeMinWidth: SizeSemanticToken { alert.sizeMinWidth }
  var spaceColumnGap: SpaceSemanticToken { alert.spaceColumnGap }
  var spaceColumnGapAction: SpaceSemanticToken { alert.spaceColumnGapAction }
  var spaceInsetProgressIndicator: SpaceSemanticToken { alert.spaceInsetProgressIndicator }
  var spacePaddingBlock: SpaceSemanticToken { alert.spacePaddingBlock }
  var spacePaddingBlockBottomContent: SpaceSemanticToken { alert.spacePaddingBlockBottomContent }
  var spacePaddingInline: SpaceSemanticToken { alert.spacePaddingInline }
  var spaceRowGap: SpaceSemanticToken { alert.spaceRowGap }
  var spaceRowGapAction: SpaceSemanticToken { alert.spaceRowGapAction }
  var spaceRowGapBullet: SpaceSemanticToken { messages.spaceRowGapBullet }
}
