import DaguerreViews
import Testing

@Suite("Shapes of containers")
struct ContainerShapeTests {
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
