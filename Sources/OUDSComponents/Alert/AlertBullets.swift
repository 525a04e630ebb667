internal import DaguerreViews
internal import OUDSThemesContract

/// The points of an alert message, each after a bullet in the colour of the text.
struct AlertBullets: View {
  let texts: [Text]

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(alignment: .leading, spacing: theme.alert.spaceRowGapBullet) {
      ForEach(Array(texts.enumerated()), id: \.offset) { row($0.element) }
    }
  }

  private func row(_ text: Text) -> some View {
    HStack(alignment: .top, spacing: theme.bulletList.spaceColumnGapBodyMedium) {
      bullet
      text
        .labelDefaultMedium(theme)
        .textLeading(.proportional)
        .limitedWidth(AlertMetrics.maxTextWidth)
    }
  }

  /// In the middle of the first line, at the end of its box.
  private var bullet: some View {
    let size = theme.sizes.iconWithLabelMediumSizeSmall * textScale
    return Image(BulletIcons.filledSquare)
      .resizable()
      .frame(width: size, height: size)
      .frame(
        width: theme.sizes.iconWithLabelMediumSizeMedium * textScale, height: lineHeight * textScale,
        alignment: .trailing)
  }

  /// Labels have one style for all size classes.
  private var lineHeight: Double { theme.fonts.labelDefaultMedium.compact.lineHeight }
}
