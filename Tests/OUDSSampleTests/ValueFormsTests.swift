import DaguerreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite("Values that sources compare, keep and read back")
struct ValueFormsTests {
  @Test("shapes tell and change how round their corners are")
  func corners() throws {
    var box = RoundedRectangle(cornerRadius: 4)
    #expect(box.cornerSize == CGSize(width: 4, height: 4))
    box.cornerSize = CGSize(width: 8, height: 6)
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5)
    #expect(uneven.cornerRadii == RectangleCornerRadii(topLeading: 3, bottomTrailing: 5))
    uneven.cornerRadii.topTrailing = 7
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    func commands(_ shape: some Shape) throws -> [Command] {
      try renderer.render(shape.frame(width: 40, height: 30)).list.commands
    }
    #expect(try commands(box) == commands(RoundedRectangle(cornerSize: CGSize(width: 8, height: 6))))
    let same = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5, topTrailingRadius: 7)
    #expect(try commands(uneven) == commands(same))
  }

  @Test("sides are kept, and sets of them are made of bits")
  func sides() throws {
    func kept<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    #expect(try kept(VerticalEdge.allCases) == [.top, .bottom] && kept(HorizontalEdge.trailing) == .trailing)
    #expect(VerticalEdge.Set.all == [.top, .bottom] && VerticalEdge.Set(.bottom).rawValue == 2)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing] && !HorizontalEdge.Set.leading.contains(.trailing))
    let sides: VerticalEdge.Set = .top
    #expect(sides.union(.bottom) == .all && sides.rawValue == 1)
  }
}
