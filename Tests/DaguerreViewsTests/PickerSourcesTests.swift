import DaguerreViews
import Testing

@Suite("A choice for several things")
struct PickerSourcesTests {
  private struct Alarm {
    var sound: Binding<Int>
  }

  private func chosen(_ sounds: [Int]) throws -> [String] {
    let alarms = sounds.map { Alarm(sound: .constant($0)) }
    return try Fixture().frames {
      Picker("Sound", sources: alarms, selection: \.sound) {
        ForEach(1..<4) { Text("a").markFrame("\($0)").tag($0) }
      }
    }.keys.sorted()
  }

  @Test("what all things have is chosen, and nothing where they differ")
  func common() throws {
    #expect(try chosen([2, 2]) == ["2"] && chosen([3]) == ["3"])
    #expect(try chosen([1, 2]).isEmpty && chosen([]).isEmpty)
  }
}
