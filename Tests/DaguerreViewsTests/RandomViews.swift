import DaguerreViews
import SeededRandom

/// Views drawn by lot, the same for a seed in every run.
struct RandomViews {
  private var numbers: SeededNumbers
  /// What stands around the view numbered by ``marked``, for tests that change one place of a tree.
  private let changed: (AnyView) -> AnyView
  private let changedPlace: Int
  private var place = 0
  /// Numbers that stand for some of the lengths.
  private let oddLengths: [Double]
  /// Whether all is laid out by the direction of lines: nothing is turned or moved by points.
  private let isDirectional: Bool
  private var leaves = 0

  /// - Parameter changed: what becomes of one view of the tree, which is drawn by lot too.
  init(
    seed: UInt64, changed: @escaping (AnyView) -> AnyView = { $0 }, oddLengths: [Double] = [],
    isDirectional: Bool = false
  ) {
    numbers = SeededNumbers(seed: seed)
    self.changed = changed
    changedPlace = numbers.next(below: 12)
    self.oddLengths = oddLengths
    self.isDirectional = isDirectional
  }

  /// A view of some levels.
  mutating func view(levels: Int = 4) -> AnyView {
    place += 1
    let isChanged = place == changedPlace
    let view =
      levels == 0 || numbers.next(below: 5) == 0
      ? leaf() : numbers.next(below: 3) == 0 ? container(levels) : modified(levels)
    return isChanged ? changed(view) : view
  }

  private mutating func length() -> Double {
    if !oddLengths.isEmpty, numbers.next(below: 6) == 0 { return numbers.element(oddLengths) }
    return Double(numbers.integer(0...60)) / 2
  }

  private mutating func color() -> Color {
    Color(
      red: UInt8(numbers.integer(0...255)), green: UInt8(numbers.integer(0...255)),
      blue: UInt8(numbers.integer(0...255)),
      alpha: numbers.element([255, 255, 255, 128, 40]))
  }

  private mutating func text() -> String {
    numbers.element(["a", "ab c", "one two three", "x\ny", "", "Wide words here and there", "ab"])
  }

  private mutating func leaf() -> AnyView {
    leaves += 1
    let leaf = plainLeaf()
    return isDirectional ? AnyView(leaf.markFrame("\(leaves)")) : leaf
  }

  private mutating func plainLeaf() -> AnyView {
    switch numbers.next(below: 26) {
    case 0, 1: AnyView(color())
    case 2, 3, 4: AnyView(Text(text()))
    case 5: AnyView(Text(text()).foregroundStyle(color()).font(.system(size: length() / 2 + 4)))
    case 6: AnyView(Rectangle().stroke(color(), lineWidth: length() / 8))
    case 7: AnyView(Circle().fill(color()))
    case 8: AnyView(Capsule().strokeBorder(color(), lineWidth: length() / 8))
    case 9: AnyView(RoundedRectangle(cornerRadius: length()).fill(color()))
    case 10: AnyView(Spacer(minLength: numbers.element([nil, 0, 5])))
    case 11: AnyView(Divider())
    case 12: AnyView(LinearGradient(colors: [color(), color()], startPoint: .topLeading, endPoint: .trailing))
    case 13: AnyView(EmptyView())
    case 14: AnyView(color().frame(width: length(), height: length()))
    case 15: AnyView(Circle().trim(from: 0.1, to: 0.7).stroke(color(), lineWidth: 2))
    case 16: AnyView(ProgressView(value: 0.4))
    case 17: AnyView(Button(text()) {})
    case 18: AnyView(Slider(value: .constant(0.3)))
    case 19: AnyView(TextField(text(), text: .constant("ab")))
    case 20: AnyView(Picker(text(), selection: .constant(1)) { Text("one").tag(1) })
    case 21: AnyView(Gauge(value: 0.3) { Text("ab") })
    case 22: AnyView(LabeledContent("ab", value: text()))
    case 23: AnyView(Stepper(text(), value: .constant(1)))
    case 24: AnyView(Text(text()).bold().underline().background(color()))
    default: AnyView(Toggle(text(), isOn: .constant(true)))
    }
  }

  private mutating func children(_ levels: Int) -> ForEach<[Int], Int, AnyView> {
    let views = (0..<numbers.integer(0...4)).map { _ in view(levels: levels - 1) }
    return ForEach(Array(views.indices), id: \.self) { views[$0] }
  }

