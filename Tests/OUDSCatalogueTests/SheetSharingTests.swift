import DaguerreSnapshots
import DaguerreViews
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Sheets that points share")
struct SheetSharingTests {
  @Test("what a sheet has not read does not change it", arguments: ["orange", "sosh"])
  func shared(theme: String) throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let cases = catalogue.cases().filter { $0.isReference && $0.point.theme == theme && $0.point["mode"] == "dark" }
    let context = SnapshotContext(scale: 2)
    var (sharedCount, drawnCount) = (0, 0)
    for (_, cases) in Dictionary(grouping: cases, by: \.component).sorted(by: { $0.key < $1.key }) {
      // One sheet of each component, at all its points.
      let members = cases.filter { $0.id == cases[0].id }
      var known: [(point: SnapshotPoint, sheet: Sheet)] = []
      for member in members {
        let sheet = try member.draw(context)
        let reads = try #require(sheet.surroundings)
        let same = known.first {
          catalogue.isSame(reads, at: $0.point, and: member.point) && hasEqualTokens($0.sheet, sheet)
        }
        if let same {
          sharedCount += 1
          #expect(same.sheet.list.commands == sheet.list.commands, "\(member.id) (\(member.point)), (\(same.point))")
          #expect(same.sheet.list.size == sheet.list.size)
          #expect(same.sheet.cells == sheet.cells)
          #expect(same.sheet.directReads == sheet.directReads)
        } else {
          drawnCount += 1
          known.append((member.point, sheet))
        }
      }
    }
    #expect(sharedCount > drawnCount / 2)
  }

  private func hasEqualTokens(_ one: Sheet, _ other: Sheet) -> Bool { one.tokens == other.tokens }

  @Test("an axis counts as read only where it makes a difference")
  func reads() throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    func reads(_ id: String) throws -> Set<String> {
      let item = try #require(catalogue.cases().first { $0.id == id })
      return try #require(try item.draw(SnapshotContext(scale: 1)).surroundings)
    }
    #expect(try reads("button/default/text").contains("hasRoundedButtons"))
    #expect(try !reads("button/default/text").contains("hasRoundedTextInputs"))
    #expect(try !reads("tokens/colors/action").contains(SurroundingReads.contrast))
    #expect(try !reads("tokens/colors/action").contains(SurroundingReads.sizeClass))
    #expect(try reads("tokens/typography/display").contains(SurroundingReads.sizeClass))
  }
}
