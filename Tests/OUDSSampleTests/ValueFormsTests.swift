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
}
