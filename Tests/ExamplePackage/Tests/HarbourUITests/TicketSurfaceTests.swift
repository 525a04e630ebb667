import DaguerreTesting
import DaguerreViews
import HarbourUI
import XCTest

final class TicketSurfaceTests: XCTestCase {
  func testSurface() throws {
    let fonts = try HarbourFonts.library()
    assertSnapshot(of: Rectangle().frame(width: 40, height: 20).ticketSurface(), fonts: fonts)
    assertSnapshot(
      of: Rectangle().frame(width: 40, height: 20).ticketSurface().interactionState(.focused), named: "focused",
      fonts: fonts)
  }
}
