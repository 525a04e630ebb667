import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// The change of the design system's tokens from 2.5.0 to 2.6.0, as values that differ between the two.
private struct TokenRelease {
  let theme: String
  let values: [String: String]

  /// Also in all themes, and another in each mode.
  private static let muted = """
    {"color": {"border": {"muted": {"$type": "color", "$value": "{color.repository.opacity.black.low}",
      "$extensions": {"daguerre.dark": "{color.repository.opacity.white.low}"}}}}}
    """

  var layers: [OverlayLayer] {
    [.file(name: "release.tokens.json", bytes: Array(Self.muted.utf8))]
      + values.map { .value(path: $0.key, text: $0.value) }
  }

  var paths: Set<String> { Set(values.keys).union(["color.border.muted"]) }

  private static let everywhere = [
    "space.inset.4xsmall": "2", "space.inset.3xsmall": "4", "space.inset.2xsmall": "6", "space.inset.xsmall": "8",
    "space.inset.small": "10", "text-area.space.padding-block-trailing-container": "8",
  ]

  static let all = [
    TokenRelease(
      theme: "orange",
      values: everywhere.merging([
        "link.size.min-height-small": "40",
        "text-area.space.padding-block-empty-trailing-container": "6",
      ]) { $1 }),
    TokenRelease(
      theme: "orange-compact",
      values: everywhere.merging([
        "text-area.space.padding-block-empty-trailing-container": "4"
      ]) { $1 }),
    TokenRelease(
      theme: "sosh",
      values: everywhere.merging([
        "link.size.min-height-small": "40",
        "text-area.space.padding-block-empty-trailing-container": "6", "alert.border.radius.default": "4",
        "text-input.border.width.default": "1", "text-input.border.width.focus": "2",
      ]) { $1 }),
  ]
}

extension TokenRelease: CustomTestStringConvertible {
  var testDescription: String { theme }
}

@Suite("A new release of the tokens")
struct TokenReleaseTests {
  @Test(
    "its causes are the tokens that it changes, and what is affected is what a full run finds",
    arguments: TokenRelease.all)
  fileprivate func change(release: TokenRelease) throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let store = SnapshotStore(folder: PackageFonts.directory + "/../Snapshots")
    var selection = SnapshotSelection()
    selection["theme"] = [release.theme]
    let axes = [
      "tuning": "default", "mode": "dark", "sizeClass": "compact", "direction": "ltr", "contrast": "normal",
      "textScale": "1",
    ]
    for (axis, value) in axes {
      selection[axis] = [value]
    }
    selection.filters = ["link/*", "text-area/*", "alert-message/*", "badge/*", "divider/*", "checkbox/*"]
    let layered = try catalogue.laying(release.layers, for: selection)

    let impact = try ImpactStudy(catalogue: layered, store: store, threads: 2).impact(selection)
    #expect(Set(impact.causes.map(\.path)) == release.paths)

    let folder = try TemporaryFolder()
    let verifier = Verifier(catalogue: layered, store: store, threads: 2)
    func found(_ scope: VerificationScope, _ name: String) throws -> Set<String> {
      let report = try verifier.verify(selection, scope: scope, report: ReportOutput(folder: folder.path(name)))
      return Set(report.differences.map { "\($0.id) \($0.point)" })
    }
    let all = try found(.all, "all")
    #expect(try found(.affected(proving: 0, seed: 0), "affected") == all)
    #expect(!all.isEmpty)
    #expect(Set(impact.cases.map { "\($0.id) \($0.point)" }).isSuperset(of: all))
  }
}
