import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Shapes of containers")
struct ContainerShapeTests {
  @Test("corners follow those of a container, as far from them as the nearer side is, or as the nearest of all")
  func containers() throws {
    func radii(_ shape: some RoundedRectangleShape, inset: Double) throws -> CornerRadii? {
      try radii(shape, EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
    }
    func radii(_ shape: some RoundedRectangleShape, _ insets: EdgeInsets) throws -> CornerRadii? {
      let view = shape.fill(Color.red).padding(insets).frame(width: 100, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20))
      return try Fixture().commands { view }.lazy.compactMap { command in
        switch command {
        case .fillRoundedRect(_, let radii, _): radii
        case .fillRect: .zero
        default: nil
        }
      }.first
    }
    #expect(try radii(ContainerRelativeShape(), inset: 5) == CornerRadii(15))
    #expect(try radii(ContainerRelativeShape(), inset: 25) == .zero)
    #expect(try radii(ConcentricRectangle(), inset: 12) == CornerRadii(8))
    let beside = EdgeInsets(top: 10, leading: 4, bottom: 12, trailing: 30)
    #expect(try radii(ContainerRelativeShape(), beside) == CornerRadii(16))
    #expect(
      try radii(ConcentricRectangle(), beside)
        == CornerRadii(topLeft: 16, topRight: 10, bottomRight: 8, bottomLeft: 16))
    #expect(
      try radii(ContainerRelativeShape(), EdgeInsets(top: 5, leading: -3, bottom: 5, trailing: 5)) == CornerRadii(20))
    #expect(try radii(ConcentricRectangle(corners: .concentric(minimum: 10)), inset: 12) == CornerRadii(10))
    let uneven = ConcentricRectangle(topLeadingCorner: .fixed(3), bottomTrailingCorner: .fixed(0))
    #expect(
      try radii(uneven, inset: 0)
        == CornerRadii(topLeft: 3, topRight: 20, bottomRight: 0, bottomLeft: 20))
    let alone = try Fixture().commands { ContainerRelativeShape().fill(Color.red).frame(width: 9, height: 9) }
    #expect("\(alone)".contains("fillRect("))
  }

  @Test("in a container that is no rounded rectangle the shape is that, as much smaller; what has corners has none")
  func otherShapes() throws {
    func drawn(_ view: some View) throws -> Bitmap {
      try Fixture().picture(width: 60, height: 40) { view.frame(width: 60, height: 40) }
    }
    func inContainer(_ shape: some InsettableShape, _ view: some View) -> some View { view.containerShape(shape) }
    func inEllipse(_ view: some View) -> some View { inContainer(Ellipse(), view) }
    let small = try drawn(Ellipse().fill(Color.red).padding(6))
    #expect(try drawn(inEllipse(ContainerRelativeShape().fill(Color.red).padding(6))) == small)
    #expect(
      try drawn(inEllipse(Color.red.clipShape(ContainerRelativeShape()).padding(6)))
        == drawn(Color.red.clipShape(Ellipse()).padding(6)))
    #expect(try drawn(inEllipse(ContainerRelativeShape().inset(by: 6).fill(Color.red))) == small)
    #expect(
      try drawn(inEllipse(ContainerRelativeShape().strokeBorder(Color.red, lineWidth: 4)))
        == drawn(Ellipse().strokeBorder(Color.red, lineWidth: 4)))
    #expect(
      try drawn(inEllipse(ConcentricRectangle().fill(Color.red).padding(6))) == drawn(Color.red.padding(6)))
    #expect(small != (try drawn(Color.red.padding(6))))
  }

  @Test("a style behind or before a view has the corners of the container it is in, and a view there has none")
  func stylesInContainers() throws {
    func inContainer(_ view: some View) -> some View { view.containerShape(RoundedRectangle(cornerRadius: 6)) }
    func box() -> some View { Color.clear.frame(width: 40, height: 20) }
    let corners = try Fixture().commands { RoundedRectangle(cornerRadius: 6).fill(.red).frame(width: 40, height: 20) }
    for commands in [
      try Fixture().commands { inContainer(box().background(Color.red)) },
      try Fixture().commands { inContainer(box().background(AnyShapeStyle(.red))) },
      try Fixture().commands { inContainer(box().overlay(Color.red)) },
      try Fixture().commands { inContainer(box().overlay(AnyShapeStyle(.red))) },
    ] {
      #expect(commands == corners)
    }
    let sharp = try Fixture().commands { Color.red.frame(width: 40, height: 20) }
    #expect(try Fixture().commands { inContainer(box()).background(Color.red) } == sharp)
    #expect(try Fixture().commands { inContainer(box().background { Color.red }) } == sharp)
  }
}
