import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Gradients of nets")
struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  /// The colours of the pixels of a picture of 40 times 40, row by row.
  private func pixels(_ view: some View) throws -> [[UInt32]] {
    let bitmap = try Fixture().renderer.render(view, proposal: ProposedViewSize(width: 40, height: 40)).list
    let drawn = try Rasterizer().draw(bitmap, scale: 1)
    return (0..<40).map { y in (0..<40).map { drawn[$0, y] } }
  }

  @Test("colours run from corner to corner")
  func runs() throws {
    let gradient = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.black, .black, .white, .white])
    let rows = try pixels(gradient)
    #expect(rows.allSatisfy { Set($0).count == 1 })
    let shades = rows.map { $0[0] & 0xFF }
    #expect(shades == shades.sorted() && shades[0] < 12 && shades[39] > 243 && abs(Int(shades[20]) - 128) < 8)
    let across = try pixels(
      MeshGradient(width: 2, height: 2, points: corners, colors: [.black, .white, .black, .white]))
    #expect(Set(across).count == 1 && across[0] == across[0].sorted())
  }

  @Test("a point that is moved takes its colour along")
  func moved() throws {
    let colors = [Color.white, .white, .white, .white, .black, .white, .white, .white, .white]
    func darkest(_ middle: SIMD2<Float>) throws -> [Int] {
      let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ]
      let all = try pixels(MeshGradient(width: 3, height: 3, points: points, colors: colors)).flatMap(\.self)
      let place = try #require(all.indices.min { all[$0] & 0xFF < all[$1] & 0xFF })
      return [place % 40, place / 40]
    }
    let middle = try darkest([0.5, 0.5])
    let aside = try darkest([0.25, 0.75])
    // As exactly as half the distance of the places whose colours are known.
    #expect(zip(middle, [20, 20]).allSatisfy { abs($0 - $1) <= 4 })
    #expect(zip(aside, [10, 30]).allSatisfy { abs($0 - $1) <= 4 })
  }

  @Test("the ground is seen where the net does not reach, and within shapes alone")
  func shapes() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let gradient = MeshGradient(
      width: 2, height: 2, points: half, colors: [.red, .red, .red, .red], background: .blue)
    let rows = try pixels(gradient)
    #expect(rows[20][5] == rows[3][5] && rows[20][35] != rows[20][5])
    let circle = try pixels(Circle().fill(gradient))
    #expect(circle[0][0] != rows[0][0] && circle[20][5] == rows[20][5])
    let rounded = try pixels(RoundedRectangle(cornerRadius: 8).fill(gradient))
    #expect(rounded[0][0] != rows[0][0] && rounded[20][5] == rows[20][5])
  }

  @Test("numbers that make no net draw nothing, or what there is")
  func hostile() throws {
    let wrong: [[SIMD2<Float>]] = [[], [[.nan, 0], [1, 0]], [[.infinity, 0], [0, -.infinity], [1, 1], [0, 1]]]
    for points in wrong {
      _ = try pixels(MeshGradient(width: 0, height: -3, points: points, colors: [.red]))
    }
    _ = try pixels(MeshGradient(width: 2, height: 2, points: corners, colors: []))
    _ = try pixels(MeshGradient(width: .max, height: .max, points: corners, colors: [.red]))
    _ = try Fixture().commands(width: 0, height: 0) {
      MeshGradient(width: 2, height: 2, points: corners, colors: [.red])
    }
  }
}
