import DaguerreGraphics
import DaguerreImages
import DaguerreReview
@testable import DaguerreSnapshots
import Foundation
import TestSupport

/// A made-up report with all its files, in the form that a comparison with references writes.
struct SampleReport {
  var report: Report
  private var pictures: [String: Bitmap] = [:]
  private var changes: [String: String] = [:]

  static let axes: [Report.Axis] = [
    .init(name: "theme", title: "theme", values: ["harbour", "plain"]),
    .init(name: "mode", title: "mode", values: ["light", "dark"]),
    .init(name: "rowDensity", title: "row density", values: ["comfortable", "dense"]),
  ]

  init(comparedCases: Int) {
    report = Report(
      tool: "daguerre", references: "5eed0123456789ab", axes: Self.axes, comparedCases: comparedCases)
  }

  /// Makes it one of pictures that are no references.
  mutating func isOfForeignPictures() { report.references = "" }

  /// Adds what is let go.
  mutating func exceptions(_ lines: [String]) throws {
    let text = ([Exceptions.head] + lines).joined(separator: "\n")
    report.exceptions = try Exceptions(parsing: Array(text.utf8), path: "exceptions.tsv").entries.map {
      var exception = Report.Exception($0)
      (exception.caseCount, exception.hiddenPixels) = (2, 345)
      return exception
    }
  }

  // MARK: Causes and cases

  mutating func cause(
    _ path: String, _ values: [String: String], old: String, new: String, follows: [String] = [],
    deltaE: Double? = nil, contrasts: [Report.Contrast] = []
  ) {
    report.causes.append(
      Report.Cause(
        path: path, values: values, old: old, new: new, follows: follows, caseCount: 0, cellCount: 0, changedPixels: 0,
        visiblePixels: 0, deltaE: deltaE, contrasts: contrasts))
  }

  /// Gives every cause the same contrast ratios.
  mutating func contrasts(_ ratios: [(pair: String, before: Double, after: Double)]) {
    let contrasts = ratios.map { Report.Contrast(pair: $0.pair, before: $0.before, after: $0.after) }
    for index in report.causes.indices { report.causes[index].contrasts = contrasts }
  }

  /// The causes of a pixel that differs; none for no token.
  typealias Blame = (_ x: Int, _ y: Int) -> [String]

  mutating func group(
    before: Bitmap?, after: Bitmap, kind: Report.Kind = .pixels, cells: [(name: String, frame: [Int])],
    of cases: [(id: String, values: [String: String])], blame: Blame
  ) {
    let number = report.groups.count
    var counts: [String: Int] = [:]
    var (changed, withoutToken) = (0, 0)
    var bounds: (left: Int, top: Int, right: Int, bottom: Int)?
    var inCells = [Int](repeating: 0, count: cells.count)
    let differing = before.map { Self.differences($0, after, blame) } ?? []
    for pixel in differing {
      for cause in pixel.causes { counts[cause, default: 0] += 1 }
      changed += 1
      if pixel.causes.isEmpty { withoutToken += 1 }
      let old = bounds ?? (pixel.x, pixel.y, pixel.x, pixel.y)
      bounds = (min(old.left, pixel.x), min(old.top, pixel.y), max(old.right, pixel.x), max(old.bottom, pixel.y))
      for (index, cell) in cells.enumerated() where Self.contains(cell.frame, pixel.x, pixel.y) { inCells[index] += 1 }
    }
    let shares = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { Report.Share(path: $0.key, pixels: $0.value) }
    let box = bounds.map { [$0.left, $0.top, $0.right - $0.left + 1, $0.bottom - $0.top + 1] }
    let changedCells = zip(cells, inCells).filter { $0.1 > 0 }
      .map { Report.Cell(name: $0.0.name, frame: $0.0.frame, bounds: $0.0.frame, changedPixels: $0.1) }
    if changed > 0 {
      changes["changes/\(number).js"] = "daguerre.change(\(number), \(change(differing, after, cells)));\n"
    }
    let indices = cases.indices.map { report.cases.count + $0 }
    for item in cases {
      report.cases.append(
        Report.Case(
          id: item.id, values: item.values, kind: kind, changedPixels: changed, bounds: box,
          cells: changedCells.map(\.name), causes: shares, group: number))
      count(shares, at: item.values, cells: changedCells.count)
    }
    report.groups.append(
      Report.Group(
        kind: kind, before: before.map { picture($0) }, after: picture(after),
        change: changed > 0 ? "changes/\(number).js" : nil, changedPixels: changed, visiblePixels: changed,
        bounds: box, cells: changedCells, causes: shares, withoutToken: withoutToken,
        isProven: withoutToken == 0 && kind == .pixels, cases: indices))
  }

