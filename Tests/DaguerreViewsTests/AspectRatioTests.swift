import DaguerreViews
import Testing

@Suite("Aspect ratios")
struct AspectRatioTests {
  private func size(room: (Double?, Double?), ratio: Double?, _ mode: ContentMode) throws -> Size? {
    let image = VectorImage(size: Size(width: 24, height: 12), layers: [])
    return try Fixture().frames(width: room.0, height: room.1) {
      Image(image).resizable().aspectRatio(ratio, contentMode: mode).markFrame("image")
    }["image"]?.size
  }

  @Test(
    "a view lies within its room in its own ratio, or in a given one",
    arguments: [
      ((100, 100), nil, Size(width: 100, height: 50)), ((100, 20), nil, Size(width: 40, height: 20)),
      ((100, nil), nil, Size(width: 100, height: 50)), ((nil, 20), nil, Size(width: 40, height: 20)),
      ((nil, nil), nil, Size(width: 24, height: 12)), ((100, 100), 1, Size(width: 100, height: 100)),
      ((100, 60), 1, Size(width: 60, height: 60)),
    ] as [((Double?, Double?), Double?, Size)])
  func fit(room: (Double?, Double?), ratio: Double?, expected: Size) throws {
    #expect(try size(room: room, ratio: ratio, .fit) == expected)
  }

  @Test("a view that covers its room sticks out on one axis")
  func fill() throws {
    #expect(try size(room: (100, 100), ratio: nil, .fill) == Size(width: 200, height: 100))
    #expect(try size(room: (100, 20), ratio: nil, .fill) == Size(width: 100, height: 50))
  }

  @Test("a ratio that is none changes nothing", arguments: [0, -1, Double.nan])
  func none(ratio: Double) throws {
    #expect(try size(room: (30, 70), ratio: ratio, .fit) == Size(width: 30, height: 70))
  }
}
