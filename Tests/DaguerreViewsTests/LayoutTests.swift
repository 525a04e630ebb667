import DaguerreGraphics
import DaguerreViews
import Testing

/// Views in lines, as many in each as fit.
private struct Flow: Layout {
  var spacing = 2.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let lines = origins(in: proposal.width ?? .infinity, subviews)
    return Size(width: proposal.width ?? lines.width, height: lines.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, origin) in zip(subviews, origins(in: bounds.width, subviews).origins) {
      subview.place(at: Point(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func origins(in width: Double, _ subviews: Subviews) -> (origins: [Point], width: Double, height: Double) {
    var (x, y, line, widest) = (0.0, 0.0, 0.0, 0.0)
    var origins: [Point] = []
    for subview in subviews {
      let size = subview.dimensions(in: .unspecified)
      if x + size.width > width, x > 0 { (x, y, line) = (0, y + line + spacing, 0) }
      origins.append(Point(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x - spacing)
    }
    return (origins, widest, y + line)
  }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

/// Views one below the other, each as high as its weight; its cache counts how often it was made.
private struct Weights: Layout {
  let made: Counter

  func makeCache(subviews: Subviews) -> [Double] {
    made.value += 1
    return subviews.map { $0[Weight.self] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> Size {
    Size(width: 10, height: cache.reduce(0, +) * 10)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) {
    var y = 0.0
    for (subview, weight) in zip(subviews, cache) {
      let room = ProposedViewSize(width: 10, height: weight * 10)
      subview.place(at: Point(x: 10, y: y + weight * 10), anchor: .bottomTrailing, proposal: room)
      y += weight * 10
    }
  }
}

private struct Height: LayoutValueKey { static let defaultValue: Double? = 5 }

/// As high as its views say, and 1 for each that says no height.
private struct Heights: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 20, height: subviews.reduce(0) { $0 + ($1[Height.self] ?? 1) })
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

private final class Counter { var value = 0 }

/// Places nothing.
private struct Idle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 20, height: 20)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A column that says where its lines are, and how far it keeps from others.
private struct Stated: Layout {
  var leading: Double?
  var baseline: Double?
  var top: Double?
  var edges: Edge.Set = []

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 20, height: 20)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: .zero, proposal: .unspecified) }
  }
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing, edges: edges) }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? { guide == .leading ? leading : nil }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? { guide == .firstTextBaseline ? baseline : guide == .top ? top : nil }
}

/// Puts its views over one another.
private struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 20, height: 20)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@Suite("Layouts of one's own")
struct LayoutTests {
  private func boxes() -> some View {
    ForEach(0..<3) { Color.black.frame(width: 20, height: 10).markFrame("\($0)") }
  }

  @Test("views lie where the layout puts them, from the leading edge")
  func flow() throws {
    let frames = try Fixture().frames(width: 50) { Flow()(boxes) }
    #expect(frames == ["0": rect(0, 0, 20, 10), "1": rect(22, 0, 20, 10), "2": rect(0, 12, 20, 10)])
    let mirrored = try Fixture().frames(width: 50) {
      Flow()(boxes).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored == ["0": rect(30, 0, 20, 10), "1": rect(8, 0, 20, 10), "2": rect(30, 12, 20, 10)])
  }

  @Test("a layout knows what its views say of themselves, and keeps what it made of it")
  func values() throws {
    let made = Counter()
    let frames = try Fixture().frames {
      Weights(made: made) {
        Color.black.markFrame("a").layoutValue(key: Weight.self, value: 3)
        Color.black.markFrame("b")
      }
    }
    #expect(frames == ["a": rect(0, 0, 10, 30), "b": rect(0, 30, 10, 10)])
    #expect(made.value == 1)
  }

  @Test("a value that may be none is the key's where nobody says one, and none where somebody says so")
  func noValue() throws {
    let frames = try Fixture().frames {
      Heights {
        Color.black
        Color.black.layoutValue(key: Weight.self, value: 2)
        Color.black.layoutValue(key: Height.self, value: nil)
        Color.black.layoutValue(key: Height.self, value: 7)
      }
      .markFrame("all")
    }
    #expect(frames["all"]?.height == 18)
  }

