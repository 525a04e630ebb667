import Foundation
import OUDSSwiftUI
import SwiftUI

extension FocusedValues {
  @Entry var chosen: Int?
}

extension ContainerValues {
  @Entry var isWide = false
}

/// A label in a box, made of the one that the style around has.
private struct BoxedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(4).border(.red) }
}

private struct FramedProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(4) }
}

/// An app of several scenes, as sources for a device have it.
struct WindowsApp: App {
  var body: some Scene {
    WindowGroup { OUDSThemeableView(theme: OrangeTheme()) { PlatformForms() } }
      .backgroundTask(.appRefresh("news")) {}
    WindowGroup("Item", for: Int.self) { $item in Text("\(item ?? 0)") }
    Window("About", id: "about") { Text("About") }
    Settings { Text("Settings") }
  }
}

/// Forms that the platform has since, or that are written seldom.
struct PlatformForms: View {
  @Environment(\.font) private var font
  @Environment(\.undoManager) private var undoManager
  @Environment(\.requestReview) private var requestReview
  @Environment(\.tabBarPlacement) private var placement
  @FocusedValue(\.chosen) private var chosen
  @AccessibilityFocusState private var isFocused: Bool
  @Namespace private var space
  @State private var isShown = false
  @State private var text = ""
  @State private var tokens = [Token(id: "a")]
  @State private var path = NavigationPath()
  @State private var tab = 1

  var moment = Date(timeIntervalSinceReferenceDate: 0)

  struct Token: Identifiable {
    let id: String
  }

  private var drag: DragGesture { DragGesture() }

  var body: some View {
    VStack {
      texts
      controls
      hints
      assistance
      TabView(selection: $tab) {
        screens
        Tab("Two", image: "ic_heart", value: 2) { Text("Second") }.hidden(isShown)
      }
      .tabViewBottomAccessory { Text("Above") }.frame(height: 100)
    }
    .environment(\.openURL, OpenURLAction { url in .systemAction(url, prefersInApp: true) })
    .transformEnvironment(\.font) { $0 = $0?.bold() }
    .environment(\.symbolRenderingMode, .palette)
  }

  private var screens: some TabContent<Int> {
    Tab("One", image: "ic_heart", value: 1) { Text("First") }.customizationID("one").accessibilityIdentifier("one")
  }

  @ViewBuilder private var texts: some View {
    Text(moment, style: .relative)
    Text(moment, style: .timer)
    Text(moment...moment + 60)
    Text(timerInterval: moment...moment + 60, countsDown: true)
    Text("5").accessibilityLabel("five") + Text(" km").fontWidth(.standard).textScale(.secondary)
    Text("Long").lineLimit(2...).font(.largeTitle.width(.standard)).foregroundColor(isShown ? .red : nil)
    Text(AttributedString(localized: "A **strong** word"))
    Text(LocalizedStringResource("key", defaultValue: "Default", table: "T", bundle: .main))
    Label("Boxed", image: "ic_heart").labelStyle(BoxedLabelStyle())
    Image("ic_heart").resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2), resizingMode: .tile)
      .frame(width: 40, height: 40)
    Image("ic_heart", label: Text("Heart")).resizable(resizingMode: .stretch).frame(width: 40, height: 40)
  }

  @ViewBuilder private var controls: some View {
    ProgressView(timerInterval: moment...moment + 60).progressViewStyle(FramedProgressStyle())
    ProgressView(Progress(totalUnitCount: 3))
    Toggle(sources: [$isShown], isOn: \.self) { Text("All") }
    Picker("All", sources: [$tab], selection: \.self) { Text("One").tag(1) }
    Text("12:30").monospacedDigit().scenePadding().scenePadding(.minimum, edges: .horizontal)
    Rectangle().fill(ImagePaint(image: Image("ic_heart"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
      .border(ImagePaint(image: Image("ic_heart"), scale: 0.2), width: 4).frame(height: 20)
    Picker("Choice", selection: $tab) {
      Text("One").tag(1)
    } currentValueLabel: {
      Text("First")
    }
    .pickerStyle(.palette)
    Button("Wide") { print(undoManager == nil, chosen ?? 0, font == nil, placement == nil) }
      .buttonStyle(.bordered).buttonSizing(.flexible)
    ConcentricRectangle().fill(.red).frame(height: 20).padding(4).containerShape(.rect(cornerRadius: 12))
    ContainerRelativeShape().frame(height: 20)
    ForEach(subviews: Text("Wide").containerValue(\.isWide, true)) { view in
      view.frame(maxWidth: view.containerValues.isWide ? .infinity : nil)
    }
  }

  private var hints: some View {
    Text("Hints").gesture(isShown ? drag : nil).help(Text("Help")).onDrag { NSItemProvider() }
      .searchable(text: $text, isPresented: $isShown, prompt: Text("Search"))
      .searchable(text: $text, tokens: $tokens) { Text($0.id) }
      .confirmationDialog(Text("Sure?"), isPresented: $isShown, presenting: tokens.first) { _ in
        Button("Yes") { requestReview() }
      } message: { _ in
        Text("Really")
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }.sharedBackgroundVisibility(.hidden)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarTitleMenu { RenameButton() }
      }
      .onChange(of: path) { _, new in print(new.count) }
      .environment(Optional<TokenModel>.none)
      .focusScope(space).focusedSceneValue(\.chosen, 3)
      .task { _ = URLSession.shared.configuration.timeoutIntervalForRequest }
  }

  private var assistance: some View {
    Text("Assistance").accessibilityHint(Text("Hint"), isEnabled: isShown)
      .accessibilityHidden(true, isEnabled: isShown)
      .accessibilityLabel { label in
        label
        Text("More")
      }
      .accessibilityLabel(LocalizedStringResource("Name")).accessibilityActivationPoint(CGPoint(x: 1, y: 2))
      .accessibilityRotor("Tokens", entries: tokens, entryLabel: \.id)
      .accessibilityRotor("Tokens") { ForEach(tokens) { AccessibilityRotorEntry($0.id, id: $0.id) } }
      .accessibilityAddTraits(.isTabBar).accessibilityDefaultFocus($isFocused, true)
      .onTapGesture {
        AccessibilityNotification.LayoutChanged(nil).post()
        AccessibilityNotification.ScreenChanged(self).post()
        UIAccessibility.post(notification: .announcement, argument: "Changed")
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
  }
}

@Observable private final class TokenModel {}
