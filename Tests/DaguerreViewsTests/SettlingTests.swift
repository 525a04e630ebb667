import DaguerreText
import DaguerreViews
import Synchronization
import TestSupport
import Testing

/// Views that are told something once they are there: a picture shows the state to which they settle.
@Suite("Settled pictures")
struct SettlingTests {
  private func widths(_ view: some View) throws -> [Double] {
    try Fixture().renderer.render(view).list.commands.compactMap { command in
      if case .fillRect(let rect, _) = command { rect.width } else { nil }
    }
  }

  private struct Bar: View {
    let width: Double
    var body: some View { Color.black.frame(width: width, height: 1) }
  }

  /// As wide as it has been told to be.
  private struct Counter: View {
    @State private var count = 1
    var step = 1
    var body: some View { Bar(width: Double(count)).onAppear { count += step } }
  }

  @Test("what changes when a view appears is seen, each time that it is drawn")
  func appearance() throws {
    let view = Counter()
    #expect(try widths(view) == [2])
    #expect(try widths(view) == [2])
    #expect(try widths(VStack { Counter() }) == [2])
  }

  @Test("each view keeps a state of its own, wherever it stands")
  func identity() throws {
    struct Rows: View {
      @State private var isLoaded = false
      @State private var steps = [2, 3]
      var body: some View {
        VStack {
          if isLoaded { Counter(step: 9) }
          Counter(step: 1)
          if isLoaded { Bar(width: 50) } else { Counter(step: 70) }
          ForEach(steps, id: \.self) { Counter(step: $0) }
        }
        .onAppear {
          isLoaded = true
          steps = [5, 2, 3]
        }
      }
    }
    #expect(try widths(Rows()) == [10, 2, 50, 6, 3, 4])
  }

  @Test("a model is made once for a picture, and what is done to it when its view appears is seen")
  func models() throws {
    final class Made { var count = 0 }
    final class Model: ObservableObject {
      @Published var width = 3.0
      init(_ made: Made) { made.count += 1 }
    }
    struct Owner: View {
      @StateObject private var model: Model
      init(_ made: Made) { _model = StateObject(wrappedValue: Model(made)) }
      var body: some View { Bar(width: model.width).onAppear { model.width *= 2 } }
    }
    let made = Made()
    #expect(try widths(VStack { Owner(made) }) == [6])
    // Another one is made where nothing is known yet of what views are told.
    #expect(made.count == 2)
  }

