import OUDSSwiftUI
import SwiftUI

extension Samples {
  /// Screens of an app, with the lists and grids of the system around components.
  @ViewBuilder
  var screens: some View {
    SettingsScreen()
    ThemesScreen()
    AccountScreen()
    TouchScreen().frame(width: 40, height: 40)
    PlatformScreen()
  }
}

private struct SettingsScreen: View {
  @Environment(\.theme) private var theme
  @AppStorage("notifications") private var hasNotifications = true

  var body: some View {
    NavigationView {
      List {
        Section(header: OUDSHeading("Legal", hasMarker: true)) {
          Group {
            OUDSNavigationLink("Privacy", style: .item(divider: false, background: false)) { Text("Privacy") }
            OUDSNavigationLink("Notices", style: .item(divider: false, background: false)) { Text("Notices") }
          }
          .oudsListItemStyle(divider: false)
          .oudsListItemSize(.small)
          .listRowInsets(EdgeInsets())
        }
        Section {
          OUDSSwitchItem("Notifications", isOn: $hasNotifications, description: "News of your line")
            .listRowInsets(EdgeInsets())
          Button {
          } label: {
            HStack {
              Text("Settings of the app")
              Spacer()
              Image(systemName: "gear").accessibilityHidden(true)
            }
          }
          .buttonStyle(.plain)
        } header: {
          OUDSHeading("Choices", coloredText: "Choices")
        } footer: {
          Text("Kept on this device.").font(.footnote).foregroundColor(.secondary)
        }
        .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .oudsScreenTitle("About")
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
    .oudsBackground(theme.colors.bgPrimary)
  }
}

private struct ThemesScreen: View {
  private let columns = [GridItem(.adaptive(minimum: 110), spacing: 8, alignment: .top)]

  @Environment(\.theme) private var theme

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: theme.spaces.fixedMedium) {
          ForEach(0..<7) { number in
            OUDSTag(label: "Tag \(number)", status: .info(leading: .bullet), appearance: .muted).id(number)
          }
        }
        .padding(.horizontal, theme.spaces.fixedMedium)
      }
      .onAppear { proxy.scrollTo(6, anchor: .bottom) }
    }
  }
}
