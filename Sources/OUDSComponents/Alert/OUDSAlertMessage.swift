internal import OUDSTokensRaw
public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A message that stands out from other content: a label, and what else is to be said and done.
public struct OUDSAlertMessage: View {
  /// What a person can do about it.
  public struct Link {
    /// Where the link stands.
    public enum Position: String, Hashable, Sendable, CaseIterable {
      /// Below the texts.
      case bottom
      /// Beside the label, at the end of its line.
      case topTrailing
    }

    /// What it says.
    public let text: String
    /// Where it stands.
    public let position: Position
    /// What it would do; never called, since nothing here moves.
    public let action: () -> Void

    /// A link of one's own words.
    public init(text: String, position: Position = .bottom, action: @escaping () -> Void) {
      self.text = text
      self.position = position
      self.action = action
    }
  }

  private let label: String
  private let status: OUDSAlertStatus
  private let description: Text?
  private let bulletList: [Text]
  private let link: Link?
  private let onClose: (() -> Void)?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  // MARK: Initialisers

  /// - Parameters:
  ///   - label: the message in a few words.
  ///   - status: what it is about.
  ///   - description: more words, below the label; a `String` or an `AttributedString`.
  ///   - bulletList: points below the description, each one of these too.
  ///   - link: what a person can do about it.
  ///   - onClose: what closing it would do; nil for an alert that stays, which has no cross.
  public init(
    label: String, status: OUDSAlertStatus = .positive, description: (any OUDSTextContent)? = nil,
    bulletList: [any OUDSTextContent] = [], link: Link? = nil, onClose: (() -> Void)? = nil
  ) {
    self.label = label
    self.status = status
    self.description = description.flatMap { $0._isEmpty ? nil : $0.textWithStrongLinks }
    self.bulletList = bulletList.map(\.textWithStrongLinks)
    self.link = link
    self.onClose = onClose
  }

  // MARK: Body

  /// Drawn with the tokens of `theme.alert` and the colours of the status.
  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    return HStack(alignment: .top, spacing: alert.spaceColumnGap) {
      AlertIcon(alert: status).padding(.top, alert.spacePaddingBlock)
      texts
      if hasActions { actions }
    }
    .padding(.leading, alert.spacePaddingInline)
    // The cross brings room of its own.
    .padding(.trailing, onClose == nil ? alert.spacePaddingInline : 0)
    .frame(minWidth: alert.sizeMinWidth, maxWidth: .infinity, minHeight: minHeight, alignment: .topLeading)
    .background(shape.fill(color(\.mutedBackground).color(for: colorScheme)))
    .overlay(shape.strokeBorder(color(\.border).color(for: colorScheme), lineWidth: alert.borderWidth))
    .markBox()
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: alert.spaceRowGap) {
        readable(Text(label).labelModerateLarge(theme))
        if let description { readable(description.labelDefaultMedium(theme)) }
        if !bulletList.isEmpty { AlertBullets(texts: bulletList) }
      }
      .oudsForegroundColor(color(\.onMuted))
      if let link, link.position == .bottom {
        OUDSLink(text: link.text, action: link.action).padding(.top, alert.spaceRowGapAction)
      }
    }
    .padding(.vertical, alert.spacePaddingBlock)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func readable(_ text: some View) -> some View {
    text.textLeading(.proportional).readableWidth()
  }

  private var hasActions: Bool { onClose != nil || link?.position == .topTrailing }

  private var actions: some View {
    HStack(alignment: .top, spacing: alert.spaceColumnGapAction) {
      if let link, link.position == .topTrailing { OUDSLink(text: link.text, action: link.action) }
      if let onClose {
        let cross = OUDSImage(asset: Image(theme.image(for: .close)), accessibilityLabel: "Close")
        OUDSButton(image: cross, appearance: .minimal, action: onClose)
      }
    }
    // Texts wrap beside the actions, not the other way round.
    .layoutPriority(1)
  }

  // MARK: Tokens

  private var alert: any AllAlertComponentTokensProvider { theme.alert }

  private func color(_ use: KeyPath<StatusTokens, StatusTokens.Token>) -> MultipleColorSemanticToken {
    theme.color(use, of: status.status)
  }

  private var minHeight: Double {
    link?.position == .bottom ? alert.sizeMinHeightBottomActionPlacement : alert.sizeMinHeight
  }

  private var cornerRadius: Double { theme.alertBorderRadius }
}

/// The points of an alert message, each after a bullet in the colour of the text.
private struct AlertBullets: View {
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
        .readableWidth()
    }
  }

  /// In the middle of the first line, at the end of its box.
  private var bullet: some View {
    let size = theme.sizes.iconWithLabelMediumSizeSmall * textScale
    return Image(theme.image(for: .bulletLevel0))
      .resizable()
      .frame(width: size, height: size)
      .frame(
        width: theme.sizes.iconWithLabelMediumSizeMedium * textScale, height: lineHeight * textScale,
        alignment: .trailing)
  }

  /// Labels have one style for all size classes.
  private var lineHeight: Double { theme.fonts.labelDefaultMedium.compact.lineHeight }
}
