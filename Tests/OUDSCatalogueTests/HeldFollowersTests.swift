import DaguerreSnapshots
import Testing

@Suite("Tokens that a layer holds where they are")
struct HeldFollowersTests {
  @Test("what undoes a cause undoes too what a layer sets to the value that it follows to anyway")
  func undo() throws {
    let badge = try RecordedBadge()
    let cause = "core.color.functional.scarlet.600"
    let follower = "color.repository.negative.medium"
    let layers = [cause, follower].map { OverlayLayer.value(path: $0, text: "#112233") }
    #expect(try badge.impact(layers).causes.map(\.path) == [cause])
    let (applied, undo) = try badge.decide(layers, rejecting: cause)
    #expect(try !badge.verify(layers).differences.isEmpty)
    #expect(try badge.verify(layers + [undo]).differences.isEmpty)
    #expect(applied.withoutUndo.isEmpty)
  }
}
