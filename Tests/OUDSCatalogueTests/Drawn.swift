import DaguerreGraphics
import DaguerreSnapshots
import DaguerreSupport
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// A sheet as it is drawn, for measuring.
struct Drawn {
  let sheet: Sheet
  let bitmap: Bitmap
  let scale: Double

  /// All cases by id: listing them takes longer than drawing one.
  private static let cases = Result {
    Dictionary(grouping: OUDSCatalogue(fonts: try PackageFonts.library()).cases(), by: \.id)
  }

  /// Draws a case of the ready themes, compact and left to right unless said otherwise.
  init(
    _ id: String, theme: String = "orange", tuning: String = "default", mode: String = "light",
    direction: String = "ltr", contrast: String = "normal", scale: Double = 3
  ) throws {
    let point = OUDSCatalogue.axes().point(
      theme: theme, ["tuning": tuning, "mode": mode, "direction": direction, "contrast": contrast])
    let found = try Self.cases.get()[id]?.first { $0.point == point }
    try self.init(try #require(found, "\(id) at \(point)").draw(SnapshotContext(scale: scale)), scale: scale)
  }

  /// Draws a sheet in Orange at any point, also one that the catalogue does not choose.
  init(_ id: String, at point: SnapshotPoint, scale: Double = 3) throws {
    let sheet = try #require(ButtonSheets.sheets.first { $0.id == id })
    let drawing = SheetDrawing(theme: OrangeTheme(), point: point, fonts: try PackageFonts.library())
    try self.init(drawing.draw(sheet, in: SnapshotContext(scale: scale)), scale: scale)
  }

  private init(_ sheet: Sheet, scale: Double) throws {
    self.sheet = sheet
    self.scale = scale
    bitmap = try Rasterizer().draw(sheet.list, scale: scale)
  }

  func cell(_ state: String) throws -> MeasuredCell {
    let cell = try #require(sheet.cells.first { $0.state == state })
    let frame = cell.pixelFrame(scale: scale)
    return MeasuredCell(bitmap: bitmap, x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// The box of a component in a picture, measured as a person with a loupe would.
struct MeasuredCell {
  let bitmap: Bitmap
  let x, y, width, height: Int

  /// `#RRGGBB` of an opaque pixel, from the box's top left corner; may lie outside the box.
  func color(_ dx: Int, _ dy: Int) -> String {
    let pixel = bitmap[x + dx, y + dy]
    return String(HexadecimalColor.text(pixel.byteSwapped).prefix(7))
  }

  /// Colours and lengths along a row of pixels, from `start` to the right.
  func runs(row: Int, from start: Int, to end: Int) -> [(color: String, length: Int)] {
    var runs: [(color: String, length: Int)] = []
    for dx in start..<end {
      let color = color(dx, row)
      if let last = runs.last, last.color == color {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((color, 1))
      }
    }
    return runs
  }

  /// The bounds of what differs from the box's ground, within the box less `margin`: x, y, width, height.
  func ink(margin: Int) -> [Int] {
    let ground = color(width / 8, height / 8)
    var (left, top, right, bottom) = (width, height, -1, -1)
    for dy in margin..<(height - margin) {
      for dx in margin..<(width - margin) where color(dx, dy) != ground {
        (left, right) = (min(left, dx), max(right, dx))
        (top, bottom) = (min(top, dy), max(bottom, dy))
      }
    }
    return [left, top, right - left + 1, bottom - top + 1]
  }

  /// The bounds of what differs from the box's ground in a part of the box: x, y, width, height.
  func bounds(x: Range<Int>, y: Range<Int>) -> [Int] {
    let ground = color(x.lowerBound, y.lowerBound)
    let columns = x.filter { dx in y.contains { color(dx, $0) != ground } }
    let rows = y.filter { dy in x.contains { color($0, dy) != ground } }
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else {
      return [0, 0, 0, 0]
    }
    return [left, top, right - left + 1, bottom - top + 1]
  }
}
