import DaguerreSnapshots
import Testing

@Suite("Decisions about aliases that a layer sets")
struct AliasDecisionTests {
  private static let aim = "core.color.functional.sun.500"
  private static let alias = "color.surface.status.negative.emphasized"

  /// Each layer by itself: on the command line, and both in one file.
  private static let layers: [[OverlayLayer]] = [
    [.value(path: aim, text: "#112233"), .value(path: alias, text: "{\(aim)}")],
    [
      .file(
        name: "brand.tokens.json",
        bytes: Array(
          """
          {"core": {"color": {"functional": {"sun": {"500": {"$type": "color", "$value": "#112233"}}}}},
           "color": {"surface": {"status": {"negative": {"emphasized": {"$type": "color", "$value": "{\(aim)}"}}}}}}
          """.utf8))
    ],
  ]

  @Test("an accepted alias of a rejected token is recorded as that token draws without its change", arguments: layers)
  func rejectedAim(layers: [OverlayLayer]) throws {
    try check(
      layers, accepting: [Self.alias], rejecting: Self.aim,
      reverted: [.value(path: Self.alias, text: "{\(Self.aim)}")])
  }

  @Test("so it is where the rejected token follows an accepted one without its change")
  func followingAim() throws {
    let (raw, aim, alias) = (
      "core.color.functional.scarlet.600", "color.repository.negative.medium", "color.surface.status.info.emphasized"
    )
    let reverted = [OverlayLayer.value(path: raw, text: "#445566"), .value(path: alias, text: "{\(aim)}")]
    try check(
      reverted + [.value(path: aim, text: "#112233")], accepting: [raw, alias], rejecting: aim, reverted: reverted)
  }

  @Test("a token that is set to what an alias of it makes it is no cause, nor is what follows")
  func circle() throws {
    let impact = try RecordedBadge().impact([
      .value(path: "space.fixed.xsmall", text: "7"),
      .value(path: "core.dimension.100", text: "{space.fixed.xsmall}"),
    ])
    #expect(impact.causes.map(\.path) == ["core.dimension.100"])
  }

  private func check(
    _ layers: [OverlayLayer], accepting accepted: [String], rejecting rejected: String, reverted: [OverlayLayer]
  ) throws {
    let badge = try RecordedBadge()
    let undo = try badge.decide(layers, accepting: accepted, rejecting: rejected).undo
    let without = try badge.verify(reverted)
    #expect(without.isEqual, "\(without.lines)")
    let undone = try badge.verify(layers + [undo])
    #expect(undone.isEqual, "\(undone.lines)")
    let rest = try badge.verify(layers)
    #expect(
      !rest.differences.isEmpty && rest.differences.allSatisfy { $0.causes.map(\.path) == [rejected] && $0.isProven })
  }
}
