import DaguerreViews
import Testing

private struct Person {
  var name = "Ada"
  var isMember = false
}

private struct Form: View {
  @State private var person = Person()
  @State private var note: String?

  var body: some View {
    Field(name: $person.name, isMember: $person.isMember)
  }
}

private struct Field: View {
  @Binding var name: String
  @Binding var isMember: Bool

  var body: some View {
    isMember = name == "Ada"
    return Color.black.frame(width: Double(name.count), height: isMember ? 2 : 1).markFrame("field")
  }
}

@Suite("State and bindings")
struct StateTests {
  @Test("a binding reads and writes a part of a view's state")
  func parts() throws {
    let frames = try Fixture().frames { Form() }
    #expect(frames["field"] == rect(0, 0, 3, 2))
  }

  @Test("a constant binding ignores what it is given")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("bindings of optionals keep a value for nil")
  func optionals() throws {
    let state = State<Int?>(wrappedValue: 5)
    let inner = try #require(Binding(state.projectedValue))
    inner.wrappedValue = 6
    #expect(state.wrappedValue == 6)
    state.wrappedValue = nil
    #expect(inner.wrappedValue == 5)
    #expect(Binding<Int>(State<Int?>(wrappedValue: nil).projectedValue) == nil)

    let whole = State(wrappedValue: 1)
    let optional = Binding<Int?>(whole.projectedValue)
    optional.wrappedValue = nil
    #expect(whole.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(whole.wrappedValue == 2)
  }
}
