import Foundation
import Testing

@testable import DaguerreImages

/// Mean differences and counts above 0.1, computed by the program of FLIP's authors (flip-evaluator 1.7).
@Suite("FLIP")
struct FlipTests {
  private static func picture(_ color: (Int, Int) -> (Int, Int, Int)) -> StraightBitmap {
    StraightBitmap(
      width: 48, height: 32,
      pixels: (0..<32 * 48).map { place in
        let (red, green, blue) = color(place % 48, place / 48)
        func byte(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) & 0xFF }
        return 0xFF00_0000 | byte(blue) << 16 | byte(green) << 8 | byte(red)
      })
  }

  private static let scenes: [String: StraightBitmap] = [
    "waves": picture { x, y in (x * 5 + y * 3, x * y, 255 - x * 2) },
    "spot": picture { x, y in
      (x * 5 + y * 3 + (10..<25 ~= x && 8..<20 ~= y ? 40 : 0), x * y, 255 - x * 2)
    },
    "checks": picture { x, y in (x / 8 + y / 8) % 2 == 1 ? (20, 20, 20) : (230, 200, 40) },
    "moved": picture { x, y in ((x + 2) / 8 + y / 8) % 2 == 1 ? (20, 20, 20) : (230, 200, 40) },
    "white": picture { _, _ in (255, 255, 255) }, "black": picture { _, _ in (0, 0, 0) },
    "dot": picture { x, y in x == 20 && y == 15 ? (255, 0, 0) : (255, 255, 255) },
  ]

  @Test(
    "is that of its authors",
    arguments: [
      ("waves", "spot", 0.0507575087, 237), ("checks", "moved", 0.5259553790, 1435),
      ("white", "black", 0.9673991203, 1536), ("white", "dot", 0.0035771166, 13),
      ("waves", "checks", 0.9680520892, 1536), ("black", "dot", 0.9678754210, 1536),
    ])
  func oracle(first: String, second: String, mean: Double, count: Int) throws {
    let (one, other) = (try #require(Self.scenes[first]), try #require(Self.scenes[second]))
    let comparison = PictureComparison(one, other, metric: .flip(Flip()))
    // Theirs is in single precision, with rounded constants.
    #expect(abs(comparison.score - mean) < 3e-5 && comparison.differentPixels == count, "\(comparison.score)")
  }
}
