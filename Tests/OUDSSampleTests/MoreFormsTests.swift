import Combine
import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

/// More forms of plain SwiftUI.
@Suite("More plain forms")
struct MoreFormsTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var people = [Person(id: 0, name: "A", age: 3), Person(id: 1, name: "B", age: 4)]
    @State private var chosen: Person.ID?
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(40)
        TableColumn("Both") { person in Text("\(person.name) \(person.age)") }.width(min: 30, ideal: 60)
      }
      .tableStyle(.inset)
    }
  }

  private func texts(_ sizeClass: UserInterfaceSizeClass, _ view: some View = People()) throws -> Int {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.horizontalSizeClass = sizeClass
    let list = try renderer.render(view, proposal: ProposedViewSize(width: 400, height: 300)).list
    return list.commands.count { if case .glyphs = $0 { true } else { false } }
  }

  @Test("A table has titles and all columns where there is room, else its first column alone")
  func table() throws {
    #expect(try texts(.compact) == 2)
    #expect(try texts(.regular) >= 9)
  }

  @Test("The cells of a column stand where it says")
  func tableAlignment() throws {
    struct Ages: View {
      let alignment: TableColumnAlignment

      var body: some View {
        Table([Person(id: 0, name: "A", age: 3)]) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }.width(80).alignment(alignment)
        }
      }
    }
    func last(_ alignment: TableColumnAlignment) throws -> Double {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.horizontalSizeClass = .regular
      let list = try renderer.render(Ages(alignment: alignment), proposal: ProposedViewSize(width: 400, height: 300))
        .list
      let runs = list.commands.compactMap { if case .glyphs(let run) = $0 { run.glyphs.first?.origin.x } else { nil } }
      return try #require(runs.last)
    }
    #expect(try last(.leading) < last(.center) && last(.center) < last(.numeric) && last(.numeric) == last(.trailing))
  }

  @Test("The columns of a table are as wide in each row, whatever stands in them")
  func tableColumns() throws {
    struct Bars: View {
      var body: some View {
        Table([Person(id: 0, name: "A", age: 300), Person(id: 1, name: "B", age: 3)]) {
          TableColumn("Bar") { Color.red.frame(width: CGFloat($0.age), height: 2) }
          TableColumn("Name", value: \.name)
        }
      }
    }
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.horizontalSizeClass = .regular
    let list = try renderer.render(Bars(), proposal: ProposedViewSize(width: 400, height: 300)).list
    let runs = list.commands.compactMap { if case .glyphs(let run) = $0 { run.glyphs.first?.origin.x } else { nil } }
    // The two titles, then the name of each row.
    #expect(runs.count == 4 && runs[2] == runs[1] && runs[3] == runs[1])
  }

  @Test("A table lists rows, collections of them and sections")
  func tableRows() throws {
    struct Listed: View {
      let people = (0..<3).map { Person(id: $0, name: "N", age: $0) }

      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        } rows: {
          TableRow(people[0])
          Section("Others") { ForEach(people) { TableRow($0).contextMenu { Button("Edit") {} } } }
        }
      }
    }
    // A name a row, and the title of the section; with another column, and titles, where there is room.
    #expect(try texts(.compact, Listed()) == 5)
    #expect(try texts(.regular, Listed()) == 2 + 2 * 4 + 1)
  }

  @Test("A result is told by its own publisher")
  func results() {
    struct Refusal: Error {}
    var told: [String] = []
    let publishers: [Result<Int, Refusal>.Publisher] = [
      .init(.success(1)), .init(2), .init(Refusal()), Result.success(3).publisher,
    ]
    for publisher in publishers {
      _ = publisher.sink {
        if case .failure = $0 { told.append("no") }
      } receiveValue: {
        told.append("\($0)")
      }
    }
    #expect(told == ["1", "2", "no", "3"])
  }

  @Test("A path tells what it encloses")
  func encloses() {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    let middle = CGPoint(x: 5, y: 5)
    #expect(ring.contains(middle) && !ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
  }

  @Test("An arc touches two lines", arguments: [10.0, -10])
  func tangents(side: Double) throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: side), radius: 4)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - (side > 0 ? 4 : -4)) < 1e-9)
    // The arc bends around its centre, away from the corner.
    path.addLine(to: CGPoint(x: 0, y: side))
    let near = CGPoint(x: 9.6, y: side > 0 ? 0.4 : -0.4)
    let within = CGPoint(x: 8, y: side > 0 ? 2 : -2)
    #expect(!path.contains(near) && path.contains(within))
  }

  @Test("Where two lines are one, or there is no radius, an arc that touches them is a line")
  func degenerate() {
    for (end, radius) in [(CGPoint(x: 20, y: 0), 4.0), (CGPoint(x: 10, y: 10), 0), (CGPoint(x: 10, y: 0), 3)] {
      var path = Path()
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      #expect(path.isEmpty)
      path.move(to: CGPoint(x: 0, y: 0))
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }
  }

  @Test("Views say that nothing changed, and ask whether labels are shown")
  func names() {
    struct Screen: View {
      @Environment(\.labelsVisibility) private var visibility

      var body: some View {
        let _ = Self._printChanges()
        Text("\(visibility == .hidden ? "hidden" : "shown") \(Measurement(value: 2, unit: UnitMass.kilograms).value)")
          .accessibilityCustomContent("a", "b", importance: .high)
      }
    }
    var values = EnvironmentValues()
    values.labelsVisibility = .hidden
    #expect(values.labelsVisibility == .hidden && EnvironmentValues().labelsVisibility == .automatic)
    _ = Screen().body
  }
}

private struct Shared: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }

  func body(content: Content, context: Int) -> some View { content.padding(Double(context)) }
}

private struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

#Preview("Shared", traits: .modifier(Shared()), .modifier(Plain())) { Text("a") }
