import DaguerreGraphics
import Testing

/// Boxes of nearly the same size share masks; none may show in the picture of another.
@Suite("Boxes that share corners")
struct BoxSizesTests {
  private enum Kind: String, CaseIterable { case fill, border, shadow, clip }

  private static func list(_ kind: Kind, width: Double, height: Double) -> DisplayList {
    let rect = Rect(x: 8, y: 8, width: width, height: height)
    var list = DisplayList(size: Size(width: width + 16, height: height + 16), background: .white)
    switch kind {
    case .fill: list.append(.fillRoundedRect(rect, CornerRadii(10), .black))
    case .border: list.append(.border(Border(rect: rect, radii: CornerRadii(10), width: 3, color: .black)))
    case .shadow:
      list.append(.shadow(Shadow(rect: rect, radii: CornerRadii(4), blur: 4, offset: .zero, color: .black)))
    case .clip:
      list.append(.pushClip(rect, CornerRadii(10)))
      list.append(.fillRect(rect, .black))
      list.append(.popClip)
    }
    return list
  }

  @Test("are drawn alike whatever was drawn before", arguments: [1.0, 1.25, 2], [false, true])
  func order(scale: Double, isDescending: Bool) throws {
    var sizes: [(width: Double, height: Double)] = []
    for width in 18...34 { for height in [19.0, 20, 21, 22, 30] { sizes.append((Double(width) + 0.5, height)) } }
    if isDescending { sizes.reverse() }
    let used = Rasterizer()
    for kind in Kind.allCases {
      for size in sizes {
        let list = Self.list(kind, width: size.width, height: size.height)
        let fresh = try Rasterizer().draw(list, scale: scale)
        #expect(try used.draw(list, scale: scale) == fresh, "\(kind) \(size)")
      }
    }
  }
}
