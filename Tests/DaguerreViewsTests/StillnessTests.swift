import DaguerreViews
import Testing

/// What sources written for a running app say, in a picture of one moment.
@Suite("Still pictures")
struct StillnessTests {
  private struct Guest: Identifiable {
    let id: Int
    var isComing: Bool
  }

  private struct Width: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  private struct Fields: View {
    @FocusState var focus: String?
    let focused: String?

    var body: some View {
      let _ = focus = focused
      Reader().focused($focus, equals: "name")
      Reader().focused($focus, equals: "mail")
    }
  }

  /// As wide as the interaction that it is drawn in.
  private struct Reader: View {
    @Environment(\.interactionState) private var state
    var body: some View { Color.black.frame(width: state == .focused ? 20 : 10, height: 10) }
  }

  @Test("events never happen, and change nothing of the view")
  func events() throws {
    final class Count { var value = 0 }
    let count = Count()
    func happen() { count.value += 1 }
    let plain = try Fixture().commands { Color.black.frame(width: 10, height: 10) }
    // Not in one expression, which takes the compiler seconds.
    let eventful = [
      try Fixture().commands {
        Color.black.frame(width: 10, height: 10)
          .onDisappear { happen() }.task { happen() }.onTapGesture { happen() }
          .onSubmit { happen() }.onChange(of: 1) { happen() }.onChange(of: 1) { _ in happen() }
          .onChange(of: 1) { _, _ in happen() }
          .navigationTitle("Title").ignoresSafeArea().id(1).tag(1).animation(.easeIn, value: 1).transition(.slide)
          .keyboardType(.emailAddress).textContentType(.emailAddress).scrollIndicators(.hidden)
          .onHover { _ in happen() }.help("Help").refreshable { happen() }.searchable(text: .constant(""))
          .contextMenu { Button("Open") { happen() } }.statusBarHidden().interactiveDismissDisabled()
          .confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") { happen() } }
          .gesture(TapGesture(count: 2).onEnded { happen() }).highPriorityGesture(
            LongPressGesture().onEnded { _ in happen() }
          )
      },
      try Fixture().commands {
        Color.black.frame(width: 10, height: 10)
          .simultaneousGesture(DragGesture().onChanged { _ in happen() }.onEnded { _ in happen() })
          .navigationDestination(isPresented: .constant(true)) { Reader() }
          .navigationDestination(item: .constant(1 as Int?)) { _ in Reader() }
          .imageScale(.large).symbolRenderingMode(.multicolor).textSelection(.enabled).formStyle(.grouped)
          .accessibilityInputLabels(["Box"]).accessibilityHeading(.h1).accessibilityAdjustableAction { _ in happen() }
          .accessibilityRespondsToUserInteraction().accessibilityShowsLargeContentViewer()
          .task(id: 1) { happen() }.onSubmit(of: .search) { happen() }.onOpenURL { _ in happen() }
          .swipeActions { Button("x") { happen() } }.popover(isPresented: .constant(true)) { Reader() }
          .sheet(item: .constant(Guest(id: 1, isComing: true))) { _ in Reader() }
          .fullScreenCover(item: .constant(Guest(id: 1, isComing: true))) { _ in Reader() }
          .preference(key: Width.self, value: 1)
      },
      try Fixture().commands {
        Color.black.frame(width: 10, height: 10)
          .coordinateSpace(name: "box").animation(.spring(response: 1).delay(1).repeatForever())
          .transition(.asymmetric(insertion: .scale(scale: 2).combined(with: .opacity), removal: .slide))
          .navigationBarTitle("Title").navigationBarTitle(Text("Title")).navigationBarItems(trailing: Reader())
          .toolbarBackground(.red, for: .navigationBar).toolbarBackground(.hidden, for: .tabBar)
          .toolbarColorScheme(.dark, for: .navigationBar).scrollDismissesKeyboard(.never).scrollTargetLayout()
          .scrollPosition(id: .constant(1 as Int?)).scrollClipDisabled().defaultScrollAnchor(.bottom)
          .foregroundStyle(.primary).controlSize(.large).buttonBorderShape(.capsule).disableAutocorrection(true)
          .monospacedDigit().previewDisplayName("x").previewLayout(.sizeThatFits)
          .presentationDetents([.medium, .height(100)]).presentationDragIndicator(.hidden)
          .presentationBackground(.red).presentationCornerRadius(8).popover(item: .constant(nil as Named?)) { _ in
            Reader()
          }
      },
      try Fixture().commands {
        Color.black.frame(width: 10, height: 10)
          .alert(Text("x"), isPresented: .constant(true)) { Reader() }.alert(isPresented: .constant(true)) {
            Alert(title: Text("x"))
          }
          .alert(item: .constant(Named())) { _ in
            Alert(title: Text("x"), primaryButton: .cancel(), secondaryButton: .cancel())
          }
          .alert("x", isPresented: .constant(true), presenting: 1) { _ in Reader() }
          .actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("x")) }
          .coordinateSpace(.named("x")).hoverEffect(.lift).focusSection().allowsTightening(true)
          .animation(.bouncy, value: 1).animation(.spring(duration: 1, bounce: 0.5), value: 1)
      },
    ]
    for commands in eventful { #expect("\(commands)" == "\(plain)") }
    #expect(count.value == 0)
  }

  @Test("what would move, be felt or be told changes nothing of the view")
  func motions() throws {
    let plain = try Fixture().commands { Color.black.frame(width: 10, height: 10) }
    let moving = try Fixture().commands {
      Color.black.frame(width: 10, height: 10)
        .contentTransition(.numericText()).symbolEffect(.bounce, value: 1).symbolEffect(.pulse)
        .scrollTargetBehavior(.viewAligned).sensoryFeedback(.success, trigger: 1)
        .accessibilityRepresentation { Reader() }.accessibilityCustomContent("a", "b")
        .accessibilityRotor("x") { Reader() }.persistentSystemOverlays(.hidden)
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .blur(radius: 0).blendMode(.normal)
    }
    #expect("\(moving)" == "\(plain)")
  }

  @Test("a plain button has the colour of texts, any other the accent colour")
  func buttonStyles() throws {
    func drawn(_ style: SystemButtonStyle) throws -> String {
      try "\(Fixture().commands { Button("x") {}.buttonStyle(style).tint(.red).foregroundColor(.blue) })"
    }
    let blue = try "\(Fixture().commands { Text("x").foregroundColor(.blue) })"
    let red = try "\(Fixture().commands { Text("x").foregroundColor(.red) })"
    #expect(try drawn(.plain) == blue)
    #expect(try drawn(.automatic) == red)
    #expect(try drawn(.borderless) == red)
  }

  @Test("a column whose headers would stay in sight is laid out as any other")
  func pinnedViews() throws {
    func frames(_ isPinned: Bool) throws -> [String: Rect] {
      try Fixture().frames(width: 100) {
        if isPinned {
          LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Reader().markFrame("box") }
        } else {
          VStack(alignment: .leading, spacing: 3) { Reader().markFrame("box") }
        }
      }
    }
    #expect(try frames(true) == frames(false))
  }

  @Test("changes with an animation are made at once, and errors are passed on")
  func animation() {
    struct Failure: Error {}
    var value = 1
    let result = withAnimation(.easeInOut(duration: 1)) { () -> Int in
      value += 1
      return value
    }
    #expect(value == 2 && result == 2)
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test("the field that has the focus is drawn focused", arguments: [nil, "name", "mail"])
  func focus(focused: String?) throws {
    let list = try Fixture().renderer.render(VStack(spacing: 0) { Fields(focused: focused) }).list
    let widths = list.commands.compactMap { command -> Double? in
      if case .fillRect(let rect, _) = command { rect.width } else { nil }
    }
    #expect(widths == [focused == "name" ? 20 : 10, focused == "mail" ? 20 : 10])
  }

  @Test("elements of a bound collection can be changed")
  func boundElements() throws {
    let guests = State(wrappedValue: [Guest(id: 1, isComing: false), Guest(id: 2, isComing: true)])
    let commands = try Fixture().commands {
      ForEach(guests.projectedValue) { $guest in
        let _ = guest.isComing.toggle()
        if guest.isComing { Color.black.frame(width: 5, height: 5) }
      }
    }
    #expect(commands.count == 1)
    #expect(guests.wrappedValue.map(\.isComing) == [true, false])
  }

  private final class Model: ObservableObject {
    @Published var name = "Ada"
  }

  private struct Owner: View {
    @StateObject var model = Model()
    var body: some View {
      Follower(model: model)
      let _ = $model.name.wrappedValue.append("!")
      Color.black.frame(width: Double(model.name.count), height: 1)
    }
  }

  private struct Follower: View {
    @ObservedObject var model: Model
    var body: some View {
      @Bindable var bindable = model
      let _ = $bindable.name.wrappedValue.append("?")
      Color.black.frame(width: Double($model.name.wrappedValue.count), height: 1)
    }
  }

  @Test("a model is made once, and its bindings change it")
  func models() throws {
    let commands = try Fixture().commands { Owner() }
    let widths = commands.compactMap { command -> Double? in
      if case .fillRect(let rect, _) = command { rect.width } else { nil }
    }
    #expect(widths.count == 2 && widths.contains(5))
  }

  @Test(
    "what stays while a view scrolls stands above or below it, as far as in a stack", arguments: VerticalEdge.allCases)
  func inset(edge: VerticalEdge) throws {
    let frames = try Fixture().frames {
      Color.black.frame(width: 10, height: 10).markFrame("content").toolbar { ToolbarItem { Color.black } }
        .safeAreaInset(edge: edge) { Color.black.frame(width: 10, height: 4).markFrame("bar") }
    }
    #expect(frames["content"]?.minY == (edge == .top ? 12 : 0))
    #expect(frames["bar"]?.minY == (edge == .top ? 0 : 18))
    let close = try Fixture().frames {
      Color.black.frame(width: 10, height: 10).safeAreaInset(edge: edge, spacing: 0) {
        Color.black.frame(width: 10, height: 4).markFrame("bar")
      }
    }
    #expect(close["bar"]?.minY == (edge == .top ? 0 : 10))
  }

  @Test("header, content and footer of a section are laid out by its parent")
  func section() throws {
    let frames = try Fixture().frames {
      VStack(spacing: 2) {
        Section {
          Color.black.frame(width: 10, height: 10).markFrame("content")
        } header: {
          Color.black.frame(width: 10, height: 5).markFrame("header")
        } footer: {
          Color.black.frame(width: 10, height: 3).markFrame("footer")
        }
      }
    }
    #expect(frames == ["header": rect(0, 0, 10, 5), "content": rect(0, 7, 10, 10), "footer": rect(0, 19, 10, 3)])
  }

  @Test("a key is shown as it is")
  func key() throws {
    let key: LocalizedStringKey = "Hello \(2)"
    let (keyed, plain) = (
      try Fixture().commands { Text(key, tableName: "Texts") }, try Fixture().commands { Text("Hello 2") }
    )
    #expect("\(keyed)" == "\(plain)")
  }

  @Test("what has no colour of its own is black on light and white on dark", arguments: ColorScheme.allCases)
  func foreground(scheme: ColorScheme) throws {
    let commands = try Fixture().commands {
      Rectangle().frame(width: 1, height: 1).preferredColorScheme(scheme)
      Rectangle().frame(width: 1, height: 1).foregroundStyle(.clear.opacity(1)).preferredColorScheme(scheme)
    }
    guard case .fillRect(_, let color) = try #require(commands.first) else {
      Issue.record("\(commands)")
      return
    }
    #expect(color == (scheme == .dark ? .white : .black))
    #expect(commands.count == 1)
  }

  @Test("what is translucent casts a shadow as much weaker", arguments: [0, 64, 255] as [UInt8])
  func shadow(alpha: UInt8) throws {
    let fill = Color(red: 9, green: 9, blue: 9, alpha: alpha)
    let commands = try Fixture().commands {
      Color.clear.frame(width: 9, height: 9).padding(3).background(fill).shadow(color: .black, radius: 2)
      Color.black.frame(width: 9, height: 9).opacity(Double(alpha) / 255).shadow(color: .black, radius: 2)
    }
    let shadows = commands.compactMap { if case .shadow(let shadow) = $0 { shadow.color.alpha } else { nil } }
    #expect(shadows == (alpha == 0 ? [] : [alpha, alpha]))
  }

  @Test("the properties of a text reach assistive technology as its characters")
  func accessibility() throws {
    let rendering = try Fixture().renderer.render(
      Color.black.frame(width: 1, height: 1)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("A ") + Text("label").bold()).accessibilityHint(Text("Tap")))
    #expect(rendering.accessibility.map(\.properties.label) == ["A label"])
    #expect(rendering.accessibility.map(\.properties.hint) == ["Tap"])
  }
}

private struct Named: Identifiable { let id = 1 }