  private struct Longest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
  }

  @Test("views are told what those within tell, also what is not seen")
  func preferences() throws {
    struct Columns: View {
      @State private var longest = 1.0
      var body: some View {
        VStack {
          Bar(width: longest)
          Bar(width: 5).preference(key: Longest.self, value: 7)
          GeometryReader { room in Color.clear.preference(key: Longest.self, value: room.size.width) }
            .frame(width: 9, height: 1).hidden()
        }
        .onPreferenceChange(Longest.self) { longest = $0 }
      }
    }
    #expect(try widths(Columns()) == [9, 5])
  }

  @Test("a view tells in place of those within, or changes what they tell")
  func replacedPreferences() throws {
    func told(_ view: some View) throws -> [Double] {
      try widths(view.overlayPreferenceValue(Longest.self) { Bar(width: $0) })
    }
    let bars = HStack {
      Bar(width: 1).preference(key: Longest.self, value: 4)
      Bar(width: 1).preference(key: Longest.self, value: 3)
    }
    #expect(try told(bars) == [1, 1, 4])
    #expect(try told(bars.preference(key: Longest.self, value: 2)) == [1, 1, 2])
    #expect(try told(bars.transformPreference(Longest.self) { $0 += 10 }) == [1, 1, 14])
    #expect(try told(bars.overlayPreferenceValue(Longest.self) { _ in Bar(width: 8) }) == [1, 1, 8, 4])
    #expect(try told(Bar(width: 1)) == [1, 0])
  }

  @Test("what is made for what views tell is drawn behind them too")
  func backgrounds() throws {
    let bar = Bar(width: 3).preference(key: Longest.self, value: 2)
    #expect(try widths(bar.backgroundPreferenceValue(Longest.self) { Bar(width: $0) }) == [2, 3])
  }

  private struct Place: PreferenceKey {
    static var defaultValue: Anchor<Rect>? { nil }
    static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) { value = value ?? nextValue() }
  }

  private struct Corner: PreferenceKey {
    static var defaultValue: Anchor<Point>? { nil }
    static func reduce(value: inout Anchor<Point>?, nextValue: () -> Anchor<Point>?) { value = value ?? nextValue() }
  }

  @Test("a view draws around the place that another one tells")
  func anchors() throws {
    let tabs = HStack(spacing: 0) {
      Bar(width: 20)
      Bar(width: 6).anchorPreference(key: Place.self, value: .bounds) { $0 }
        .anchorPreference(key: Corner.self, value: .trailing) { $0 }
    }
    .padding(3)
    .overlayPreferenceValue(Place.self) { place in
      GeometryReader { room in
        if let place {
          Color.black.frame(width: room[place].width, height: 1).markFrame("line").offset(x: room[place].minX)
        }
      }
    }
    .overlayPreferenceValue(Corner.self) { corner in
      GeometryReader { room in
        if let corner { Bar(width: 1).markFrame("corner").offset(x: room[corner].x, y: room[corner].y) }
      }
    }
    let frames = try Fixture().frames { tabs.padding(10) }
    #expect(frames["line"]?.minX == 33 && frames["line"]?.width == 6)
    #expect(frames["corner"]?.minX == 39 && frames["corner"]?.minY == 14)
  }

  @Test("a view is told its room, and again where that changes")
  func geometry() throws {
    struct Twice: View {
      @State private var width = 4.0
      @State private var told: [Double] = []
      var body: some View {
        VStack {
          Bar(width: width).onGeometryChange(for: Double.self) {
            $0.size.width
          } action: { old, new in
            told += [old, new]
            if new < 16 { width = new * 2 }
          }
          ForEach(told.indices, id: \.self) { Bar(width: told[$0]) }
        }
      }
    }
    #expect(try widths(Twice()) == [16, 4, 4, 4, 8, 8, 16])
  }

  @Test("changes are told that follow from what views were told, and the first value where that is asked for")
  func changes() throws {
    struct Chain: View {
      @State private var first = 1
      @State private var second = 1
      @State private var third = 1
      @State private var untold = 1
      var body: some View {
        HStack {
          Bar(width: Double(first)).onAppear { first = 5 }
          Bar(width: Double(second)).onChange(of: first) { old, new in second = 10 * old + new }
          Bar(width: Double(third)).onChange(of: second, initial: true) { third += 1 }
          Bar(width: Double(untold)).onChange(of: untold) { _ in untold = 100 }
        }
      }
    }
    #expect(try widths(Chain()) == [5, 15, 3, 1])
  }

  @Test("a place is measured from the view that a space is named for, and from the scrolling view around")
  func spaces() throws {
    func place(in space: CoordinateSpace) throws -> Point? {
      let frames = try Fixture().frames(width: 100) {
        VStack(spacing: 0) {
          Bar(width: 4).frame(height: 7)
          ScrollView(.horizontal) {
            GeometryReader { room in
              let frame: Rect = room.frame(in: space)
              Bar(width: 1).markFrame("box").offset(x: frame.minX, y: frame.minY)
            }
            .frame(width: 5, height: 5).padding(2)
          }
          .padding(1).coordinateSpace(name: "list")
        }
        .padding(20)
      }
      let own = try #require(frames["box"])
      let origin = try #require(try self.origin)
      return Point(x: own.minX - origin.x, y: own.minY - origin.y)
    }
    #expect(try place(in: .local) == Point(x: 0, y: 0))
    #expect(try place(in: .global) == origin)
    #expect(try place(in: .named("list")) == Point(x: 3, y: 3))
    #expect(try place(in: .scrollView) == Point(x: 2, y: 2))
    #expect(try place(in: .scrollView(axis: .horizontal)) == Point(x: 2, y: 2))
    #expect(try place(in: .scrollView(axis: .vertical)) == origin)
    #expect(try place(in: .named("none")) == origin)
  }

  /// Where the box of the test above is in its picture.
  private var origin: Point? {
    get throws {
      try Fixture().frames(width: 100) {
        VStack(spacing: 0) {
          Bar(width: 4).frame(height: 7)
          ScrollView(.horizontal) { Bar(width: 5).frame(width: 5, height: 5).markFrame("box").padding(2) }.padding(1)
        }
        .padding(20)
      }["box"].map(\.origin)
    }
  }

  @Test("what a view does when it appears reads the environment of its place")
  func environment() throws {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      @State private var width = 1.0
      var body: some View {
        Bar(width: width).onAppear { width = direction == .rightToLeft ? 3 : 2 }
      }
    }
    let both = VStack {
      Reader()
      Reader().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try widths(both) == [2, 3])
  }

  private struct Restless: View {
    @State private var width = 1.0
    var body: some View {
      Bar(width: width).onGeometryChange(for: Double.self) {
        $0.size.width
      } action: { _, new in
        width = new + 1
      }
    }
  }

  @Test("views that change each time that they are drawn are drawn all the same, with a warning")
  func restless() throws {
    let warnings = Mutex<[String]>([])
    let fonts = try FontLibrary(directory: PackageFonts.directory) { text in warnings.withLock { $0.append(text) } }
    _ = try ViewRenderer(fonts: fonts).render(Restless())
    let texts = warnings.withLock { $0 }
    #expect(texts.count == 1 && texts[0].contains("Restless: it changes each time"))
    let strict = try FontLibrary(directory: PackageFonts.directory, isStrict: true)
    #expect(throws: ViewError.self) { try ViewRenderer(fonts: strict).render(Restless()) }
  }

  @Test("a row of a grid stays one, whatever it is told")
  func rows() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Bar(width: 3)
        Bar(width: 4).markFrame("second")
      }
      .onAppear {}.preference(key: Longest.self, value: 1)
      GridRow { Bar(width: 9) }
    }
    #expect(try Fixture().frames { grid }["second"]?.minX == 9)
  }

  @Test("what is drawn for what views are told has its origins")
  func origins() throws {
    var renderer = try Fixture().renderer
    renderer.tracesOrigins = true
    let rendering = try renderer.render(Counter())
    #expect(rendering.origin(of: 0)?.views == ["Counter", "Bar"])
  }

  @Test("what is called something else is another view, with its first state")
  func names() throws {
    struct Named: View {
      @State private var width = 3.0
      var body: some View { Kept(width: width).id(width).onAppear { width = 5 } }
    }
    struct Kept: View {
      @State var width: Double
      var body: some View { Bar(width: width) }
    }
    #expect(try widths(Named()) == [5])
  }

  @Test("what is called something else each time, as by a random number, settles")
  func randomNames() throws {
    struct Named: View {
      let next: () -> Int
      var body: some View { Counter().id(next()) }
    }
    var number = 0
    let view = Named {
      number += 1
      return number
    }
    #expect(try widths(view) == [2])
    #expect(number < 6)
  }

  @Test("a binding to an element that is there no more holds what that was")
  func elements() throws {
    struct Row: View {
      @Binding var width: Double
      var body: some View {
        Bar(width: width).onGeometryChange(for: Double.self) { _ in
          width
        } action: { _ in
        }
      }
    }
    struct Rows: View {
      @State private var rows = [1.0, 2, 3]
      var body: some View {
        VStack {
          ForEach($rows, id: \.self) { $row in Row(width: $row).onAppear { if rows.count > 2 { rows.removeLast() } } }
        }
      }
    }
    #expect(try widths(Rows()) == [1, 2])
  }
}
