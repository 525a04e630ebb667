import DaguerreSnapshots
import Foundation
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

private final class RedMinimalHover: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
  override var colorBgMinimalHover: MultipleColorSemanticToken { MultipleColorSemanticToken("#FF0000") }
}

private final class NotedRedMinimalHover: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
  override var colorBgMinimalHover: MultipleColorSemanticToken {
    token(.buttonColorBgMinimalHover) { MultipleColorSemanticToken("#FF0000") }
  }
}

/// The project's own references, which were recorded by a release build.
@Suite("References")
struct ReferencesTests {
  private let store = SnapshotStore(
    folder: URL(fileURLWithPath: PackageFonts.directory).deletingLastPathComponent().appendingPathComponent("Snapshots")
      .path)

  private func verify(
    _ themes: [CatalogueTheme] = CatalogueTheme.all, threads: Int = 2,
    selection: SnapshotSelection = SnapshotSelection()
  ) throws -> VerificationReport {
    let folder = try TemporaryFolder()
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library(), themes: themes)
    return try Verifier(catalogue: catalogue, store: store, threads: threads)
      .verify(selection, differencesTo: folder.path + "/report")
  }

  @Test("everything is drawn as it was recorded, to the bit")
  func equal() throws {
    let report = try verify()
    #expect(report.isEqual, "\(report.lines.prefix(20).joined(separator: "\n"))")
    #expect(report.cellCount >= 11_000)
  }

  @Test("a changed token fails exactly the cases that read it, in the cell that shows it")
  func canary() throws {
    let themes = [
      CatalogueTheme(
        name: "orange", tunings: CatalogueTheme.tuned { OrangeTheme(button: RedMinimalHover(), tuning: $0) })
    ]
    var selection = SnapshotSelection()
    selection.themes = ["orange"]
    selection.tunings = ["default"]
    let report = try verify(themes, selection: selection)
    let failed = Set(report.differences.map(\.id))
    #expect(failed == ["button/minimal/text", "button/minimal/icon-and-text", "button/minimal/icon-only"])
    for difference in report.differences {
      guard case .pixels(let pixels, size: nil, let cells) = difference.kind else {
        Issue.record("\(difference)")
        continue
      }
      #expect(cells.map(\.name) == ["Hovered"])
      #expect(pixels.largestStep > 0)
    }
  }

  @Test("a difference names the changed token and the view that paints with it")
  func painters() throws {
    let themes = [
      CatalogueTheme(
        name: "orange", tunings: CatalogueTheme.tuned { OrangeTheme(button: NotedRedMinimalHover(), tuning: $0) })
    ]
    var selection = SnapshotSelection()
    selection.themes = ["orange"]
    selection.tunings = ["default"]
    selection.components = ["button"]
    let report = try verify(themes, selection: selection)
    #expect(Set(report.differences.map(\.id)).count == 3)
    for difference in report.differences {
      #expect(difference.changedTokens.map(\.path) == ["button.color.bg.minimal.hover"])
      let painter = try #require(difference.painters.first)
      #expect(difference.painters.count == 1)
      #expect(painter.changedTokens == ["button.color.bg.minimal.hover"])
      #expect(painter.views.contains("OUDSButton"))
    }
    #expect(
      report.lines.contains { $0.contains("OUDSButton") && $0.hasSuffix("which reads button.color.bg.minimal.hover") })
  }
}