  @Test("a view that is not placed lies in the middle")
  func unplaced() throws {
    let frames = try Fixture().frames { Idle() { Color.black.frame(width: 4, height: 6).markFrame("a") } }
    #expect(frames == ["a": rect(8, 7, 4, 6)])
  }

  @Test("a layout says where its lines are; where it does not, they are where they are in any view")
  func lines() throws {
    func beside(_ layout: Stated) throws -> Rect? {
      try Fixture().frames {
        VStack(alignment: .leading, spacing: 0) {
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Color.black.frame(width: 4, height: 30).markFrame("a")
            layout { Color.black.alignmentGuide(.leading) { _ in 9 } }
          }
          .alignmentGuide(.leading) { _ in 0 }
          layout { Color.black.frame(width: 1, height: 1).alignmentGuide(.leading) { _ in 9 } }
        }
      }["a"]
    }
    #expect(try beside(Stated()) == rect(0, 0, 4, 30))
    #expect(try beside(Stated(leading: 6)) == rect(6, 0, 4, 30))
    let lines = try Fixture().frames {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.black.frame(width: 4, height: 30).markFrame("a")
        Stated(baseline: 5) { Text("a") }.markFrame("b")
        Stated() { Text("a") }.markFrame("c")
      }
    }
    #expect(lines["b"]?.minY == 25)
    #expect(lines["c"]?.minY == 10)
    // The middle of the layout is 5 below that of the other view, its top is where it says.
    for alignment in [VerticalAlignment.top, .center] {
      let frames = try Fixture().frames {
        HStack(alignment: alignment, spacing: 0) {
          Color.black.frame(width: 4, height: 10).markFrame("a")
          Stated(top: 5) { Text("a") }.padding(0).markFrame("b")
        }
      }
      #expect(frames["a"].flatMap { a in frames["b"].map { a.minY - $0.minY } } == 5, "\(alignment)")
    }
  }

  @Test("a layout keeps from others as far as its views, or as it says")
  func spacing() throws {
    func distance(@ViewBuilder _ content: () -> some View) throws -> Double? {
      let frames = try Fixture().frames {
        VStack {
          Text("a").markFrame("text")
          content().markFrame("below")
        }
      }
      return frames["below"].flatMap { below in frames["text"].map { below.minY - $0.maxY } }
    }
    #expect(try distance { Pile() { Text("a") } } == 0)
    #expect(try distance { Pile() { Spacer() } } == 0)
    let usual = try #require(try distance { Color.black.frame(width: 20, height: 20) })
    #expect(usual > 0)
    #expect(
      try distance {
        Pile() {
          Text("a")
          Color.black
        }
      } == usual)
    #expect(try distance { Pile() {} } == usual)
    #expect(try distance { Stated(edges: .top) { Text("a") } } == 0)
    #expect(try distance { Stated(edges: .bottom) { Text("a") } } == usual)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test("stacks as layouts are the stacks, behind a hidden type too", arguments: [true, false])
  func stacks(isRow: Bool) throws {
    func frames(@ViewBuilder _ content: () -> some View) throws -> [String: Rect] {
      try Fixture().frames(width: 90, height: 50, content)
    }
    let layout = isRow ? AnyLayout(HStackLayout(alignment: .top, spacing: 3)) : AnyLayout(VStackLayout(spacing: 3))
    let hidden = try frames {
      layout {
        boxes()
        Spacer()
      }
    }
    let stack = try frames {
      if isRow {
        HStack(alignment: .top, spacing: 3) {
          boxes()
          Spacer()
        }
      } else {
        VStack(spacing: 3) {
          boxes()
          Spacer()
        }
      }
    }
    #expect(hidden == stack && stack.count == 3)
    let layers = try frames { ZStackLayout(alignment: .topLeading) { boxes() } }
    #expect(Set(layers.values).count == 1)
  }
}
