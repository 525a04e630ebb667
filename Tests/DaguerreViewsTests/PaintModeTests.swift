import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Paints of the accent, and of the paint around")
struct PaintModeTests {
  private func drawn(_ view: some View) throws -> [Command] {
    try Fixture().commands { view.frame(width: 20, height: 10) }
  }

  @Test("what is painted with the accent has all of it: a gradient, and its opacity")
  func accents() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(try drawn(Rectangle().fill(.tint).tint(gradient)) == drawn(Rectangle().fill(gradient)))
    #expect(
      try drawn(Rectangle().fill(TintShapeStyle().opacity(0.5)).tint(gradient))
        == drawn(Rectangle().fill(gradient.opacity(0.5))))
    #expect(try drawn(Rectangle().foregroundStyle(.tint).tint(gradient)) == drawn(Rectangle().fill(gradient)))
    #expect(try drawn(Rectangle().fill(.tint).tint(.green).tint(gradient)) == drawn(Rectangle().fill(Color.green)))
    #expect(try drawn(Rectangle().fill(.selection).tint(gradient)) == drawn(Rectangle().fill(Color.red)))
  }

  @Test("the paint around may be less opaque, or laid over what is behind in a mode, as any style")
  func modes() throws {
    let half = Color.red.opacity(0.5)
    #expect(try drawn(Circle().fill(.opacity(0.5)).foregroundStyle(Color.red)) == drawn(Circle().fill(half)))
    let multiplied = try drawn(Circle().fill(Color.red).blendMode(.multiply))
    #expect(multiplied != (try drawn(Circle().fill(Color.red))))
    #expect(try drawn(Circle().fill(Color.red.blendMode(.multiply))) == multiplied)
    #expect(try drawn(Circle().fill(.blendMode(.multiply)).foregroundStyle(Color.red)) == multiplied)
    #expect(try drawn(Circle().fill(Color.red.blendMode(.multiply).blendMode(.screen))) == multiplied)
    #expect(try drawn(Circle().fill(Color.red.blendMode(.normal))) == drawn(Circle().fill(Color.red)))
    let shadowed = try drawn(Rectangle().fill(Color.red.blendMode(.multiply)).shadow(radius: 2))
    #expect(shadowed.contains { if case .pushEffect(.blend(.multiply)) = $0 { true } else { false } })
  }
}
