import DaguerreGraphics
import DaguerreViews
import Foundation
import Testing

@Suite("Colours as texts and as numbers")
struct ColorFormsTests {
  @Test("parts of colours move where light adds up, and are kept as they are written")
  func colors() throws {
    var color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let data = color.animatableData
    #expect(data.first == 128 && abs(data.second.first - 27.397) < 0.001 && data.second.second.second == 32)
    color.animatableData = AnimatablePair(0, AnimatablePair(0, AnimatablePair(128, 128)))
    #expect(color == Color.Resolved(red: 0, green: 0, blue: 1))
    let text = try JSONEncoder().encode(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25))
    #expect(String(decoding: text, as: UTF8.self) == "[1,0.5,0,0.25]")
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: text).green == 0.5)
  }

  @Test("colours are told by the names that the system has for them, or by their parts")
  func names() {
    #expect("\(Color.red)" == "red" && "\(Color.secondary)" == "secondary" && "\(Color.clear)" == "clear")
    #expect("\(Color.red.opacity(0.334))" == "33% red" && "\(Color.red.opacity(0.336))" == "34% red")
    #expect("\(Color.black.opacity(0.5))" == "50% black" && "\(Color(rgba: 0xFFFF_FFFF))" == "white")
    #expect("\(Color(rgba: 0x0102_03FF))" == "#010203FF" && "\(Color(rgba: 0x0102_0304))" == "#01020304")
    // As red as the system's in the light alone.
    #expect("\(Color(rgba: Color.red.rgba))" == "#FF3B30FF")
  }
}
