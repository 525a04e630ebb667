public import DaguerreViews
internal import OUDSComponents
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// An offer on a raised card: what it is called, what it costs, what it holds.
public struct OUDSPlanCard: View {
  private let name: String
  private let price: String
  private let period: String
  private let tag: String?
  private let features: [String]
  private let isHighlighted: Bool
  private let action: () -> Void

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - price: with its currency, as it is to be read.
  ///   - period: what the price is for: `a month`.
  ///   - tag: a word that sets the offer apart from others; nil for none.
  ///   - isHighlighted: whether this is the offer to look at first.
  ///   - action: what choosing it would do; never called, since nothing here moves.
  public init(
    name: String, price: String, period: String, tag: String? = nil, features: [String], isHighlighted: Bool = false,
    action: @escaping () -> Void
  ) {
    self.name = name
    self.price = price
    self.period = period
    self.tag = tag
    self.features = features
    self.isHighlighted = isHighlighted
    self.action = action
  }

  /// A column of components on a card; spaces, borders, shadows and colours are semantic tokens of the theme.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedMedium) {
      HStack {
        Text(name).headingLarge(theme)
        Spacer()
        if let tag { OUDSTag(label: tag, status: .accent()) }
      }
      HStack(alignment: .firstTextBaseline, spacing: theme.spaces.fixed2xsmall) {
        Text(price).displaySmall(theme)
        Text(period).bodyDefaultMedium(theme).oudsForegroundColor(theme.colors.contentMuted)
      }
      OUDSBulletList(type: .unordered(asset: .tick, isBranded: true), textStyle: .bodyMedium, isBold: false) {
        for feature in features { OUDSBulletList.Item(feature) }
      }
      OUDSButton(
        text: "Choose \(name)", appearance: isHighlighted ? .brand : .default, isFullWidth: true, action: action)
    }
    .oudsForegroundColor(theme.colors.contentDefault)
    .padding(theme.spaces.fixedMedium)
    .oudsBackground(theme.colors.overlayModalSheet)
    .oudsBorder(
      style: theme.borders.styleDefault,
      width: isHighlighted ? theme.borders.widthMedium : theme.borders.widthDefault,
      radius: theme.borders.radiusMedium,
      color: isHighlighted ? theme.colors.actionSelected : theme.colors.borderMinimal
    )
    .compositingGroup()
    .oudsShadow(isHighlighted ? theme.elevations.emphasized : theme.elevations.raised)
  }
}
