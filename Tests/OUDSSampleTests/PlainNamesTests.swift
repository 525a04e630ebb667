import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

/// Items of a bar that people may put elsewhere.
private struct Tools: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "a", placement: .primaryAction) { Button("a") {} }
  }
}

@Suite("Names of plain SwiftUI")
struct PlainNamesTests {
  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func commands(_ view: some View) throws -> [Command] {
    try ViewRenderer(fonts: fonts).render(view, proposal: ProposedViewSize(width: 200, height: 900)).list.commands
  }

  @Test("texts and images are equal that say the same in the same styles")
  func equal() {
    #expect(Text("a") == Text("a") && Text("a") != Text("b") && Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
    #expect(Text("a").underline() != Text("a").underline(color: .red) && Text("a") + Text("b") != Text("ab"))
    #expect(
      Text(1, format: .number) == Text(1, format: .number) && Text(1, format: .number) != Text(2, format: .number))
    #expect(Image("a") == Image("a") && Image("a") != Image("b") && Image("a").resizable() != Image("a"))
  }

  @Test("a grid may be one of several layouts")
  func grid() throws {
    @ViewBuilder var cells: some View {
      GridRow {
        Text("a")
        Text("bcd")
      }
      GridRow {
        Text("efgh")
        Text("i")
      }
    }
    let grid = Grid(alignment: .leading, horizontalSpacing: 3) { cells }
    let layout = GridLayout(alignment: .leading, horizontalSpacing: 3)
    #expect(try commands(layout { cells }) == commands(grid) && commands(AnyLayout(layout) { cells }) == commands(grid))
  }

  @Test("a mesh says in what its colours are mixed; what a bar has is no part of a picture")
  func meshes() throws {
    func mesh(_ space: Gradient.ColorSpace) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .black],
        smoothsColors: false, colorSpace: space)
    }
    #expect(try commands(mesh(.device)) == commands(mesh(.perceptual)))
    #expect(try commands(Text("a").toolbar { Tools() }) == commands(Text("a")))
  }

  @Test("gestures and transitions have names for their types, and strings for their attributes")
  func types() throws {
    let gesture: AnyGesture<String> = AnyGesture(DragGesture().map { "\($0.translation.width)" })
    let transitions = AsymmetricTransition(
      insertion: MoveTransition(edge: .top).combined(with: OpacityTransition()),
      removal: ScaleTransition(0.5, anchor: .top).combined(with: PushTransition(edge: .leading)))
    let view = Text("a").gesture(gesture.onEnded { _ in }).transition(transitions)
    #expect(try commands(view) == commands(Text("a")))
    #expect(try commands(Text("a").transition(OffsetTransition(CGSize(width: 3, height: 4)))) == commands(Text("a")))
    var (ours, theirs) = (AttributedString("a"), AttributedString("a"))
    ours.font = .title
    theirs.swiftUI.font = .title
    #expect(ours == theirs)
  }

  @Test("functions of one's own take any space")
  func spaces() throws {
    struct Placed<Space: CoordinateSpaceProtocol>: View {
      var space: Space
      @State private var place = CGRect.zero

      var body: some View {
        Color.red.frame(width: 10, height: 10).placed(in: space) { place = $0 }
          .overlay { Text("\(Int(place.minX))").fixedSize() }
          .padding(20).coordinateSpace(.named("around")).padding(5)
      }
    }
    func texts(_ space: some CoordinateSpaceProtocol) throws -> [Command] { try commands(Placed(space: space)) }
    #expect(try texts(.local) != texts(.named("around")) && texts(.named("around")) != texts(.global))
    #expect(try texts(CoordinateSpace.global) == texts(.global))
  }
}

extension View {
  fileprivate func placed(in space: some CoordinateSpaceProtocol, _ action: @escaping (CGRect) -> Void) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: space)
    } action: {
      action($0)
    }
  }
}
