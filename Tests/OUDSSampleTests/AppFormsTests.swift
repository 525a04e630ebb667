import Combine
import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

private struct Fits: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

/// What a screen asks of an anchor in several steps, so that nothing but the name tells what it is.
private struct Measures: View {
  let ofPoint: Bool
  @State private var length = 0.0

  var body: some View {
    GeometryReader { proxy in
      VStack {
        if ofPoint {
          Color.red.frame(width: 10, height: 20)
            .anchorPreference(
              key: Fits.self, value: .bottomTrailing,
              transform: { anchor in
                let place = proxy[anchor]
                return place.x + place.y
              })
        } else {
          Color.red.frame(width: 10, height: 20)
            .anchorPreference(
              key: Fits.self, value: .bounds,
              transform: { anchor in
                let height = proxy[anchor].height + 3
                return height
              })
        }
      }
      .onPreferenceChange(Fits.self) { length = $0 }
    }
    .frame(width: 10, height: 20)
    .overlay { Color.blue.frame(width: length, height: 1) }
  }
}

private struct Order: Identifiable {
  let id: Int
  var name: String
}

private struct Orders: View {
  @State private var order = [KeyPathComparator(\Order.name, order: .reverse)]
  @State private var chosen: Set<Order.ID> = []
  let orders = [Order(id: 0, name: "A"), Order(id: 1, name: "B")]

  var body: some View {
    Table(selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name) { Text($0.name) }
    } rows: {
      Section { ForEach(orders.sorted(using: order)) { TableRow($0) } }
    }
  }
}

/// A field for a date that may be none, as screens write them over the system's.
private struct OptionalDate: View {
  @Binding var selection: Date?
  var components: DatePicker.Components = .date

  var body: some View {
    switch components {
    case .date: Text("date")
    case .hourAndMinute: Text("time")
    default: Text("both")
    }
  }
}

@Suite("Forms that screens of apps use")
struct AppFormsTests {
  private let renderer = Result { try ViewRenderer(fonts: PackageFonts.library()) }

  private func commands(_ view: some View) throws -> [Command] { try renderer.get().render(view).list.commands }

  private func bars(_ view: some View) throws -> [Double] {
    try commands(view).compactMap { if case .fillRect(let rect, _) = $0, rect.height == 1 { rect.width } else { nil } }
  }

  @Test("An anchor is known by the name of what it is of")
  func anchors() throws {
    #expect(try bars(Measures(ofPoint: false)) == [23])
    #expect(try bars(Measures(ofPoint: true)) == [30])
  }

  @Test("Rows that a closure lists are known by the order of a table")
  func tables() throws {
    let size = ProposedViewSize(width: 393, height: 300)
    let renderer = try renderer.get()
    let sorted = try renderer.render(Orders(), proposal: size).list.commands
    let listed = Table([Order(id: 1, name: "B"), Order(id: 0, name: "A")]) {
      TableColumn("Name", value: \Order.name) { Text($0.name) }
    }
    #expect(try sorted == renderer.render(listed, proposal: size).list.commands)
  }

  @Test("A text with attributes by UIKit's names is one with SwiftUI's")
  func attributes() throws {
    let words = NSMutableAttributedString(string: "Amber fog", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    words.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    var expected = AttributedString("Amber ")
    var fog = AttributedString("fog")
    fog.foregroundColor = Color(UIColor.red)
    expected += fog
    expected.font = Font(UIFont.boldSystemFont(ofSize: 20))
    #expect(try commands(Text(AttributedString(words))) == commands(Text(expected)))
    #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
  }

  @Test("A date's parts have the name that its field gives them")
  func dates() throws {
    #expect(try commands(OptionalDate(selection: .constant(nil))) == commands(Text("date")))
  }

  @Test("Kinds of files are known by what their names end with")
  func kinds() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "harbour") != UTType.data)
    #expect(UTType.video != .movie)
  }

  @Test("A publisher of the time is made by its type, too")
  func time() {
    let publisher = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common)
    let listening = publisher.autoconnect().sink { _ in Issue.record("time stands still") }
    listening.cancel()
  }
}
