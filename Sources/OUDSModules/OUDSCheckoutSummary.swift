public import DaguerreViews
internal import OUDSComponents
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// One thing that is bought.
public struct OUDSCheckoutLine: Hashable, Sendable {
  let label: String
  let description: String?
  let price: String

  /// - Parameter price: with its currency, as it is to be read.
  public init(label: String, description: String? = nil, price: String) {
    self.label = label
    self.description = description
    self.price = price
  }
}

/// What is bought, what it costs, and the step that binds.
public struct OUDSCheckoutSummary: View {
  private let lines: [OUDSCheckoutLine]
  private let total: String
  private let progress: Double
  private let acceptsTerms: Binding<Bool>
  private let action: () -> Void

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - total: with its currency, as it is to be read.
  ///   - progress: how far the purchase is, 0 to 1.
  ///   - action: what paying would do; never called, since nothing here moves.
  public init(
    lines: [OUDSCheckoutLine], total: String, progress: Double, acceptsTerms: Binding<Bool>,
    action: @escaping () -> Void
  ) {
    self.lines = lines
    self.total = total
    self.progress = progress
    self.acceptsTerms = acceptsTerms
    self.action = action
  }

  /// A column of components, with the fixed spaces of the theme between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedMedium) {
      OUDSLinearProgressIndicator(progress: progress, status: .accent, helperText: nil)
      Text("Your order").headingXLarge(theme).oudsForegroundColor(theme.colors.contentDefault)
      VStack(spacing: 0) {
        ForEach(lines, id: \.self) { line in
          OUDSStaticListItem(
            data: OUDSListItemData(label: line.label, description: line.description),
            trailing: .text(.label(line.price)))
        }
        OUDSStaticListItem(
          data: OUDSListItemData(label: "Total", hasBoldLabel: true), trailing: .text(.labelStrong(total)))
      }
      .oudsListItemStyle(divider: true)
      OUDSInlineAlert(label: "You can change your mind within 14 days.", status: .info)
      OUDSCheckboxItem("I accept the conditions of sale", isOn: acceptsTerms)
      OUDSButton(text: "Pay \(total)", appearance: .brand, isFullWidth: true, action: action)
        .disabled(!acceptsTerms.wrappedValue)
    }
    .padding(theme.spaces.fixedMedium)
  }
}
