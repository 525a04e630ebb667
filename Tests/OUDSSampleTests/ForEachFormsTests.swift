import SwiftUI
import Testing

/// Screens name the type of what repeats, and add initialisers of their own to it.
private struct Plan: Identifiable, CaseIterable {
  var id: String
  static var allCases: [Plan] { [Plan(id: "S"), Plan(id: "M")] }
}

extension ForEach where Data == [Plan], ID == String, Content: View {
  fileprivate init(plans content: @escaping (Plan) -> Content) { self.init(Plan.allCases, content: content) }
}

extension ForEach where ID == Data.Element, Content == Text {
  fileprivate init(texts data: Data) where Data.Element == String { self.init(data, id: \.self) { Text($0) } }
}

private struct Rows<Content: View>: View {
  typealias Repeated = ForEach<[Plan], Plan.ID, Content>
  let rows: Repeated

  init(@ViewBuilder content: @escaping (Plan) -> Content) { rows = Repeated(plans: content) }

  var body: some View { VStack { rows } }
}

@Suite("ForEach by its type")
struct ForEachFormsTests {
  @Test("has the types of its elements, of what tells them apart, and of their views")
  func types() {
    @State var plans = Plan.allCases
    #expect(type(of: ForEach(0..<3) { Text("\($0)") }) == ForEach<Range<Int>, Int, Text>.self)
    #expect(type(of: ForEach(Plan.allCases) { Text($0.id) }) == ForEach<[Plan], String, Text>.self)
    #expect(type(of: ForEach(["a"], id: \.count) { Text($0) }) == ForEach<[String], Int, Text>.self)
    #expect(type(of: ForEach(texts: ["a", "b"])) == ForEach<[String], String, Text>.self)
    let bound = ForEach($plans) { plan in TextField("Plan", text: plan.id) }
    #expect(type(of: bound) == ForEach<[Binding<Plan>], String, TextField<Text>>.self)
    #expect(type(of: Rows { Text($0.id) }.rows) == ForEach<[Plan], String, Text>.self)
  }
}
