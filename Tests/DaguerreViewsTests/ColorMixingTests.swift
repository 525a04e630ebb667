import DaguerreGraphics
import DaguerreViews
import Testing

/// What SwiftUI itself was measured to draw (macOS 27), but for the noise that it adds to gradients.
@Suite("Colours of gradients as SwiftUI mixes them")
struct ColorMixingTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  /// The colours of columns of a strip of 101 points, on white.
  private func colors(at columns: [Int], _ style: some ShapeStyle) throws -> [[Int]] {
    let strip = Rectangle().fill(style).frame(width: 101, height: 1).background(Color.white)
    let bitmap = try Rasterizer().draw(try Fixture().renderer.render(strip).list)
    return columns.map { column in [0, 8, 16].map { Int(bitmap.pixels[column] >> $0 & 0xFF) } }
  }

  private func expect(_ colors: [[Int]], near measured: [[Int]]) {
    #expect(
      colors.count == measured.count
        && zip(colors.joined(), measured.joined()).allSatisfy { abs($0 - $1) <= 3 }, "\(colors)")
  }

  private func stops(_ places: [(Color, Double)]) -> Gradient {
    Gradient(stops: places.map { .init(color: $0.0, location: $0.1) })
  }

  private func along(_ gradient: Gradient) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
  }

  @Test("where steps look equal, so that grey is darker in the middle and violet is not dull")
  func perceptual() throws {
    let greys = try colors(at: [0, 10, 25, 50, 75, 90, 100], along(Gradient(colors: [.black, .white])))
    expect(greys, near: [0, 4, 34, 99, 172, 220, 253].map { [$0, $0, $0] })
    let violet = try colors(at: [0, 20, 35, 50, 65, 80, 100], along(stops([(Self.red, 0.2), (Self.blue, 0.8)])))
    expect(
      violet,
      near: [[255, 0, 0], [253, 8, 9], [198, 73, 110], [140, 83, 162], [81, 72, 209], [2, 4, 254], [0, 0, 255]])
  }

  @Test("by as much as is seen of each, so that what is clear has no colour")
  func clear() throws {
    let faded = try colors(at: [25, 50, 75], along(Gradient(colors: [Self.red.opacity(0), Self.blue])))
    expect(faded, near: [[190, 191, 255], [127, 128, 255], [64, 62, 255]])
  }

  @Test("in the order of their places, whatever that of the stops is, and the last one where there is no way")
  func order() throws {
    let reversed = try colors(at: [0, 20, 50, 80, 100], along(stops([(Self.blue, 0.8), (Self.red, 0.2)])))
    expect(reversed, near: [[255, 0, 0], [253, 8, 9], [139, 83, 163], [2, 4, 254], [0, 0, 255]])
    let edge = try colors(at: [48, 49, 51, 52], along(stops([(Self.red, 0.5), (Self.blue, 0.5)])))
    expect(edge, near: [[255, 0, 0], [255, 0, 0], [0, 0, 255], [0, 0, 255]])
    let point = LinearGradient(colors: [Self.red, Self.blue], startPoint: .center, endPoint: .center)
    expect(try colors(at: [2, 97], point), near: [[0, 0, 255], [0, 0, 255]])
  }

  @Test("channel by channel where a source says so")
  func device() throws {
    let plain = Gradient(colors: [Self.red, Self.blue]).colorSpace(.device)
    expect(
      try colors(at: [50], .linearGradient(plain, startPoint: .leading, endPoint: .trailing)), near: [[128, 0, 128]])
  }
}