  private mutating func container(_ levels: Int) -> AnyView {
    let spacing = numbers.element([nil, 0, 3, 8.5])
    let horizontal = numbers.element([HorizontalAlignment.leading, .center, .trailing])
    let vertical = numbers.element([VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
    let content = children(levels)
    switch numbers.next(below: 16) {
    case 0, 1, 2: return AnyView(VStack(alignment: horizontal, spacing: spacing) { content })
    case 3, 4, 5: return AnyView(HStack(alignment: vertical, spacing: spacing) { content })
    case 6, 7: return AnyView(ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { content })
    case 8: return AnyView(ViewThatFits { content })
    case 9:
      let row = children(levels)
      return AnyView(
        Grid(alignment: .init(horizontal: horizontal, vertical: vertical), horizontalSpacing: spacing) {
          GridRow { content }
          GridRow(alignment: vertical) { row }
        })
    case 10:
      return AnyView(
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 20))], spacing: spacing) { content })
    case 11: return AnyView(LazyVStack(alignment: horizontal, spacing: spacing) { content })
    case 12: return AnyView(List { content })
    case 13: return AnyView(Form { Section("ab") { content } })
    case 14: return AnyView(GroupBox("ab") { content })
    default: return AnyView(ScrollView { content })
    }
  }

  private mutating func modified(_ levels: Int) -> AnyView {
    let view = view(levels: levels - 1)
    switch numbers.next(below: isDirectional ? 4 : 5) {
    case 0, 1: return placed(view)
    case 2: return beside(view, levels)
    case 3: return painted(view)
    default: return moved(view)
    }
  }

  /// In another room.
  private mutating func placed(_ view: AnyView) -> AnyView {
    let alignment = numbers.element([Alignment.center, .topLeading, .bottom, .trailing, .leading])
    switch numbers.next(below: 13) {
    case 0, 1: return AnyView(view.padding(length() / 2))
    case 2: return AnyView(view.padding(numbers.element([Edge.Set.horizontal, .top, .trailing, .all]), length() / 4))
    case 3: return AnyView(view.frame(width: length() * 2, alignment: alignment))
    case 4: return AnyView(view.frame(width: length() * 2, height: length(), alignment: alignment))
    case 5: return AnyView(view.frame(maxWidth: .infinity, alignment: alignment))
    case 6:
      return AnyView(view.frame(minWidth: length(), maxWidth: 30 + length(), minHeight: length(), alignment: alignment))
    case 7:
      return AnyView(view.fixedSize(horizontal: numbers.next(below: 2) == 0, vertical: numbers.next(below: 2) == 0))
    case 8: return AnyView(view.layoutPriority(numbers.element([-1, 0, 1])))
    case 9:
      return AnyView(view.aspectRatio(numbers.element([nil, 0.5, 2]), contentMode: numbers.element([.fit, .fill])))
    case 10:
      let alignment = numbers.element([TextAlignment.leading, .center, .trailing])
      return AnyView(view.lineLimit(numbers.integer(1...2)).multilineTextAlignment(alignment))
    case 11: return AnyView(view.alignmentGuide(.leading) { $0[HorizontalAlignment.center] })
    default: return AnyView(view.frame(idealWidth: length(), idealHeight: length()))
    }
  }

  /// With another view.
  private mutating func beside(_ view: AnyView, _ levels: Int) -> AnyView {
    let alignment = numbers.element([Alignment.center, .topLeading, .bottom, .trailing, .leading])
    let other = self.view(levels: levels - 1)
    switch numbers.next(below: 4) {
    case 0: return AnyView(view.background(alignment: alignment) { other })
    case 1: return AnyView(view.overlay(alignment: alignment) { other })
    case 2: return AnyView(view.mask(alignment: alignment) { other })
    default: return AnyView(view.safeAreaInset(edge: .bottom, spacing: 2) { other })
    }
  }

  /// In other colours, or in part.
  private mutating func painted(_ view: AnyView) -> AnyView {
    switch numbers.next(below: 12) {
    case 0: return AnyView(view.background(color()))
    case 1: return AnyView(view.opacity(numbers.element([0, 0.3, 0.75, 1])))
    case 2: return AnyView(view.clipped())
    case 3: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: length() / 2)))
    case 4: return AnyView(view.shadow(color: color(), radius: length() / 6, y: 2))
    case 5: return AnyView(view.grayscale(0.5))
    case 6: return AnyView(view.border(color(), width: 2))
    case 7: return AnyView(view.foregroundStyle(color()).tint(color()))
    case 8: return AnyView(view.blendMode(.multiply))
    case 9: return AnyView(view.environment(\.colorScheme, .dark))
    case 10: return AnyView(view.redacted(reason: .placeholder))
    default: return AnyView(view.compositingGroup().blur(radius: length() / 10))
    }
  }

  /// At another place of the picture.
  private mutating func moved(_ view: AnyView) -> AnyView {
    let anchor = numbers.element([UnitPoint.center, .topLeading, .bottom, .trailing])
    switch numbers.next(below: 5) {
    case 0: return AnyView(view.offset(x: length() - 10, y: length() - 10))
    case 1: return AnyView(view.position(x: length(), y: length()))
    case 2: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 3: return AnyView(view.rotationEffect(.degrees(numbers.element([0, 30, 90, 180, -45])), anchor: anchor))
    default:
      return AnyView(view.scaleEffect(x: numbers.element([1, 0.5, -1]), y: numbers.element([1, 2]), anchor: anchor))
    }
  }
}
