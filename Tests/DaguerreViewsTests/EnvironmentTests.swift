import DaguerreText
import DaguerreViews
import TestSupport
import Testing

private struct AccentKey: EnvironmentKey { static let defaultValue = Color.black }

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Swatch: View {
  @Environment(\.accent) private var accent
  var body: some View { accent.frame(width: 1, height: 1) }
}

private struct Framed: ViewModifier {
  @Environment(\.accent) private var accent
  func body(content: Content) -> some View { content.padding(2).background(accent) }
}

/// How high the water stands; there is no such height away from a harbour.
private struct Tide: RequiredEnvironmentValue {
  let height: Double

  static let remedy = "put it in a harbour"
  static func isSet(in environment: EnvironmentValues) -> Bool { environment[TideKey.self] != nil }
}

private enum TideKey: EnvironmentKey { static let defaultValue: Tide? = nil }

extension EnvironmentValues {
  fileprivate var tide: Tide {
    guard let tide = self[TideKey.self] else { preconditionFailure("a body was evaluated without a tide") }
    return tide
  }
}

private struct TideLabel<Unit>: View {
  @Environment(\.tide) private var tide
  var body: some View { Color.black.frame(width: tide.height, height: tide.height) }
}

/// Reads the tide while it is laid out, and while another value is changed.
private struct TideGauge: View {
  @Environment(\.tide) private var tide
  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Color.black.frame(width: 1, height: 1)
      Color.white.frame(width: 1, height: 1)
        .alignmentGuide(.top) { _ in -tide.height }
        .transformEnvironment(\.textScale) { $0 = tide.height }
    }
  }
}

private struct TideMark: ViewModifier {
  @Environment(\.tide) private var tide
  func body(content: Content) -> some View { content.frame(height: tide.height) }
}

@Suite("Environment")
struct EnvironmentTests {
  private func colors(@ViewBuilder _ content: () -> some View) throws -> [Color] {
    try Fixture().commands(content).compactMap { if case .fillRect(_, let color) = $0 { color } else { nil } }
  }

  @Test("values reach the views within, and no others")
  func inheritance() throws {
    let colors = try colors {
      Swatch()
      HStack {
        Swatch()
        Swatch().environment(\.accent, Color(rgba: 0x0000_FFFF))
      }
      .environment(\.accent, Color(rgba: 0xFF00_00FF))
    }
    #expect(colors.map(\.rgba) == [0x0000_00FF, 0xFF00_00FF, 0x0000_FFFF])
  }

  @Test("a modifier reads the environment of the view it is applied to")
  func modifier() throws {
    let colors = try colors { Swatch().modifier(Framed()).environment(\.accent, .white) }
    #expect(colors == [.white, .white])
  }

