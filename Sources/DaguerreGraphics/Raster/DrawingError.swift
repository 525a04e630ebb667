/// Why a display list could not be drawn.
public enum DrawingError: Error, Equatable, Sendable {
  /// The scale is not a number above 0.
  case scale(Double)
  /// The sheet, in pixels after scaling, has a side that is not 1 to ``Rasterizer/maximumSide``, or is not a number.
  case sheetSize(width: Double, height: Double)
  /// The sheet, in pixels after scaling, has more of them than ``Rasterizer/maximumArea``.
  case sheetArea(width: Int, height: Int)
  /// The bitmap to draw into has not the size of the sheet.
  case bitmapSize(expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
  /// A command cannot be drawn.
  ///
  /// `index` counts from 0, `operation` is the command's name in the interchange form, `reason` names the field.
  case command(index: Int, operation: String, reason: String)
}

extension DrawingError: CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .scale(let scale):
      "the scale is \(scale); it must be a number above 0"
    case .sheetSize(let width, let height):
      "the sheet is \(Self.words(width)) x \(Self.words(height)) px; each side must be 1 to \(Rasterizer.maximumSide) px"
    case .sheetArea(let width, let height):
      "the sheet is \(width) x \(height) px, which is \(width * height) px; it can have at most "
        + "\(Rasterizer.maximumArea)"
    case .bitmapSize(let expectedWidth, let expectedHeight, let width, let height):
      "the bitmap is \(width) x \(height) px, but the sheet needs \(expectedWidth) x \(expectedHeight)"
    case .command(let index, let operation, let reason):
      "op \(index) (\(operation)): \(reason)"
    }
  }

  /// A number without what follows the point of a whole one.
  private static func words(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
