import Combine
import OUDSSwiftUI
import SwiftUI

/// What a screen keeps on the main thread, as apps write it.
@MainActor
final class PlanModel: ObservableObject {
  @Published var isAdvanced = false
  @Published var plan = "small"
  @Published var search = ""

  func summary(of theme: OUDSTheme) -> String {
    String(localized: "Plan \(plan)", bundle: .main, comment: "A title") + " " + theme.name
  }
}

/// A style of one's own for what opens.
struct CardDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(PlainButtonStyle())
      if configuration.isExpanded { configuration.content.padding(.leading, 8) }
    }
  }
}

/// A screen with keys that are kept as such, lengths that may not be there, and a model of the main thread.
struct PlanScreen: View {
  let title: LocalizedStringKey
  var width: CGFloat?
  var isExpanded = true

  @StateObject private var model = PlanModel()
  @SceneStorage("shows") private var showsAlert = false
  @Environment(\.theme) private var theme
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  @MainActor private var heading: some View {
    Text(model.summary(of: theme)).foregroundColor(theme.bar.colorAccent).allowsTightening(true)
  }

  private var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  var body: some View {
    NavigationSplitView {
      VStack(alignment: .leading, spacing: width) {
        heading.frame(width: width)
        Picker(title, selection: $model.plan) { Text("Small").tag("small") }
          .pickerStyle(SegmentedPickerStyle())
        Toggle(title, isOn: $model.isAdvanced)
        TextField(title, text: $model.search).textFieldStyle(RoundedBorderTextFieldStyle())
        DisclosureGroup(title, isExpanded: .constant(isExpanded)) {
          Label(title, systemImage: "star")
          OUDSBadgeIcon(status: .info, accessibilityLabel: "More", size: OUDSBadgeIcon.Size.small)
        }
        .disclosureGroupStyle(CardDisclosureStyle())
        if !theme.colors.contentBrandSecondary.hasForbiddenColorValue() { Text("Second") }
        Button(title, role: .destructive) {
          UIPasteboard.general.string = model.plan
          presentationMode.wrappedValue.dismiss()
        }
        .accessibilityLabel(title)
        .hoverEffect(.highlight)
        ShareLink(item: model.plan)
        Text("\(theme.fonts.bodyDefaultMedium.fontToken(for: horizontalSizeClass ?? .regular).size)")
      }
      .padding(.horizontal, isWide ? 0 : width)
      .background(Color(.systemBackground))
      .navigationTitle(title)
      .searchable(
        text: $model.search, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Search"))
    } detail: {
      Text("A plan")
    }
    .alert(isPresented: $showsAlert) {
      Alert(
        title: Text(title), message: Text("Sure?"), primaryButton: .destructive(Text("Yes")) { exit(0) },
        secondaryButton: .cancel(Text("No")))
    }
  }
}
