import DaguerreImages
import DaguerreSnapshots
import Foundation
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

private final class RedMinimalHover: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
  override var colorBgMinimalHover: MultipleColorSemanticToken { MultipleColorSemanticToken("#FF0000") }
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
      .verify(selection, report: ReportOutput(folder: folder.path + "/report"))
  }

  @Test("everything is drawn as it was recorded, to the bit")
  func equal() throws {
    let report = try verify()
    #expect(report.isEqual, "\(report.lines.prefix(20).joined(separator: "\n"))")
    #expect(report.cellCount >= 11_000)
  }

  /// Orange with a token overridden, as an app does it.
  private static let changedThemes = [
    CatalogueTheme(
      name: "orange", tunings: CatalogueTheme.tuned { OrangeTheme(button: RedMinimalHover(), tuning: $0) })
  ]

  private static var changedSelection: SnapshotSelection {
    var selection = SnapshotSelection()
    selection["theme"] = ["orange"]
    selection["tuning"] = ["default"]
    return selection
  }

  @Test("a changed token fails exactly the cases that read it, in the cell that shows it")
  func canary() throws {
    let report = try verify(Self.changedThemes, selection: Self.changedSelection)
    let failed = Set(report.differences.map { "\($0.id) \($0.point)" })
    let readers = try OUDSCatalogue(fonts: PackageFonts.library()).cases()
      .filter { $0.point.theme == "orange" && $0.point["tuning"] == "default" && $0.isReference }
      .filter { try $0.draw(SnapshotContext(scale: 2)).tokens.contains { $0.path == "button.color.bg.minimal.hover" } }
    #expect(failed.count >= 12)
    #expect(failed == Set(readers.map { "\($0.id) \($0.point)" }))
    for difference in report.differences {
      if case .noPicture = difference.kind { continue }
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
    var selection = Self.changedSelection
    selection.components = ["button"]
    let report = try verify(Self.changedThemes, selection: selection)
    #expect(report.differences.contains { $0.id == "button/minimal/text" })
    for difference in report.differences {
      #expect(difference.changedTokens.map(\.path) == ["button.color.bg.minimal.hover"])
      if case .noPicture = difference.kind { continue }
      let painters = try #require(report.changes[difference.look]?.painters)
      let painter = try #require(painters.first)
      #expect(painters.count == 1)
      #expect(painter.tokens == ["button.color.bg.minimal.hover"])
      #expect(painter.views.contains("OUDSButton"))
    }
    #expect(
      report.lines.contains { $0.contains("OUDSButton") && $0.hasSuffix("which reads button.color.bg.minimal.hover") })
  }
}
