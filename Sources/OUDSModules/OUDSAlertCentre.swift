public import DaguerreViews
public import OUDSComponents
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// One message for a person.
public struct OUDSAlert: Sendable {
  let label: String
  let description: String?
  let status: OUDSAlertStatus
  let link: String?

  /// - Parameter link: the words of a way on; nil for none.
  public init(label: String, description: String? = nil, status: OUDSAlertStatus, link: String? = nil) {
    self.label = label
    self.description = description
    self.status = status
    self.link = link
  }
}

/// All messages for a person, the new ones first.
public struct OUDSAlertCentre: View {
  private let new: [OUDSAlert]
  private let earlier: [OUDSAlert]

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - new: shown at length, and counted.
  ///   - earlier: shown in a line each.
  public init(new: [OUDSAlert], earlier: [OUDSAlert]) {
    self.new = new
    self.earlier = earlier
  }

  /// A column of alerts, with the fixed spaces of the theme between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedLarge) {
      HStack(spacing: theme.spaces.fixedSmall) {
        Text("Messages").headingXLarge(theme).oudsForegroundColor(theme.colors.contentDefault)
        if !new.isEmpty {
          OUDSBadgeCount(
            UInt8(clamping: new.count), accessibilityLabel: "\(new.count) new messages", status: .negative, size: .large
          )
        }
      }
      ForEach(new.indices, id: \.self) { index in
        let alert = new[index]
        OUDSAlertMessage(
          label: alert.label, status: alert.status, description: alert.description,
          link: alert.link.map { .init(text: $0) {} }, onClose: {})
      }
      if !earlier.isEmpty {
        ModuleSection(title: "Earlier") {
          ForEach(earlier.indices, id: \.self) { index in
            OUDSInlineAlert(label: earlier[index].label, status: earlier[index].status)
          }
        }
      }
    }
    .padding(theme.spaces.fixedMedium)
  }
}