  private mutating func count(_ shares: [Report.Share], at values: [String: String], cells: Int) {
    for share in shares {
      for index in report.causes.indices where report.causes[index].path == share.path {
        guard report.causes[index].values.allSatisfy({ values[$0.key] == $0.value }) else { continue }
        report.causes[index].caseCount += 1
        report.causes[index].cellCount += cells
        report.causes[index].changedPixels += share.pixels
        report.causes[index].visiblePixels += share.pixels
      }
    }
  }

  // MARK: Pictures

  private mutating func picture(_ bitmap: Bitmap) -> Report.Picture {
    // Of the pixels: FNV-1a is enough for pictures that are made up.
    let digest = bitmap.pixels.reduce(UInt64(bitmap.width) ^ 0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let file = "pictures/\(String(digest, radix: 16)).png"
    pictures[file] = bitmap
    return Report.Picture(file: file, width: bitmap.width, height: bitmap.height)
  }

  private static func contains(_ frame: [Int], _ x: Int, _ y: Int) -> Bool {
    x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]
  }

  private struct Pixel {
    let x, y: Int
    let before, after: UInt32
    let causes: [String]
  }

  private static func differences(_ before: Bitmap, _ after: Bitmap, _ blame: Blame) -> [Pixel] {
    var result: [Pixel] = []
    for y in 0..<after.height {
      for x in 0..<after.width where before[x, y] != after[x, y] {
        result.append(Pixel(x: x, y: y, before: before[x, y], after: after[x, y], causes: blame(x, y)))
      }
    }
    return result
  }

  private static func text(_ pixel: UInt32) -> String {
    let digits = String(pixel.byteSwapped, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The argument of `daguerre.change`.
  private func change(
    _ differing: [Pixel], _ after: Bitmap, _ cells: [(name: String, frame: [Int])]
  ) -> String {
    struct Look: Hashable { let before, after: UInt32, set: Int }
    let left = differing.map(\.x).min() ?? 0
    let top = differing.map(\.y).min() ?? 0
    var map = Bitmap(
      width: (differing.map(\.x).max() ?? 0) + 1 - left, height: (differing.map(\.y).max() ?? 0) + 1 - top)
    for index in map.pixels.indices { map.pixels[index] = 0xFF00_0000 }
    var sets: [[String]] = []
    var looks: [Look: UInt32] = [:]
    for pixel in differing {
      if !sets.contains(pixel.causes) { sets.append(pixel.causes) }
      let look = Look(before: pixel.before, after: pixel.after, set: sets.firstIndex(of: pixel.causes) ?? 0)
      let number = looks[look] ?? UInt32(looks.count + 1)
      looks[look] = number
      map.pixels[(pixel.y - top) * map.width + pixel.x - left] =
        0xFF00_0000 | (number & 0xFF) << 16 | number & 0xFF00 | number >> 16
    }
    let colors = looks.sorted { $0.value < $1.value }.map {
      "[\"\(Self.text($0.key.before))\", \"\(Self.text($0.key.after))\", \($0.key.set)]"
    }
    let png = (try? PNG.encode(map)) ?? []
    let paints = cells.map { cell in
      let (x, y, width, height) = (cell.frame[0], cell.frame[1], cell.frame[2], cell.frame[3])
      return """
        {"bounds": \(cell.frame), "views": ["Sheet", "\(cell.name)"], \
        "paint": "fill \(Self.text(after[x + width / 2, y + height / 2]))", "tokens": ["button.color.bg"]}
        """
    }
    let chains = Set(sets.joined()).sorted().map { "\"\($0)\": [\"button.color.bg\", \"\($0)\"]" }
    return """
      {"size": [\(after.width), \(after.height)], "bounds": [\(left), \(top), \(map.width), \(map.height)],
       "map": "data:image/png;base64,\(Data(png).base64EncodedString())",
       "colors": [\(colors.joined(separator: ", "))],
       "sets": \(sets),
       "paints": [\(paints.joined(separator: ",\n"))],
       "chains": {\(chains.joined(separator: ", "))}}
      """
  }

  // MARK: Files

  /// Writes the report's files and the page.
  func write(to folder: TemporaryFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(report), as: UTF8.self)
    try folder.write(json, to: "report.json")
    try folder.write("daguerre.report(\(json));\n", to: "report.js")
    for (file, bitmap) in pictures { try folder.write(try PNG.encode(bitmap), to: file) }
    for (file, text) in changes { try folder.write(text, to: file) }
    for file in ReviewPage.files { try folder.write(file.bytes, to: file.path) }
  }
}
