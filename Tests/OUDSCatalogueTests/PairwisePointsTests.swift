import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// The few points at which contrast or text scale is not the standard.
@Suite("Further points")
struct PairwisePointsTests {
  private func theme(tunings: Int) -> CatalogueTheme {
    CatalogueTheme(
      name: "made-up", tunings: (0..<tunings).map { CatalogueTheme.Tuned(name: "tuning\($0)", theme: OrangeTheme()) })
  }

  @Test("each further value meets every tuning, mode, size class and direction, and each other", arguments: 1...9)
  func pairs(tunings: Int) {
    let theme = theme(tunings: tunings)
    let points = MatrixPoint.all(of: OUDSCatalogue.axes(of: [theme])).filter(\.isPairwise).map(\.point)
    #expect(points.count <= 2 * max(4, tunings) + 1)
    #expect(Set(points.map { "\($0["contrast"]) \($0["textScale"])" }) == ["high 1", "normal 1.5", "high 1.5"])
    for (axis, value) in [("contrast", "high"), ("textScale", "1.5")] {
      let chosen = points.filter { $0[axis] == value }
      #expect(Set(chosen.map { $0["tuning"] }) == Set(theme.tunings.map(\.name)))
      #expect(Set(chosen.map { $0["mode"] }) == ["light", "dark"])
      #expect(Set(chosen.map { $0["sizeClass"] }) == ["compact", "regular"])
      #expect(Set(chosen.map { $0["direction"] }) == ["ltr", "rtl"])
      // Any two of mode, size class and direction too.
      #expect(Set(chosen.map { "\($0["mode"]) \($0["sizeClass"])" }).count == 4)
      #expect(Set(chosen.map { "\($0["mode"]) \($0["direction"])" }).count == 4)
      #expect(Set(chosen.map { "\($0["sizeClass"]) \($0["direction"])" }).count == 4)
    }
  }

  @Test("the chosen sheets are drawn there in every theme, once, and no others")
  func cases() throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let cases = catalogue.cases()
    let further = cases.filter { $0.point["contrast"] != "normal" || $0.point["textScale"] != "1" }
    let chosen = catalogue.definitions.flatMap { $0.sheets.filter(\.isDrawnAtPairwisePoints).map(\.id) }
    #expect(chosen.contains("button/default/icon-and-text"))
    #expect(Set(further.map(\.id)) == Set(chosen))
    #expect(Set(cases.map { "\($0.id) \($0.point)" }).count == cases.count)
    for theme in catalogue.axes.themes {
      let tunings = try #require(catalogue.axes["tuning"]).values(in: theme)
      for id in Set(further.map(\.id)) {
        let points = further.filter { $0.id == id && $0.point.theme == theme }.map(\.point)
        #expect(points.count == 2 * max(4, tunings.count) + 1)
        #expect(Set(points.map { $0["tuning"] }) == Set(tunings))
        #expect(Set(points.map { "\($0["contrast"]) \($0["textScale"])" }) == ["high 1", "normal 1.5", "high 1.5"])
      }
    }
    #expect(catalogue.axes["contrast"]?.allValues == ["normal", "high"])
    #expect(catalogue.axes["textScale"]?.allValues == ["1", "1.5"])
  }

  @Test("they can be recorded, and are then equal")
  func record() throws {
    let folder = try TemporaryFolder()
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    var selection = SnapshotSelection()
    selection["theme"] = ["orange"]
    selection.filters = ["button/strong/text", "button/default/icon-and-text"]
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(selection)
    let report = try Verifier(catalogue: catalogue, store: store, threads: 2)
      .verify(selection, report: ReportOutput(folder: folder.path("report")))
    #expect(report.isEqual && report.caseCount == 2 * (32 + 9), "\(report.lines.prefix(9))")
    // Further points have no pictures of their own, but their pixels are references all the same.
    #expect(folder.files("Snapshots/orange").allSatisfy { !$0.contains("high-contrast") && !$0.contains("text-1.5") })
    let known = try store.recordedCases("orange", axes: catalogue.axes)
    func pixels(_ id: String, contrast: String, textScale: String) -> Set<PixelIdentity> {
      let found = known.filter { $0.id == id && $0.point["contrast"] == contrast && $0.point["textScale"] == textScale }
      return Set(found.map(\.pixels))
    }
    // A rule for high contrast concerns the loading button of the default appearance, and none the strong one.
    let strong = "button/strong/text"
    let normal = pixels(strong, contrast: "normal", textScale: "1")
    #expect(pixels(strong, contrast: "high", textScale: "1").isSubset(of: normal))
    #expect(pixels(strong, contrast: "normal", textScale: "1.5").isDisjoint(with: normal))
    let plain = "button/default/icon-and-text"
    #expect(
      !pixels(plain, contrast: "high", textScale: "1")
        .isSubset(of: pixels(plain, contrast: "normal", textScale: "1")))
  }
}
