import DaguerreGraphics
import DaguerreImages
import DaguerreSkins
import DaguerreSupport
import Foundation

/// What is known of each pixel of a change, as a script that pages load when somebody looks at it.
///
/// `daguerre.change(NAME, {size, bounds, map, colors, sets, paints, chains})`: `map` is an opaque PNG of the part `bounds`
/// of the picture in which a pixel is the number 0 where the pictures are equal, and else one more than an index into
/// `colors`, each before, after and an index into `sets` of causes; `paints` are those that may paint changed pixels now,
/// the backmost first; `chains` has for each cause the way down to it from a token that is read.
struct ChangeScript {
  private struct Paint: Encodable, Hashable {
    let bounds: [Int]
    let views: [String]
    let paint: String
    let tokens: [String]
  }

  private let size: [Int]
  private let bounds: PixelRect
  private let map: String
  /// As JSON.
  private let colors: String
  private let sets: [[String]]
  private let paints: [Paint]
  private let chains: [String: [String]]

  /// - Parameters:
  ///   - sheet: as drawn now, traced.
  ///   - changes: at the point of the case.
  init(_ blamed: BlamedPixels, sheet: Sheet, changes: TokenChanges) throws {
    let pixels = blamed.pixels
    (size, bounds) = ([pixels.width, pixels.height], pixels.bounds)
    var marked = Map(bounds)
    for (run, group) in blamed.runs { marked.add(run, group) }
    (map, colors) = (try marked.address, marked.json)
    sets = blamed.groups.map(\.causes)
    paints = Self.paints(of: sheet, where: pixels)
    var chains: [String: [String]] = [:]
    let reads = paints.flatMap(\.tokens) + sheet.directReads
    for cause in Set(sets.flatMap(\.self)) { chains[cause] = changes.chain(from: reads, to: cause) }
    self.chains = chains
  }

  /// Of pictures of which no token is known: what the metric says is different, for the one set of no cause.
  init(_ comparison: PictureComparison, before: Bitmap, after: Bitmap) throws {
    size = [comparison.width, comparison.height]
    // A metric may count no pixel by itself; no picture is empty.
    bounds = comparison.differentPixels > 0 ? comparison.bounds : PixelRect(x: 0, y: 0, width: 1, height: 1)
    var marked = Map(bounds)
    for (place, mark) in comparison.marks.enumerated() where mark == .different {
      let (x, y) = (place % comparison.width, place / comparison.width)
      func color(_ bitmap: Bitmap) -> UInt32 {
        (marked.count < Map.maximum ? bitmap.pixel(x, y) : nil) ?? DifferingPixels.absent
      }
      marked.add(DifferingPixels.Run(x: x, y: y, count: 1, before: color(before), after: color(after)), 0)
    }
    (map, colors, sets, paints, chains) = (try marked.address, marked.json, [[]], [], [:])
  }

  /// Numbers of pixels and what they stand for.
  private struct Map {
    /// Colours of photographs are as many as their pixels; after so many pairs the others have none.
    static let maximum = 200_000

    /// How many colours there are.
    private(set) var count = 0
    /// The colours: tens of thousands in a report, each of which an encoder takes for a document of its own.
    private var entries = ""
    /// Of each set.
    private var numbers: [(pairs: PixelPairs, values: [UInt32])] = []
    private let bounds: PixelRect
    private var bitmap: Bitmap

    /// - Parameter bounds: of all that will be added.
    init(_ bounds: PixelRect) {
      self.bounds = bounds
      bitmap = Bitmap(
        width: bounds.width, height: bounds.height,
        pixels: Array(repeating: 0xFF00_0000, count: bounds.width * bounds.height))
    }

    mutating func add(_ run: DifferingPixels.Run, _ set: Int) {
      while numbers.count <= set { numbers.append((PixelPairs(), [])) }
      let pair = numbers[set].pairs.number(run.before, run.after)
      if pair == numbers[set].values.count {
        func text(_ pixel: UInt32) -> String {
          VisibleChange.color(pixel).map { "\"" + HexadecimalColor.text($0.rgba) + "\"" } ?? "null"
        }
        entries += (count == 0 ? "[" : ",[") + text(run.before) + "," + text(run.after) + ",\(set)]"
        count += 1
        numbers[set].values.append(UInt32(count))
      }
      let value = numbers[set].values[pair]
      // The first byte of a pixel is red, which has the upper bits.
      let pixel = 0xFF00_0000 | (value & 0xFF) << 16 | value & 0xFF00 | value >> 16 & 0xFF
      let start = (run.y - bounds.y) * bitmap.width - bounds.x
      for place in start + run.x..<start + run.columns.upperBound { bitmap.pixels[place] = pixel }
    }

    var json: String { "[" + entries + "]" }

    /// The picture, as an address.
    var address: String {
      get throws {
        "data:image/png;base64," + Data(try PNG.encode(bitmap, compression: .fastest)).base64EncodedString()
      }
    }
  }

  func bytes(name: String) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
    let parts = [
      "daguerre.change(\"\(name)\",{\"bounds\":\(bounds.numbers),\"chains\":", try json(chains), ",\"colors\":", colors,
      ",\"map\":\"", map, "\",\"paints\":", try json(paints), ",\"sets\":", try json(sets), ",\"size\":\(size)});\n",
    ]
    return Array(parts.joined().utf8)
  }

  /// The paints whose bounds hold a pixel that differs.
  private static func paints(of sheet: Sheet, where pixels: DifferingPixels) -> [Paint] {
    let tiles = ChangedTiles(pixels)
    var known: Set<Paint> = []
    return sheet.list.commands.enumerated().compactMap { index, command in
      guard let text = command.paint, let bounds = command.bounds?.pixels(scale: SnapshotStore.scale),
        tiles.meet(bounds)
      else { return nil }
      let origin = sheet.origins.indices.contains(index) ? sheet.origins[index] : nil
      let paint = Paint(
        bounds: bounds.numbers, views: origin?.views ?? [], paint: text, tokens: origin?.tokens ?? [])
      return known.insert(paint).inserted ? paint : nil
    }
  }
}

/// Which squares of a picture hold a pixel that differs.
private struct ChangedTiles {
  private static let side = 16
  private let columns: Int
  private let rows: Int
  private var isChanged: [Bool]

  init(_ pixels: DifferingPixels) {
    columns = (pixels.width + Self.side - 1) / Self.side
    rows = (pixels.height + Self.side - 1) / Self.side
    isChanged = Array(repeating: false, count: columns * rows)
    for run in pixels.runs {
      let row = run.y / Self.side * columns
      for column in run.x / Self.side...(run.columns.upperBound - 1) / Self.side { isChanged[row + column] = true }
    }
  }

  func meet(_ rect: PixelRect) -> Bool {
    func tiles(_ start: Int, _ length: Int, limit: Int) -> Range<Int> {
      let end = min(max(start + length + Self.side - 1, 0) / Self.side, limit)
      return min(max(start, 0) / Self.side, end)..<end
    }
    let x = tiles(rect.x, rect.width, limit: columns)
    return tiles(rect.y, rect.height, limit: rows).contains { row in x.contains { isChanged[row * columns + $0] } }
  }
}

extension Rect {
  /// All pixels that the rectangle touches.
  fileprivate func pixels(scale: Double) -> PixelRect {
    let (left, top) = (Int((minX * scale).rounded(.down)), Int((minY * scale).rounded(.down)))
    return PixelRect(
      x: left, y: top, width: Int((maxX * scale).rounded(.up)) - left, height: Int((maxY * scale).rounded(.up)) - top)
  }
}
