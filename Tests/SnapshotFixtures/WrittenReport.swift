import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import Foundation

/// A report as it was written, read by what its files say.
struct WrittenReport {
  /// What a report says of the pixels of a case.
  struct Blame {
    let changedPixels: Int
    /// By cause.
    let counts: [String: Int]
    let withoutToken: Int
    let isProven: Bool
    /// For each number of `map`, less one, the causes; none for no token.
    let sets: [[String]]
    /// Numbers as colours; nil where no pixel differs.
    let map: Bitmap?
  }

  private struct Script: Decodable {
    /// A pixel's colour before, its colour now, and the index of a set of causes.
    struct Step: Decodable {
      let set: Int

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(String?.self)
        _ = try container.decode(String?.self)
        set = try container.decode(Int.self)
      }
    }

    let size: [Int]
    let bounds: [Int]
    let map: String
    let colors: [Step]
    let sets: [[String]]
  }

  /// Why a file of a report cannot be read.
  struct Unreadable: Error {
    let file: String
  }

  private let folder: String
  private let report: Report

  init(_ folder: String) throws {
    self.folder = folder
    report = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/report.json")))
  }

  /// Where the parts of the report do not agree with each other, or with what was verified.
  func problems(_ verified: VerificationReport) -> [String] {
    var problems: [String] = []
    let cases = report.cases.map { "\($0.id) \($0.changedPixels) \($0.causes.map { "\($0.path) \($0.pixels)" })" }
    let wanted = verified.differences.map {
      "\($0.id) \($0.changedPixels) \($0.causes.map { "\($0.path) \($0.pixels)" })"
    }
    if cases != wanted { problems.append("the report has other cases") }
    if report.comparedCases != verified.caseCount { problems.append("the report has another number of cases") }
    for (number, group) in report.groups.enumerated() {
      if group.cases != report.cases.indices.filter({ report.cases[$0].group == number }) {
        problems.append("group \(number) has other cases than say so")
      }
      for index in group.cases {
        let item = report.cases[index]
        if item.changedPixels != group.changedPixels || item.causes != group.causes || item.bounds != group.bounds {
          problems.append("\(item.id) is not like its group")
        }
      }
    }
    for cause in report.causes {
      let reached = report.cases.filter { item in
        cause.values.allSatisfy { item.values[$0.key] == $0.value } && item.causes.contains { $0.path == cause.path }
      }
      let pixels = reached.reduce(0) { $0 + ($1.causes.first { $0.path == cause.path }?.pixels ?? 0) }
      if cause.caseCount != reached.count || cause.changedPixels != pixels {
        problems.append(
          "\(cause.path) has \(cause.changedPixels) pixels in \(cause.caseCount) cases instead of \(pixels) in "
            + "\(reached.count)")
      }
    }
    return problems
  }

  func blame(ofCase index: Int) throws -> Blame {
    let item = report.cases[index]
    let group = report.groups[item.group]
    var script: Script?
    var map: Bitmap?
    if let file = group.change {
      let text = try String(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"), encoding: .utf8)
      guard let start = text.firstIndex(of: ","), let end = text.lastIndex(of: ")"), start < end else {
        throw Unreadable(file: file)
      }
      let read = try JSONDecoder().decode(Script.self, from: Data(text[text.index(after: start)..<end].utf8))
      guard let comma = read.map.firstIndex(of: ","),
        let png = Data(base64Encoded: String(read.map[comma...].dropFirst()))
      else { throw Unreadable(file: file) }
      let part = try PNG.decode([UInt8](png))
      guard read.size.count == 2, read.bounds.count == 4, read.bounds[2...] == [part.width, part.height] else {
        throw Unreadable(file: file)
      }
      var whole = Bitmap(width: read.size[0], height: read.size[1])
      for y in 0..<whole.height {
        for x in 0..<whole.width {
          let (column, row) = (x - read.bounds[0], y - read.bounds[1])
          let isInside = (0..<part.width).contains(column) && (0..<part.height).contains(row)
          whole.pixels[y * whole.width + x] = isInside ? part[column, row] : 0xFF00_0000
        }
      }
      (script, map) = (read, whole)
    }
    return Blame(
      changedPixels: item.changedPixels,
      counts: Dictionary(item.causes.map { ($0.path, $0.pixels) }) { $0 + $1 }, withoutToken: group.withoutToken,
      isProven: group.isProven, sets: script.map { read in read.colors.map { read.sets[$0.set] } } ?? [], map: map)
  }
}
