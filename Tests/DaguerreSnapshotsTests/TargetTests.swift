import DaguerreGraphics
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Targets")
struct TargetTests {
  private func targets(_ frames: [Rect], cells: [Rect] = []) -> [TargetReport.Target] {
    let list = DisplayList(size: Size(width: 200, height: 200))
    let cells = cells.enumerated().map { Cell(name: "\($0)", state: "\($0)", frame: $1) }
    return TargetReport.Target.all(
      in: Sheet(list: list, cells: cells, tokens: [], targets: frames.map { HitTarget($0) }))
  }

  @Test("a target of 24 points is large enough, a smaller one if there is room about it")
  func room() {
    let small = Rect(x: 50, y: 50, width: 20, height: 23)
    #expect(targets([Rect(x: 0, y: 0, width: 24, height: 24)]).allSatisfy { !$0.isFinding })
    #expect(targets([small]).allSatisfy { $0.hasRoom && !$0.isFinding && $0.side == 20 })
    // Its middle is at 60: a large neighbour may begin 12 points from there, a small one's middle 24.
    func isFinding(beside other: Rect) -> Bool { targets([small, other])[0].isFinding }
    #expect(isFinding(beside: Rect(x: 71, y: 50, width: 40, height: 40)))
    #expect(!isFinding(beside: Rect(x: 72, y: 50, width: 40, height: 40)))
    #expect(isFinding(beside: Rect(x: 73, y: 50, width: 20, height: 23)))
    #expect(!isFinding(beside: Rect(x: 74, y: 50, width: 20, height: 23)))
  }

  @Test("a target that is turned is as large as the largest upright square within it")
  func turned() {
    func target(_ rect: Rect, _ map: AffineTransform) -> HitTarget {
      HitTarget(rect, placedBy: Placement(map.about(Point(x: rect.midX, y: rect.midY))))
    }
    let rect = Rect(x: 10, y: 20, width: 60, height: 30)
    let root = 2.0.squareRoot()
    let slanted = target(rect, AffineTransform(rotation: 45))
    #expect(abs(slanted.size.width - 30 / root) < 1e-9 && slanted.size.height == slanted.size.width)
    #expect(abs(slanted.frame.width - 90 / root) < 1e-9)
    #expect(target(rect, AffineTransform(rotation: 90)).size == Size(width: 30, height: 60))
    #expect(target(rect, AffineTransform(scaleX: 2, scaleY: 0.5)).size == Size(width: 120, height: 15))
    let stretched = AffineTransform(rotation: 90).after(AffineTransform(scaleX: 2, scaleY: 0.5))
    #expect(target(rect, stretched).size == Size(width: 15, height: 120))
    // Its box of 64 x 64 points would be large enough, and other targets about it leave it no room.
    let list = DisplayList(size: Size(width: 200, height: 200))
    let other = HitTarget(Rect(x: 10, y: 20, width: 60, height: 10))
    let all = TargetReport.Target.all(in: Sheet(list: list, cells: [], tokens: [], targets: [slanted, other]))
    #expect(all[0].side < 24 && all[0].isFinding)
  }

  @Test("targets of other cells are not beside it, and one that is marked twice counts once")
  func cells() {
    let frames = [Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 20, y: 0, width: 20, height: 20)]
    #expect(targets(frames).allSatisfy { $0.isFinding })
    let apart = targets(frames, cells: frames)
    #expect(apart.map(\.cell) == ["0", "1"] && apart.allSatisfy { !$0.isFinding })
    #expect(targets([frames[0], frames[0]]).count == 1)
  }

  @Test("the smallest target of each component, where it is that large")
  func report() throws {
    var catalogue = ShapesCatalogue()
    catalogue.hasTargets = true
    let report = try TargetAudit(catalogue: catalogue, threads: 2).report(SnapshotSelection())
    #expect(report.caseCount == 96)
    // Tiles are 20 wide, in the tuning 'wide' 30; bars are 4 high.
    let sizes = report.rows.map { "\($0.component) \($0.target.size.width)x\($0.target.size.height) \($0.level)" }
    #expect(
      sizes == [
        "tile 20.0x15.0 0.0", "tile 30.0x15.0 0.0", "bar 40.0x4.0 0.0", "bar 60.0x4.0 0.0",
      ])
    #expect(report.lines[0].hasPrefix("component  smallest"))
    #expect(report.lines[3].contains("below 24, has room") && report.lines[3].contains("harbour; wide"))
    #expect(report.lines[4].hasPrefix("  as in tile/") && report.lines.allSatisfy { $0.count <= 80 })
    #expect(report.findings.isEmpty)
    let without = try TargetAudit(catalogue: ShapesCatalogue(), threads: 1).report(SnapshotSelection())
    #expect(without.rows.isEmpty && without.lines == ["no targets: tile, bar"])
  }

  @Test(
    "of the targets of a case the smallest counts, whichever comes first",
    arguments: [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
  func smallest(order: [Int]) throws {
    let catalogue = ShapesCatalogue()
    let snapshot = try #require(catalogue.cases().first)
    let all = targets([20, 30, 40].map { Rect(x: 100 * $0, y: 0, width: $0, height: $0) })
    let report = TargetReport([(snapshot, order.map { all[$0] })], components: ["bar"], axes: catalogue.axes)
    #expect(report.rows.map(\.target.size) == [Size(width: 20, height: 20)])
  }
}
