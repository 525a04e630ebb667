import OUDSSwiftUI
import SwiftUI

/// What a screen that tries a component out knows of it.
class ComponentConfiguration: ObservableObject {
  @Published var code = ""
  init() { updateCode() }
  func updateCode() {}
}

final class ButtonConfiguration: ComponentConfiguration {
  enum Layout: CaseIterable, CustomStringConvertible {
    case iconOnly, textAndIcon, textOnly

    var description: String {
      switch self {
      case .iconOnly: "Icon only"
      case .textAndIcon: "Text + icon"
      case .textOnly: "Text only"
      }
    }

    static var chips: [OUDSChipPickerData<Self>] {
      allCases.map { OUDSChipPickerData(tag: $0, layout: .text(text: $0.description)) }
    }
  }

  @Published var enabled = true { didSet { updateCode() } }
  @Published var layout = Layout.textAndIcon { didSet { updateCode() } }
  @Published var appearance = OUDSButton.Appearance.strong { didSet { updateCode() } }

  override func updateCode() { code = "OUDSButton(appearance: .\(appearance)) {}" }
}

struct ConfigurationScreen: View {
  @Environment(\.theme) private var theme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @StateObject private var model = ButtonConfiguration()

  private var layout: AnyLayout {
    sizeClass == .compact ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    ScrollView {
      layout {
        HStack {
          switch model.layout {
          case .iconOnly:
            OUDSButton(
              icon: Image(decorative: "ic_heart"), accessibilityLabel: "Heart", appearance: model.appearance
            ) {}
          case .textAndIcon:
            OUDSButton(text: "Button", icon: Image("ic_heart"), appearance: model.appearance) {}
          case .textOnly:
            OUDSButton(text: "Button", appearance: model.appearance) {}
          }
        }
        .disabled(!model.enabled)
        .padding(.all, theme.spaces.fixedMedium)
        .oudsBackground(theme.colors.bgSecondary)
        OUDSSwitchItem("Enabled", isOn: $model.enabled)
        OUDSChipPicker(title: "Layout", selection: $model.layout, chips: ButtonConfiguration.Layout.chips)
        Text(model.code).font(.system(.body, design: .monospaced)).textSelection(.enabled)
      }
      .padding(.horizontal, theme.spaces.fixedMedium)
    }
    .contentMargins(.vertical, theme.spaces.fixedSmall)
    .navigationTitle("Button")
    .oudsBackground(theme.colors.bgPrimary)
  }
}
