import DaguerreGraphics
import DaguerreSupport
import DaguerreViews
import Foundation

/// Draws SVG documents in the words of their elements alone, one pixel for each unit.
protocol SVGSuite {
  /// How wide and high the documents are.
  var side: Double { get }
}

extension SVGSuite {
  func image(_ content: String) throws -> VectorImage {
    let names = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    return try VectorImage(
      svg: Data("<svg \(names) viewBox='0 0 \(side) \(side)'>\(content)</svg>".utf8), file: "icon.svg")
  }

  func commands(_ content: String) throws -> [Command] {
    let image = try image(content)
    return try Fixture().commands { Image(image).foregroundColor(.blue) }
  }

  func draw(_ content: String) throws -> Bitmap {
    var list = DisplayList(size: Size(width: side, height: side))
    for command in try commands(content) { list.append(command) }
    return try Rasterizer().draw(list)
  }

  /// Why a document is refused; nil where it is not.
  func reason(_ content: String) -> String? {
    do {
      _ = try image(content)
      return nil
    } catch { return (error as? SVGError)?.description }
  }
}
