internal import OUDSTokensSemantic
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

  let row: Row

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.sizeClassChoice) private var sizeClassChoice

  var body: some View {
    HStack(alignment: .top, spacing: metrics.gap) {
      bullet
      // In the middle beside a bullet that is higher.
      styled(row.text, isBold: row.style.isBold).readableWidth().frame(minHeight: ordinalHeight)
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
    case .ordered:
      styled(Text(ordinal), isBold: row.style.isBold)
        .multilineTextAlignment(.trailing)
        .fixedSize()
        // Its last letter ends there: the space after it does not count.
        .padding(.trailing, -metrics.letterSpacing * textScale)
        .alignmentGuide(.top, computeValue: ordinalTop)
        .frame(minWidth: width, minHeight: ordinalHeight, alignment: .topTrailing)
    case .unordered(let icon, let isBranded):
      image(icon)
        .renderingMode(.template)
        .resizable()
        .frame(width: metrics.bulletSize * textScale, height: metrics.bulletSize * textScale)
        .frame(width: width, height: metrics.lineHeight * textScale, alignment: .trailing)
        .oudsForegroundColor(isBranded ? theme.brandedBullets : theme.colors.contentDefault)
        .accessibilityLabel(spokenText(icon))
    }
  }

  private func image(_ icon: OUDSBulletList.UnorderedAsset) -> Image {
    switch icon {
    case .bullet: Image(bulletShape)
    case .tick: Image(theme.image(for: .tick))
    case .icon(let image, _): image
    }
  }

  private var bulletShape: VectorImage {
    switch row.bulletLevel {
    case 0: theme.image(for: .bulletLevel0)
    case 1: theme.image(for: .bulletLevel1)
    default: theme.image(for: .bulletLevel2)
    }
  }

  private func spokenText(_ icon: OUDSBulletList.UnorderedAsset) -> String {
    if case .icon(_, let label?) = icon { label } else { "" }
  }

  private func styled(_ text: Text, isBold: Bool) -> some View {
    Group {
      switch (row.style.textStyle, isBold) {
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

  /// Arabic letters need higher lines than the text style has; nil for others.
  private var ordinalHeight: Double? {
    guard row.style.isOrdered, row.level > 0, layoutDirection == .rightToLeft else { return nil }
    return metrics.arabicLineHeight * textScale
  }

  /// What of a number is at the top of its line, in points: Arabic letters stand higher in theirs than the text does.
  private func ordinalTop(_ dimensions: ViewDimensions) -> Double {
    ordinalHeight == nil ? 0 : dimensions[.firstTextBaseline] - metrics.arabicBaseline * textScale
  }

  private var metrics: BulletListMetrics {
    BulletListMetrics(theme: theme, textStyle: row.style.textStyle, sizeClassChoice: sizeClassChoice)
  }
}

/// What stands before an item of an ordered list: a number, or a letter in the levels below.
struct ListOrdinal {
  /// In its list, from 0.
  let index: Int
  let level: Int

  private static let rightToLeftMark = "\u{200F}"
  private static let latinLetters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let arabicLetters = Array("أبتثجحخدذرزسشصضطظعغفقكلمنهوي")

  /// - Parameter isRightToLeft: whether letters are Arabic ones; numbers are the same. Letters begin again after the
  ///   last.
  func text(isRightToLeft: Bool) -> String {
    // Without letters the dot would not know the side that the text begins at.
    guard level > 0 else { return (isRightToLeft ? Self.rightToLeftMark : "") + "\(index + 1)." }
    if isRightToLeft {
      let letter = Self.arabicLetters[index % Self.arabicLetters.count]
      return level == 1 ? "\(letter)." : "(\(letter))."
    }
    let letter = Self.latinLetters[index % Self.latinLetters.count]
    return level == 1 ? "\(letter.uppercased())." : "\(letter)."
  }
}
