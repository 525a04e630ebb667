internal import DaguerreViews
internal import OUDSThemesContract

/// One item of a list: a bullet, a number or nothing, then its text.
struct BulletListRow: View {
  struct Row {
    let text: Text
    let style: BulletListStyle
    /// In its own list, from 0.
    let index: Int
    let level: Int
    /// The level that a bullet tells.
    let bulletLevel: Int
  }

  /// Lines that are longer are hard to read.
  private static let maxTextWidth = 640.0

  let row: Row

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    HStack(alignment: .top, spacing: metrics.gap) {
      bullet
      styled(row.text).limitedWidth(Self.maxTextWidth)
    }
    .oudsForegroundColor(theme.colors.contentDefault)
    .padding(.leading, metrics.indent(level: row.level))
    .padding(.vertical, metrics.rowPadding)
  }

  @ViewBuilder
  private var bullet: some View {
    let width = metrics.bulletWidth * textScale
    switch row.style.type {
    case .bare: Color.clear.frame(width: width, height: 0)
    case .ordered: styled(Text(ordinal)).fixedSize().frame(minWidth: width, alignment: .trailing)
    case .unordered(let icon, let isBranded):
      image(icon)
        .renderingMode(.template)
        .resizable()
        .frame(width: metrics.bulletSize * textScale, height: metrics.bulletSize * textScale)
        .frame(width: width, height: metrics.lineHeight * textScale, alignment: .trailing)
        .oudsForegroundColor(isBranded ? theme.colors.contentBrandPrimary : theme.colors.contentDefault)
        .accessibilityLabel(spokenText(icon))
    }
  }

  private func image(_ icon: OUDSBulletList.UnorderedIcon) -> Image {
    switch icon {
    case .bullet: Image(BulletIcons.bullet(level: row.bulletLevel))
    case .tick: Image(ChipIcons.tick)
    case .free(let image, _): image
    }
  }

  private func spokenText(_ icon: OUDSBulletList.UnorderedIcon) -> String {
    if case .free(_, let label?) = icon { label } else { "" }
  }

  private func styled(_ text: Text) -> some View {
    Group {
      switch (row.style.textStyle, row.style.isBold) {
      case (.bodyLarge, true): text.bodyStrongLarge(theme)
      case (.bodyLarge, false): text.bodyDefaultLarge(theme)
      case (.bodyMedium, true): text.bodyStrongMedium(theme)
      case (.bodyMedium, false): text.bodyDefaultMedium(theme)
      }
    }
    .textLeading(.proportional)
  }

  private var ordinal: String {
    ListOrdinal(index: row.index, level: row.level).text(isRightToLeft: layoutDirection == .rightToLeft)
  }

  private var metrics: BulletListMetrics {
    BulletListMetrics(
      theme: theme, textStyle: row.style.textStyle,
      isCompact: horizontalSizeClass == .compact || verticalSizeClass == .compact)
  }
}
