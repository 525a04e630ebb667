import Combine
import SwiftUI
import Testing

/// Forms of plain SwiftUI in which apps are written that have no design system.
@Suite("Plain forms")
struct PlainFormsTests {
  @Observable
  final class Store {
    var filter = ""
  }

  private struct Chips: Layout {
    struct Cache { var frames: [CGRect] = [] }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      let room = proposal.replacingUnspecifiedDimensions()
      var position = CGPoint.zero
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if position.x + size.width > room.width { position = CGPoint(x: 0, y: position.y + size.height) }
        cache.frames.append(CGRect(origin: position, size: size))
        position.x += size.width
      }
      return cache.frames.reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      for (subview, frame) in zip(subviews, cache.frames) {
        subview.place(at: frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin, proposal: .unspecified)
      }
    }
  }

  private struct Corners: Shape {
    var corners: UIRectCorner

    func path(in rect: CGRect) -> Path {
      Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)).cgPath)
    }
  }

  final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 90))
    }
  }

  private struct Screen: View {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @AppStorage("name", store: UserDefaults(suiteName: "group")) private var name: String?
    @AppStorage("count", store: .standard) private var count = 1
    @State private var store = Store()
    @State private var level = 0.5
    @State private var keyboard = CGSize.zero

    var body: some View {
      Chips {
        GeometryReader { proxy in
          let size = proxy.size
          Color.red.onAppear { keyboard = size }
        }
        .frame(width: 30, height: 10)
        TextField("Filter", text: Bindable(store).filter)
        Slider(value: $level) { Text("Level") }
        Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp))
      }
      .transition(Twirl())
      .onPreferenceChange(Places.self) { _ in }
      .animation(.interactiveSpring, value: count)
      .toolbarBackground(.ultraThinMaterial, for: .navigationBar, .tabBar)
      .toolbarBackground(Color.red, for: .navigationBar)
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    }
  }

  @Test("A layout keeps sizes and frames that it was told without saying their types")
  func sizes() {
    _ = Screen().body
    #expect(TransitionPhase.willAppear.value == -1 && !TransitionPhase.didDisappear.isIdentity)
  }

  /// Tells its model before it changes, as Combine's own wrapper does.
  @propertyWrapper
  struct Kept<Value> {
    private var value: Value

    init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable)
    var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    static subscript<Model: ObservableObject>(
      _enclosingInstance model: Model, wrapped _: ReferenceWritableKeyPath<Model, Value>,
      storage storage: ReferenceWritableKeyPath<Model, Self>
    ) -> Value where Model.ObjectWillChangePublisher == ObservableObjectPublisher {
      get { model[keyPath: storage].value }
      set {
        model.objectWillChange.send()
        model[keyPath: storage].value = newValue
      }
    }
  }

  final class Settings: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Kept var isOn = false
  }

  @Test("A wrapper of one's own asks for models by what tells of their changes")
  func wrapper() {
    let settings = Settings()
    settings.isOn = true
    #expect(settings.isOn)
  }

  @Test("Corners of a Bézier path are rounded by name")
  func corners() {
    let rect = CGRect(x: 2, y: 0, width: 40, height: 20)
    let path = Corners(corners: [.topLeft, .bottomRight]).path(in: rect)
    let same = UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8, style: .circular)
    #expect(path == same.path(in: rect))
  }

  @Test("The environment holds what is not sendable")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.open == nil)
    var count = 0
    values.open = { count += 1 }
    values.open?()
    values.plainStore.filter = "x"
    #expect(count == 1)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var open: (() -> Void)? = nil
  @Entry fileprivate var plainStore: PlainFormsTests.Store = PlainFormsTests.Store()
}
