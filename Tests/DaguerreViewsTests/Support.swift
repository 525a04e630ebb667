import DaguerreImages
import DaguerreViews
import TestSupport

/// Renders views with the package's fonts.
struct Fixture {
  var renderer: ViewRenderer

  init(scale: Double = 1) throws {
    renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.displayScale = scale
    renderer.environment.font = Font(family: "Daguerre Test", size: 10)
  }

  /// The frames of marked views by name, in a picture laid out in the given room.
  func frames(
    width: Double? = nil, height: Double? = nil, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> some View
  ) throws -> [String: Rect] {
    var renderer = renderer
    renderer.environment.layoutDirection = direction
    let rendering = try renderer.render(content(), proposal: ProposedViewSize(width: width, height: height))
    return Dictionary(rendering.markedFrames.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  func commands(width: Double? = nil, height: Double? = nil, @ViewBuilder _ content: () -> some View) throws
    -> [Command]
  {
    try renderer.render(content(), proposal: ProposedViewSize(width: width, height: height)).list.commands
  }

  /// The pixels of a view in the middle of a white sheet of some points.
  func picture(width: Double, height: Double, @ViewBuilder _ content: () -> some View) throws -> Bitmap {
    let sheet = ZStack {
      Color.white
      content()
    }
    return try Rasterizer().draw(renderer.render(sheet.frame(width: width, height: height)).list)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