  @Test("what is disabled around stays disabled")
  func disabled() throws {
    struct Probe: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { (isEnabled ? Color.white : .black).frame(width: 1, height: 1) }
    }
    #expect(try colors { Probe().disabled(false).disabled(true) } == [.black])
    #expect(try colors { Probe() } == [.white])
  }

  @Test("two threads see environments of their own")
  func threads() async throws {
    let fixture = try Fixture()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in UInt32(0)..<40 {
        group.addTask {
          let commands = try fixture.commands { Swatch().environment(\.accent, Color(rgba: index)) }
          if index == 0 { return true }
          guard case .fillRect(_, let color)? = commands.first else { return index & 0xFF == 0 }
          return color.rgba == index
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("a disallowed use is an error, or a placeholder where asked for")
  func disallowedUse() throws {
    let view = DisallowedUse("Probe", rule: "not here.") { Color.white.frame(width: 3, height: 3) }
    let fixture = try Fixture()
    #expect(throws: ViewError.disallowedUse(view: "Probe", rule: "not here.")) {
      try fixture.renderer.render(view)
    }
    let rendering = try fixture.renderer.render(view.environment(\.showsDisallowedAsPlaceholder, true))
    #expect(rendering.list.commands.count == 1)
  }

  @Test("where a value without a default is not set, a view that reads it is an error, and is not evaluated")
  func required() throws {
    let fixture = try Fixture()
    let error = ViewError.unsupported(view: "TideLabel", rule: "it reads Tide: put it in a harbour.")
    #expect(throws: error) { try fixture.renderer.render(HStack { TideLabel<Int>() }) }
    #expect(throws: ViewError.unsupported(view: "TideMark", rule: "it reads Tide: put it in a harbour.")) {
      try fixture.renderer.render(Color.black.modifier(TideMark()))
    }
    let inHarbour = TideLabel<Int>().modifier(TideMark()).environment(key: TideKey.self, Tide(height: 3))
    #expect(try fixture.renderer.render(inHarbour).list.size == Size(width: 3, height: 3))
  }

  @Test("what a body hands over to be called later reads the environment of its place")
  func closures() throws {
    let view = TideGauge().environment(key: TideKey.self, Tide(height: 4))
    #expect(try Fixture().renderer.render(view).list.size == Size(width: 2, height: 5))
  }

  @Test("outside a body, values read as their defaults")
  func outsideBody() {
    let accent = Environment(\.accent)
    #expect(accent.wrappedValue == .black)
    #expect(Environment(\.colorScheme).wrappedValue == .light)
  }

  @Test("an unknown font family is an error that names it, where fonts are strict")
  func unknownFont() throws {
    let fonts = try FontLibrary(directory: PackageFonts.library().directory, isStrict: true)
    #expect(throws: FontError.self) {
      try ViewRenderer(fonts: fonts).render(Text("a").font(.custom("No Such Font", size: 10)))
    }
  }

  private struct Behaviors: View {
    @Environment(\.badgeProminence) private var badge
    @Environment(\.contentTransition) private var transition
    @Environment(\.menuOrder) private var order
    @Environment(\.buttonRepeatBehavior) private var repetition
    @Environment(\.backgroundProminence) private var background
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      let isSet =
        badge == .increased && order == .fixed && repetition == .disabled && background == .increased
        && transition == .opacity
      Color.black.frame(width: isSet ? 3 : 1, height: 1)
    }
  }

  @Test("views read how what is around them would behave, as it was said")
  func behaviors() throws {
    let view = Behaviors().badgeProminence(.increased).contentTransition(.opacity).menuOrder(.fixed)
      .buttonRepeatBehavior(.disabled).environment(\.backgroundProminence, .increased)
    #expect(try Fixture().renderer.render(view).list.size.width == 3)
    #expect(try Fixture().renderer.render(Behaviors()).list.size.width == 1)
    var values = EnvironmentValues()
    values.defaultMinListHeaderHeight = 20
    #expect(values.defaultMinListHeaderHeight == 20 && EnvironmentValues().defaultMinListHeaderHeight == nil)
  }

  /// What a view is told of things that a picture does not do.
  private struct Told: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.horizontalScrollIndicatorVisibility) private var across
    @Environment(\.verticalScrollIndicatorVisibility) private var down
    @Environment(\.scrollDismissesKeyboardMode) private var keyboard
    @Environment(\.springLoadingBehavior) private var spring
    @Environment(\.isHoverEffectEnabled) private var isHovered
    @Environment(\.symbolRenderingMode) private var symbols
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.materialActiveAppearance) private var material
    @Environment(\.refresh) private var refresh

    var body: some View {
      let words: [Any] = [
        isScrollEnabled, across, down, keyboard, spring, isHovered, symbols == .palette, isUncorrected,
        material == .inactive, refresh != nil,
      ]
      Color.black.frame(width: 1, height: 1).markFrame(words.map { "\($0)" }.joined(separator: " "))
    }
  }

  @Test("views are told what is said around them, though a picture does none of it")
  func undrawn() throws {
    func words(_ view: some View) throws -> String? { try Fixture().frames { view }.keys.first }
    #expect(
      try words(Told()) == "true automatic automatic automatic automatic true false false false false")
    let view = Told().scrollDisabled(true).scrollIndicators(.hidden, axes: .vertical).scrollIndicators(.never)
      .scrollIndicators(.visible, axes: .horizontal).scrollDismissesKeyboard(.immediately)
      .springLoadingBehavior(.enabled).hoverEffectDisabled().symbolRenderingMode(.palette).autocorrectionDisabled()
      .materialActiveAppearance(.inactive).refreshable {}
    #expect(try words(view) == "false never hidden immediately enabled false true true true true")
    // What is said around cannot be taken back.
    #expect(try words(Told().scrollDisabled(false).scrollDisabled(true))?.hasPrefix("false ") == true)
    #expect(try words(Told().disableAutocorrection(true))?.contains("false true false") == true)
  }
}
