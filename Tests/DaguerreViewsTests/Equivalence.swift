import DaguerreViews
import Testing

/// Two ways to say the same of a view.
struct Equivalence: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let plain: @Sendable (AnyView) -> AnyView
  let other: @Sendable (AnyView) -> AnyView

  init(
    _ name: String, @ViewBuilder _ plain: @escaping @Sendable (AnyView) -> some View,
    @ViewBuilder equals other: @escaping @Sendable (AnyView) -> some View
  ) {
    testDescription = name
    self.plain = { AnyView(plain($0)) }
    self.other = { AnyView(other($0)) }
  }

  init(nothing name: String, @ViewBuilder _ other: @escaping @Sendable (AnyView) -> some View) {
    self.init(name, { $0 }, equals: other)
  }

  /// Priorities end at what offers its child another room, so both begin without one.
  init(noRoom name: String, @ViewBuilder _ other: @escaping @Sendable (AnyView) -> some View) {
    self.init(name, { $0.layoutPriority(0) }, equals: { AnyView(other($0)).layoutPriority(0) })
  }

  static let all = wrappers + effects + layouts

  private static let wrappers = [
    Equivalence(nothing: "AnyView") { AnyView($0) },
    Equivalence(nothing: "a view of its own") { Body(content: $0) },
    Equivalence(nothing: "a view that reads its surroundings") { Reading(content: $0) },
    Equivalence(nothing: "a modifier of its own") { $0.modifier(Modifier()) },
    Equivalence(nothing: "a group") { view in Group { view } },
    Equivalence(nothing: "a condition") { view in if true { view } },
    Equivalence(nothing: "each of one") { view in ForEach(0..<1) { _ in view } },
    Equivalence(nothing: "a name") { $0.id(3).tag(4) },
    Equivalence(nothing: "surroundings as they are") { $0.environment(\.isEnabled, true) },
    Equivalence(noRoom: "what fits of one") { view in ViewThatFits { view } },
  ]

  private static let effects = [
    Equivalence(nothing: "opaque") { $0.opacity(1) },
    Equivalence(nothing: "unblurred") { $0.blur(radius: 0) },
    Equivalence(nothing: "its own colours") {
      $0.brightness(0).saturation(1).contrast(1).grayscale(0).hueRotation(.zero)
    },
    Equivalence(nothing: "a clear shadow") { $0.shadow(color: .clear, radius: 3) },
    Equivalence(nothing: "no offset") { $0.offset(x: 0, y: 0) },
    Equivalence(nothing: "its own size") { $0.scaleEffect(1) },
    Equivalence(nothing: "not turned") { $0.rotationEffect(.zero) },
    Equivalence(nothing: "a whole turn") { $0.rotationEffect(.degrees(360)) },
    Equivalence(nothing: "four quarters") { view in
      view.rotationEffect(.degrees(90)).rotationEffect(.degrees(90)).rotationEffect(.degrees(90)).rotationEffect(
        .degrees(90))
    },
    Equivalence(nothing: "two mirrors") { $0.scaleEffect(x: -1, y: 1).scaleEffect(x: -1, y: 1) },
    Equivalence(nothing: "twice as large and half as large") { $0.scaleEffect(2).scaleEffect(0.5) },
    Equivalence(nothing: "to and fro") { $0.offset(x: 3, y: 2).offset(x: -3, y: -2) },
    Equivalence(nothing: "nothing behind") { $0.background { EmptyView() } },
    Equivalence(nothing: "nothing before") { $0.overlay { EmptyView() } },
    Equivalence("two offsets", { $0.offset(x: 7, y: -3) }, equals: { $0.offset(x: 7).offset(y: -3) }),
    Equivalence("a turn of half", { $0.rotationEffect(.degrees(180)) }, equals: { $0.scaleEffect(x: -1, y: -1) }),
    Equivalence("clipped", { $0.clipped() }, equals: { $0.clipShape(Rectangle()) }),
    Equivalence(
      "a colour behind", { $0.background(Color.red, ignoresSafeAreaEdges: []) },
      equals: { view in view.background { Color.red } }),
    Equivalence(
      "a colour behind as a shape", { $0.background(Color.red, ignoresSafeAreaEdges: []) },
      equals: { $0.background(.red, in: Rectangle()) }),
    Equivalence(
      "a view before", { $0.overlay(alignment: .topLeading) { Text("ab") } },
      equals: { $0.overlay(Text("ab"), alignment: .topLeading) }),
  ]

  private static let layouts = [
    Equivalence(noRoom: "no padding") { $0.padding(0) },
    Equivalence(noRoom: "no frame") { $0.frame(width: nil, height: nil) },
    Equivalence(noRoom: "no fixed size") { $0.fixedSize(horizontal: false, vertical: false) },
    Equivalence("two paddings", { $0.padding(5) }, equals: { $0.padding(3).padding(2) }),
    Equivalence("paddings by edge", { $0.padding(5) }, equals: { $0.padding(.horizontal, 5).padding(.vertical, 5) }),
    Equivalence(
      "insets", { $0.padding(5) }, equals: { $0.padding(EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)) }),
    Equivalence("two frames", { $0.frame(width: 24, height: 16) }, equals: { $0.frame(width: 24).frame(height: 16) }),
    Equivalence("two fixed sizes", { $0.fixedSize() }, equals: { $0.fixedSize().fixedSize() }),
    Equivalence(
      "two frames as large as the room", { $0.frame(maxWidth: .infinity) },
      equals: { $0.frame(maxWidth: .infinity).frame(maxWidth: .infinity) }),
    Equivalence("layers of one", { view in ZStack { view } }, equals: { view in ZStack { ZStack { view } } }),
    Equivalence("a column of one", { view in ZStack { view } }, equals: { view in VStack { ZStack { view } } }),
    Equivalence("a row of one", { view in ZStack { view } }, equals: { view in HStack { ZStack { view } } }),
    Equivalence(
      "layers",
      { view in
        ZStack {
          Text("a"); view
        }
      },
      equals: { view in
        ZStackLayout()() {
          Text("a"); view
        }
      }),
    Equivalence(
      "a column",
      { view in
        VStack {
          Text("a"); view
        }
      },
      equals: { view in
        VStackLayout()() {
          Text("a"); view
        }
      }),
    Equivalence(
      "a row",
      { view in
        HStack {
          Text("a"); view
        }
      },
      equals: { view in
        AnyLayout(HStackLayout())() {
          Text("a"); view
        }
      }),
    Equivalence(
      "a row of groups",
      { view in
        HStack {
          Text("a"); view; view
        }
      },
      equals: { view in
        HStack {
          Group {
            Text("a"); view
          }; Group { view }
        }
      }),
    Equivalence(
      "a column of groups",
      { view in
        VStack {
          view; Color.red; view
        }
      },
      equals: { view in
        VStack {
          ForEach(0..<2) { index in
            view; if index == 0 { Color.red }
          }
        }
      }),
  ]

  private struct Body: View {
    let content: AnyView
    var body: some View { content }
  }

  private struct Reading: View {
    let content: AnyView
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      if colorScheme == .light { content } else { Group { content } }
    }
  }

  private struct Modifier: ViewModifier {
    func body(content: Content) -> some View { content }
  }
}
