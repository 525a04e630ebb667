public import DaguerreViews
public import OUDSComponents
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// One setting that is on or off.
public struct OUDSSetting {
  let label: String
  let description: String?
  let image: OUDSImage?
  let isOn: Binding<Bool>
  let isEnabled: Bool

  /// - Parameters:
  ///   - label: what the switch says.
  ///   - description: more words, below the label.
  ///   - image: an icon beside the label.
  ///   - isOn: whether the setting is on.
  ///   - isEnabled: whether a person can change it.
  public init(
    label: String, description: String? = nil, image: OUDSImage? = nil, isOn: Binding<Bool>, isEnabled: Bool = true
  ) {
    self.label = label
    self.description = description
    self.image = image
    self.isOn = isOn
    self.isEnabled = isEnabled
  }
}

/// Settings that belong together.
public struct OUDSSettingsGroup {
  let title: String
  let settings: [OUDSSetting]

  /// Settings under a title, in their order.
  public init(title: String, settings: [OUDSSetting]) {
    self.title = title
    self.settings = settings
  }
}

/// Groups of switches, with a line between them.
public struct OUDSSettingsList: View {
  private let groups: [OUDSSettingsGroup]

  @Environment(\.theme) private var theme

  /// - Parameter groups: from top to bottom.
  public init(groups: [OUDSSettingsGroup]) { self.groups = groups }

  /// A column of items under titles, with the fixed spaces of the theme between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedLarge) {
      ForEach(groups.indices, id: \.self) { index in
        ModuleSection(title: groups[index].title) { list(groups[index].settings) }
      }
    }
    .padding(theme.spaces.fixedMedium)
  }

  private func list(_ settings: [OUDSSetting]) -> some View {
    VStack(spacing: 0) {
      ForEach(settings.indices, id: \.self) { index in
        let setting = settings[index]
        OUDSSwitchItem(
          setting.label, isOn: setting.isOn, description: setting.description, image: setting.image,
          hasDivider: index < settings.count - 1
        )
        .disabled(!setting.isEnabled)
      }
    }
  }
}
