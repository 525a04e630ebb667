import DaguerreGraphics
import DaguerreSkins
import DaguerreSnapshots
import DaguerreSupport
import SeededRandom

/// The causes of every pixel of a case, found by drawing it under all sets of changes that count.
struct TrueBlame {
  let width: Int
  let height: Int
  private let before: Bitmap
  private let after: Bitmap
  /// For each pixel of the grid its causes as bits; 0 for none, nil where it has not changed.
  private let causes: [UInt64?]
  private let paths: [String]

  init(of snapshot: SnapshotCase, under changes: [Change], in catalogue: any SnapshotCatalogue) throws {
    let point = snapshot.point
    try self.init(paths: changes.map(\.path), before: try Self.picture(of: snapshot, under: nil)) { left in
      let layers = changes.indices.filter { left & 1 << UInt64($0) == 0 }.map { changes[$0].layer }
      return try Self.picture(of: snapshot, under: try catalogue.skins(of: layers, at: [point]).first)
    }
  }

  static func picture(of snapshot: SnapshotCase, under skin: (any Skin)?) throws -> Bitmap {
    let sheet = try snapshot.draw(SnapshotContext(scale: SnapshotStore.scale, skin: skin))
    return try Rasterizer().draw(sheet.list, scale: SnapshotStore.scale)
  }

  /// - Parameters:
  ///   - paths: of all that may be a cause.
  ///   - draw: the picture with some of the causes put back, as bits.
  init(paths: [String], before: Bitmap, draw: (UInt64) throws -> Bitmap) throws {
    let after = try draw(0)
    let columns = max(before.width, after.width)
    let rows = max(before.height, after.height)
    func pixel(_ bitmap: Bitmap, _ place: Int) -> UInt32? {
      let (y, x) = place.quotientAndRemainder(dividingBy: columns)
      return x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
    }
    var causes = [UInt64?](repeating: nil, count: columns * rows)
    var open = causes.indices.filter { pixel(before, $0) != pixel(after, $0) }
    for place in open { causes[place] = 0 }
    var size = 1
    while !open.isEmpty, size <= paths.count {
      for set in 1..<UInt64(1) << UInt64(paths.count) where set.nonzeroBitCount == size {
        let picture = try draw(set)
        for place in open where pixel(picture, place) == pixel(before, place) {
          causes[place] = (causes[place] ?? 0) | set
        }
      }
      open = open.filter { causes[$0] == 0 }
      size += 1
    }
    (width, height, self.causes, self.paths) = (columns, rows, causes, paths)
    (self.before, self.after) = (before, after)
  }

  var pixelCount: Int { causes.count { $0 != nil } }

  /// How many pixels several changes have, each of them.
  var sharedCount: Int { causes.count { ($0?.nonzeroBitCount ?? 0) > 1 } }

  private func paths(_ set: UInt64) -> [String] {
    paths.indices.filter { set & 1 << UInt64($0) != 0 }.map { paths[$0] }.sorted()
  }

  /// A pixel that differs, drawn by lot; nil where none does.
  func somePixel(_ random: inout SeededNumbers) -> (x: Int, y: Int)? {
    let differing = causes.indices.filter { causes[$0] != nil }
    guard !differing.isEmpty else { return nil }
    let (y, x) = random.element(differing).quotientAndRemainder(dividingBy: width)
    return (x, y)
  }

  /// How many pixels each cause has.
  private var counts: [String: Int] { counts(in: PixelRect(x: 0, y: 0, width: width, height: height)) }

  private func counts(in part: PixelRect) -> [String: Int] {
    var bySet: [UInt64: Int] = [:]
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        if let set = causes[y * width + x] { bySet[set, default: 0] += 1 }
      }
    }
    var counts: [String: Int] = [:]
    for (set, count) in bySet { for path in paths(set) { counts[path, default: 0] += count } }
    return counts
  }

  /// What is wrong with the pixels of an explanation.
  func problems(_ found: Explanation) -> [String] {
    var problems: [String] = []
    let part = found.bounds
    let changed = (part.y..<part.y + part.height).reduce(0) { count, y in
      count + causes[y * width + part.x..<y * width + part.x + part.width].count { $0 != nil }
    }
    if found.changedPixels != changed {
      problems.append("\(found.changedPixels) pixels of \(part) differ, not \(changed)")
    }
    let (counts, right) = (Dictionary(found.causes.map { ($0.path, $0.pixels) }) { $0 + $1 }, counts(in: part))
    if counts != right { problems.append("the causes in \(part) have \(counts) pixels instead of \(right)") }
    if part.width == 1, part.height == 1 {
      func text(_ bitmap: Bitmap) -> String? {
        guard part.x < bitmap.width, part.y < bitmap.height else { return nil }
        let pixel = bitmap[part.x, part.y]
        let alpha = pixel >> 24
        // Straight, red first.
        func channel(_ shift: UInt32) -> UInt32 {
          alpha == 0 ? 0 : (((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << (24 - shift)
        }
        return HexadecimalColor.text(channel(0) | channel(8) | channel(16) | alpha)
      }
      let colors = (found.colorBefore, found.colorAfter)
      if colors != (text(before), text(after)) { problems.append("the pixel \(part) has the colours \(colors)") }
    }
    return problems
  }

  /// What is wrong with the blame that a report has.
  func problems(_ found: WrittenReport.Blame) -> [String] {
    var problems: [String] = []
    if causes.contains(0) { problems.append("no set of changes accounts for a pixel") }
    if found.changedPixels != pixelCount { problems.append("\(found.changedPixels) pixels instead of \(pixelCount)") }
    // A case that looks the same has the causes of what it reads, without pixels.
    let wrong = found.counts.filter { $0.value > 0 } != counts
    if wrong { problems.append("the causes have \(found.counts) pixels instead of \(counts)") }
    if !found.isProven, pixelCount > 0 { problems.append("what it looked like is not proven") }
    if found.withoutToken > 0 { problems.append("\(found.withoutToken) pixels of no token") }
    guard let map = found.map else { return problems + (pixelCount > 0 ? ["there is no map of pixels"] : []) }
    guard map.width == width, map.height == height else { return problems + ["the map has another size"] }
    var known: [UInt64: [String]] = [:]
    for (place, set) in causes.enumerated() {
      let number = Int(map.pixels[place].byteSwapped >> 8)
      guard let set else {
        if number == 0 { continue }
        return problems + ["pixel \(place % width),\(place / width) has not changed"]
      }
      let right = known[set] ?? paths(set)
      known[set] = right
      let isThere = found.sets.indices.contains(number - 1)
      if !isThere || found.sets[number - 1] != right {
        let text = isThere ? "\(found.sets[number - 1])" : "nothing"
        return problems + ["pixel \(place % width),\(place / width) goes back to \(text) instead of \(right)"]
      }
    }
    return problems
  }
}
