import DaguerreGraphics
import DaguerreImages
import SeededRandom
import Testing

@Suite("Parts of runs of differing pixels")
struct DifferingPartsTests {
  @Test("a run is cut where a third picture begins or ceases to be like the first, whatever the sizes")
  func parts() {
    var random = SeededNumbers(seed: 11)
    func picture() -> Bitmap {
      let (width, height) = (random.integer(1...12), random.integer(1...4))
      return Bitmap(
        width: width, height: height,
        pixels: (0..<width * height).map { _ in random.element([0xFF00_0000, 0xFF00_00FF, 0]) })
    }
    var cuts = 0
    for _ in 0..<2000 {
      let (first, third) = (picture(), picture())
      for run in DifferingPixels(first, picture()).runs {
        var parts: [(run: DifferingPixels.Run, isRestored: Bool)] = []
        run.forEachPart(in: third) { parts.append(($0, $1)) }
        #expect(run.isRestored(in: third) == parts.allSatisfy(\.isRestored))
        let columns = parts.flatMap { part in part.run.columns.map { ($0, part.isRestored) } }
        #expect(columns.map(\.0) == Array(run.columns))
        for (x, isRestored) in columns {
          let isInside = x < third.width && run.y < third.height
          #expect((isInside ? third[x, run.y] : DifferingPixels.absent) == run.before ? isRestored : !isRestored)
        }
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.isRestored != $1.isRestored })
        #expect(parts.allSatisfy { $0.run.before == run.before && $0.run.after == run.after && $0.run.y == run.y })
        cuts += parts.count - 1
      }
    }
    #expect(cuts > 500)
  }
}
