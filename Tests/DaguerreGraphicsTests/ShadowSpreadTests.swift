import DaguerreGraphics
import SeededRandom
import Testing

@Suite("Shadows that are smaller than what casts them")
struct ShadowSpreadTests {
  /// Radii that take whole sides, some with nothing beside them.
  private func radii(_ side: Int, _ random: inout SeededNumbers) -> CornerRadii {
    let (left, right) = (Int.random(in: 0...side, using: &random), Int.random(in: 0...side, using: &random))
    return CornerRadii(
      topLeft: Double(left), topRight: Double(side - left), bottomRight: Double(min(left, right)),
      bottomLeft: Double(min(side - left, side - right)))
  }

  @Test("are those of a box that small whose corners shrank by as much, as far as they fit", arguments: UInt64(1)...30)
  func shrunk(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let (side, less) = (Int.random(in: 20...40, using: &random), Double(Int.random(in: 1...9, using: &random)))
    let (rect, corners) = (Rect(x: 10, y: 10, width: Double(side), height: Double(side)), radii(side, &random))
    func draw(_ rect: Rect, _ radii: CornerRadii, spread: Double, blur: Double, turned: Bool) throws -> Bitmap {
      let shadow = Command.shadow(
        Shadow(rect: rect, radii: radii, blur: blur, offset: Point(x: 3, y: 2), spread: spread, color: .black))
      var list = DisplayList(size: Size(width: 60, height: 60))
      let turn = Placement(AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: -8))
      for command in turned ? shadow.placed(by: turn) : [shadow] { list.append(command) }
      return try Rasterizer().draw(list)
    }
    for blur in [0, 6.0] {
      for turned in [false, true] {
        let shrunk = try draw(rect, corners, spread: -less, blur: blur, turned: turned)
        let small = try draw(
          rect.inset(by: less), corners.map { max(0, $0 - less) }, spread: 0, blur: blur, turned: turned)
        let worst = zip(shrunk.bytes, small.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
        // Radii are fitted before or after they are rounded to the grid.
        #expect(worst <= 1, "\(corners) less \(less), blur \(blur)\(turned ? ", turned" : "")")
      }
    }
  }
}
