import OUDSSwiftUI
import SwiftUI

/// A form of the system's own controls around components.
struct AccountScreen: View {
  private enum Plan: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @Environment(\.theme) private var theme
  @State private var name = "Ada Lovelace"
  @State private var password = "secret"
  @State private var note = ""
  @State private var plan = Plan.medium
  @State private var isPublic = true
  @State private var lines = 2
  @State private var volume = 0.4
  @State private var showsMore = true

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        TextField("Note", text: $note, prompt: Text("What else we should know"), axis: .vertical)
          .textFieldStyle(.roundedBorder)
      }
      .textCase(.uppercase)
      Section("Plan") {
        Picker("Plan", selection: $plan) { choices }
        Picker("Plan", selection: $plan) { choices }.pickerStyle(.segmented)
        Picker("Plan", selection: $plan) { choices }.pickerStyle(.inline)
        Toggle("Public", isOn: $isPublic).tint(theme.colors.actionSelected)
        Toggle(isOn: .constant(false)) { Text("Private").tracking(1) }.disabled(true)
        Stepper("Lines: \(lines)", value: $lines, in: 1...5)
        Slider(value: $volume, in: 0...1)
        LabeledContent("Since", value: "2019")
      }
      DisclosureGroup("More", isExpanded: $showsMore) {
        GroupBox("Usage") {
          Grid(alignment: .leading, horizontalSpacing: 24) {
            GridRow {
              Text("Calls").gridCellColumns(1)
              OUDSTag(label: "12", status: .neutral(leading: .none))
            }
            Divider()
            GridRow(alignment: .firstTextBaseline) {
              Text("Data")
              OUDSTag(label: "3 GB", status: .neutral(leading: .none))
            }
          }
        }
      }
      .listRowSeparator(.hidden, edges: .bottom)
      Button("Settings") {
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
      }
      .buttonStyle(.borderedProminent)
      ZStack {
        LinearGradient(colors: [.clear, .black.opacity(0.5)], startPoint: .top, endPoint: .bottom)
        Text("Over").position(x: 40, y: 40).zIndex(1)
        Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      .frame(height: 80)
      .mask(RoundedRectangle(cornerRadius: 12))
      .gesture(DragGesture().onEnded { _ in lines += 1 })
    }
    .formStyle(.grouped)
  }

  private var choices: some View { ForEach(Plan.allCases) { Text($0.rawValue.capitalized) } }
}

#Preview("Account", traits: .sizeThatFitsLayout) {
  AccountScreen()
}

#Preview {
  let theme = OrangeTheme()
  OUDSThemeableView(theme: theme) { AccountScreen() }
}
