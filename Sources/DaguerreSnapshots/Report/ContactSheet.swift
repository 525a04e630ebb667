import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

/// One picture for a cause, or for all: the cells that change most, before and after, theme after theme.
struct ContactSheet {
  private static let maximumCells = 16
  private static let width = 1440
  private static let largest = (width: 320, height: 200)
  private static let margin = 8
  private static let gap = 24
  /// A grey that is neither a light sheet's nor a dark one's.
  private static let background: UInt32 = 0xFFB4_B4B4

  private let pairs: [(before: Bitmap, after: Bitmap)]

  /// - Parameters:
  ///   - path: of the cause; nil for whatever has changed.
  ///   - picture: reads a picture of the report.
  init(of path: String?, in report: Report, picture: (Report.Picture) throws -> Bitmap?) rethrows {
    func pixels(_ group: Report.Group) -> Int {
      path.map { path in group.causes.first { $0.path == path }?.pixels ?? 0 } ?? group.changedPixels
    }
    let axis = report.axes.first
    var byTheme: [String: [Report.Group]] = [:]
    for group in report.groups where pixels(group) > 0 {
      guard let first = group.cases.first else { continue }
      byTheme[axis.flatMap { report.cases[first].values[$0.name] } ?? "", default: []].append(group)
    }
    for theme in byTheme.keys {
      byTheme[theme] = byTheme[theme]?.enumerated().sorted { left, right in
        (pixels(right.element), left.offset) < (pixels(left.element), right.offset)
      }.map(\.element)
    }
    var chosen: [Report.Group] = []
    let deepest = byTheme.values.map(\.count).max() ?? 0
    for row in 0..<deepest where chosen.count < Self.maximumCells {
      chosen += (axis?.values ?? [""]).compactMap { theme in byTheme[theme].flatMap { $0.dropFirst(row).first } }
    }
    var pairs: [(before: Bitmap, after: Bitmap)] = []
    for group in chosen.prefix(Self.maximumCells) {
      guard let before = try group.before.flatMap(picture), let after = try group.after.flatMap(picture) else {
        continue
      }
      let parts = Self.parts(of: group)
      pairs.append((before.cropped(to: parts.before), after.cropped(to: parts.after)))
    }
    self.pairs = pairs
  }

  /// The cell that changed most, with what changed beside it; before, where it was then, by itself.
  private static func parts(of group: Report.Group) -> (before: PixelRect, after: PixelRect) {
    let cell = group.cells.max { $0.changedPixels < $1.changedPixels }
    let after = part(of: [cell?.frame, cell?.bounds ?? group.bounds])
    return (cell?.frameBefore.map { part(of: [$0]) } ?? after, after)
  }

  private static func part(of frames: [[Int]?]) -> PixelRect {
    let rects = frames.compactMap { $0.flatMap(PixelRect.init(numbers:)) }
    let all = rects.dropFirst().reduce(rects.first ?? PixelRect(x: 0, y: 0, width: 1, height: 1)) { $0.union($1) }
    return PixelRect(
      x: all.x - margin, y: all.y - margin, width: min(all.width, largest.width) + 2 * margin,
      height: min(all.height, largest.height) + 2 * margin)
  }

  /// Nil where there is nothing to show.
  var bitmap: Bitmap? {
    guard !pairs.isEmpty else { return nil }
    var places: [(x: Int, y: Int)] = []
    var (x, y, rowHeight) = (Self.gap, Self.gap, 0)
    for pair in pairs {
      let width = pair.before.width + Self.margin + pair.after.width
      if x + width + Self.gap > Self.width, x > Self.gap {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      places.append((x, y))
      x += width + Self.gap
      rowHeight = max(rowHeight, pair.before.height, pair.after.height)
    }
    let height = y + rowHeight + Self.gap
    var bitmap = Bitmap(
      width: Self.width, height: height, pixels: Array(repeating: Self.background, count: Self.width * height))
    for (pair, place) in zip(pairs, places) {
      bitmap.place(pair.before, x: place.x, y: place.y)
      bitmap.place(pair.after, x: place.x + pair.before.width + Self.margin, y: place.y)
    }
    return bitmap
  }
}

extension PixelRect {
  /// From ``numbers``.
  init?(numbers: [Int]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ReportFolder {
  /// Writes a contact sheet of what has changed most, and names it in the report.
  func writeContactSheet(_ report: inout Report) throws {
    guard let bitmap = try ContactSheet(of: nil, in: report, picture: { try read($0) }).bitmap else { return }
    report.contactSheet = "contact-sheet.png"
    try write(bitmap, to: "contact-sheet.png")
  }

  /// Writes a contact sheet for each cause that changes pixels, and names them in the report.
  func writeContactSheets(_ report: inout Report) throws {
    var files: [String: String] = [:]
    for path in Set(report.causes.map(\.path)).sorted() {
      let sheet = try ContactSheet(of: path, in: report) { try read($0) }
      guard let bitmap = sheet.bitmap else { continue }
      let name = FileName.problem(of: path) == nil ? path : "\(Digest(of: Array(path.utf8)))"
      files[path] = "contact/\(name).png"
      try write(bitmap, to: "contact/\(name).png")
    }
    for index in report.causes.indices { report.causes[index].contactSheet = files[report.causes[index].path] }
  }
}
