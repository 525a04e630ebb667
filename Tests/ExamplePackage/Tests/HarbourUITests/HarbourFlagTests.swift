import DaguerreTesting
import DaguerreViews
import HarbourUI
import XCTest

final class HarbourFlagTests: XCTestCase {
  func testFlag() throws {
    assertSnapshot(
      of: HarbourFlag(), at: SnapshotMatrix(colorSchemes: [.light, .dark]), fonts: try HarbourFonts.library())
  }
}
