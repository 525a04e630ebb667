import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

private struct Ease: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}

private struct Snap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.origin.x / 80).rounded() * 80
    if context.velocity.dx > 0 { target.rect.origin.x = context.containerSize.width }
  }
}

private struct Dim: ViewModifier { func body(content: Content) -> some View { content.opacity(0.5) } }

extension Transaction { @Entry fileprivate var isDeep: Bool = false }

/// What sources say of motion, scrolling and styles in a picture of one moment.
@Suite("Forms of motion")
struct MotionFormsTests {
  private let renderer: ViewRenderer
  private let box = Color.red.frame(width: 20, height: 20)
  @Namespace private var namespace

  init() throws { renderer = ViewRenderer(fonts: try PackageFonts.library()) }

  private func commands(_ view: some View) throws -> [Command] {
    try renderer.render(view, proposal: ProposedViewSize(width: 200, height: 200)).list.commands
  }

  private func expectSame(_ view: some View, _ expected: some View, _ place: SourceLocation = #_sourceLocation) throws {
    let drawn = try commands(view)
    #expect(try !drawn.isEmpty && drawn == commands(expected), sourceLocation: place)
  }

  @Test("transitions of one's own go with those of the system, and nothing moves")
  func transitions() throws {
    try expectSame(
      box.transition(Fade().combined(with: .opacity)).transition(.move(edge: .leading).combined(with: Fade()))
        .transition(.scale(0.8)).transition(.scale(scale: 0.8, anchor: .bottom)).transition(.opacity.animation(.easeIn))
        .transition(.blurReplace(.upUp)).transition(.blurReplace).transition(.symbolEffect(.disappear.down))
        .transition(AsymmetricTransition(insertion: Fade(), removal: .slide)).transition(Fade().animation(.default))
        .transition(.asymmetric(insertion: .push(from: .leading), removal: .opacity)).transition(AnyTransition(Fade())),
      box)
  }

  @Test("animations, symbols and scrolling of one's own change nothing of a view")
  func motion() throws {
    try expectSame(
      box.animation(Animation(Ease()), value: 1).animation(.timingCurve(.circularEaseIn, duration: 1), value: 1)
        .symbolEffect(.wiggle.left, options: .repeat(.periodic(3, delay: 0.5))).symbolEffect(.drawOn, isActive: true)
        .symbolEffect(.breathe.pulse, options: .speed(2).repeat(.continuous))
        .symbolEffect(.rotate.clockwise.byLayer, options: .repeat(.periodic), value: 1)
        .contentTransition(.symbolEffect(.replace.magic(fallback: .replace.downUp)))
        .hoverEffect(.lift, isEnabled: false)
        .matchedTransitionSource(id: 1, in: namespace) { $0.clipShape(.rect(cornerRadius: 8)).shadow(radius: 4) },
      box)
    try expectSame(
      box.scrollTransition(.interactive(timingCurve: .easeIn).threshold(.centered)) { view, phase in
        view.opacity(phase.isIdentity ? 1 : 0)
      }, box.opacity(1))
    func scrolling(_ behavior: some ScrollTargetBehavior) -> some View {
      ScrollView { box }.scrollTargetBehavior(behavior)
    }
    for drawn in [
      try commands(scrolling(Snap())), try commands(scrolling(.paging)),
      try commands(scrolling(.viewAligned(limitBehavior: .always))),
    ] {
      #expect(try drawn == commands(ScrollView { box }))
    }
    try expectSame(box.modifier(Dim().animation(.easeIn)), box.opacity(0.5))
    try expectSame(ModifiedContent(content: box, modifier: Dim()), box.opacity(0.5))
    try expectSame(
      box.transaction {
        $0.animation = nil
      } body: {
        $0.opacity(0.5)
      }, box.opacity(0.5))
  }

  @Test("a transaction has values of one's own, numbers are moved towards others")
  func values() {
    var transaction = Transaction()
    #expect(!transaction.isDeep)
    transaction.isDeep = true
    #expect(transaction.isDeep && 4.0.interpolated(towards: 8, amount: 0.25) == 5)
  }

  @Test("the elements of a bound collection are bindings")
  func collection() throws {
    var items = [true, false]
    let binding = Binding(get: { items }, set: { items = $0 })
    for item in binding { item.wrappedValue.toggle() }
    #expect(items == [false, true] && binding.count == 2)
    let last = binding[1]
    items.removeLast()
    last.wrappedValue = false
    #expect(last.wrappedValue && items == [false])
    struct Row: Identifiable { var id: Int, isOn: Bool }
    let rows = [Row(id: 0, isOn: true), Row(id: 1, isOn: false)]
    try expectSame(
      Toggle("All", sources: Binding.constant(rows), isOn: \.isOn),
      Toggle("All", sources: rows.map { Binding.constant($0.isOn) }, isOn: \.self))
    try expectSame(
      List(.constant(rows), editActions: .all, selection: .constant(nil as Int?)) { $row in Text("\(row.id)") },
      List(rows) { Text("\($0.id)") })
  }

