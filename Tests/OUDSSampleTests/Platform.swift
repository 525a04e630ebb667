import Foundation
import OUDSSwiftUI
import SwiftUI

/// A button that is done by a long press, as sources for Apple's platforms write it.
private struct HeldButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture { configuration.trigger() }
  }
}

private struct FramedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
}

private struct HalfDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}

private struct Row: Identifiable {
  let id: Int
  var name = "Row"
}

private struct Stripes<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 0) { ForEach(subviews: content) { $0.padding(2) } }
  }
}

/// What the platform has beside views: actions, styles and edges of lists.
struct PlatformScreen: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.self) private var environment
  @State private var isShown = false
  @State private var count = 1
  @State private var rows = [Row(id: 0), Row(id: 1)]

  var body: some View {
    VStack(alignment: .leading) {
      Button("Held") {}.buttonStyle(HeldButtonStyle())
      Button("Framed") {}.buttonStyle(FramedButtonStyle())
      Button("Open") {
        if let url = URL(string: "https://example.org") { openURL(url) { accepted in print(accepted) } }
        openWindow(id: "main")
        dismissSearch()
      }
      .accessibilityHint("Opens a page", isEnabled: count > 0)
      NavigationLink(isActive: $isShown) {
        Text("Shown")
      } label: {
        Text("Lead")
      }
      .isDetailLink(false)
      Stepper(value: $count, in: 0...3) {
        Text("Count")
      } onEditingChanged: { _ in
      }
      Stripes {
        Text("One")
        Text("Two")
      }
      Text("Tinted").foregroundStyle(Color.red.resolve(in: environment))
      ForEach(rows) { Text($0.name).deleteDisabled(true) }
      ForEach($rows, editActions: .move) { $row in TextField("Name", text: $row.name) }
      List($rows, editActions: .all) { $row in Text(row.name) }
      List($rows, id: \.name, editActions: [.delete, .move]) { $row in TextField("Name", text: $row.name) }
      TextField("Count", value: $count, formatter: NumberFormatter())
      Toggle("Loved", image: "ic_heart", isOn: $isShown)
      Text("Risen").tag(1, includeOptional: true)
        .presentationDetents([.medium, .custom(HalfDetent.self)])
        .containerBackground(.red, for: .navigation).toolbar(removing: .title)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
      Text("Guide").alignmentGuide(.leading) { $0[explicit: .leading] ?? $0[.leading] }
    }
  }
}