  @Test("texts put together with others have the colour of their style")
  func styledTexts() throws {
    func colors(_ view: some View) throws -> [Color] {
      try commands(view).compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    }
    let name = "Ana"
    let word = Text("Hello \(Text(name).foregroundStyle(.tint).bold())").foregroundStyle(.black)
    #expect(try colors(word.tint(.purple)) == [.black, .purple])
    #expect(
      try colors((Text("A").foregroundStyle(.tint) + Text("B").foregroundColor(.red)).tint(.green)) == [.green, .red])
    #expect(try colors(Text("A").foregroundStyle(.tint).foregroundStyle(.blue).tint(.green)) == [.green])
    let link = try colors(Text("A \(Text("B").foregroundStyle(.link))").foregroundStyle(.black))
    #expect(link.map(\.rgba) == [0x0000_00FF, 0x007A_FFFF])
    let whole = Text("Gradient").foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(try commands(whole).contains(.pushMask) && commands(whole.bold()).contains(.pushMask))
  }

  @Test("shapes are filled and lined as often as one wants; rows have space at some edges")
  func shapes() throws {
    try expectSame(
      Circle().fill(.red).stroke(.blue, lineWidth: 4).stroke(.green, lineWidth: 2),
      ZStack {
        Circle().fill(.red)
        Circle().stroke(.blue, lineWidth: 4)
        Circle().stroke(.green, lineWidth: 2)
      })
    try expectSame(
      List { Text("A").listRowInsets(.horizontal, 40) },
      List { Text("A").listRowInsets(EdgeInsets(top: 11, leading: 40, bottom: 11, trailing: 40)) })
    try expectSame(box.clipShape(.capsule(style: .circular)), box.clipShape(.capsule))
    try expectSame(Circle().fill(.selection).tint(.orange), Circle().fill(Color.orange))
    try expectSame(
      TextEditor(text: .constant(AttributedString("Words"))), TextEditor(text: .constant("Words")))
  }

  @Test("titles that are resources are those of controls")
  func resources() throws {
    let title = LocalizedStringResource("Title")
    let (text, number) = (Binding.constant(""), Binding.constant(1))
    try expectSame(Toggle(title, isOn: .constant(true)), Toggle("Title", isOn: .constant(true)))
    try expectSame(Label(title, systemImage: "star"), Label("Title", systemImage: "star"))
    try expectSame(
      Button(title, systemImage: "star", role: .destructive) {},
      Button("Title", systemImage: "star", role: .destructive) {})
    try expectSame(TextField(title, text: text), TextField("Title", text: text))
    try expectSame(Stepper(title, value: number, in: 0...3), Stepper("Title", value: number, in: 0...3))
    try expectSame(
      Picker(title, selection: number) { Text("1").tag(1) }, Picker("Title", selection: number) { Text("1").tag(1) })
    try expectSame(
      List { Section(title) { LabeledContent(title, value: "B") } },
      List { Section("Title") { LabeledContent("Title", value: "B") } })
    try expectSame(
      TabView { Tab(title, systemImage: "star") { box } }, TabView { Tab("Title", systemImage: "star") { box } })
  }

  @Test("what is made where a text stands is a key, whose marks are read")
  func implicitKeys() throws {
    let words = "Read the **terms**"
    try expectSame(Text(.init(words)), Text(LocalizedStringKey(words)))
    #expect(try commands(Text(.init(words))) != commands(Text(verbatim: words)))
  }

  @Test("a page of tabs is the container of frames in it, whatever stack the tabs are in")
  func pages() throws {
    struct Page: View {
      var body: some View {
        VStack { Color.red }.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .vertical ? length / 2 : length
        }
      }
    }
    let drawn = try commands(
      VStack(spacing: 0) {
        TabView { Page() }.tabViewStyle(.page(indexDisplayMode: .never))
        Color.blue.frame(height: 40)
      })
    let rects = drawn.compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    #expect(rects.contains(Rect(x: 0, y: 40, width: 200, height: 80)))
    // A page that is larger than its room makes the tabs no larger.
    let wide = try renderer.render(
      TabView { Page().padding(.horizontal, 20) }, proposal: ProposedViewSize(width: 200, height: 200))
    #expect(wide.list.size == Size(width: 200, height: 200))
  }

  private struct FirstLarge<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { views in
          if let first = views.first { first.font(.largeTitle).foregroundStyle(.red) }
          views.dropFirst().isEmpty ? nil : views[1]
        }
      }
    }
  }

  @Test("what is set around one of the views of a container holds for it")
  func subviews() throws {
    try expectSame(
      FirstLarge {
        Text("A")
        Text("B")
      },
      VStack {
        Text("A").font(.largeTitle).foregroundStyle(.red)
        Text("B")
      })
  }
}
