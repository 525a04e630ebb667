import DaguerreSupport

/// What the cases of all themes read themselves, and how many cells they have: enough to say which cases a token reaches
/// without drawing any.
///
/// A heading and lines sorted by id, so that branches merge line by line: mostly one an id, and several where not all
/// points read the same. A field of an axis is `*` where its value does not count, else values with commas between. Paths are sorted; one
/// that begins like the one before it gives the number of words in common instead of them, as in
/// `button.color.bg.enabled 3.hover`.
struct ReadRecord: Equatable {
  /// What some cases of an id have in common.
  struct Reads: Hashable, Comparable {
    /// Sorted.
    let paths: [String]
    let cellCount: Int

    static func < (left: Reads, right: Reads) -> Bool {
      left.paths == right.paths ? left.cellCount < right.cellCount : left.paths.lexicographicallyPrecedes(right.paths)
    }
  }

  fileprivate struct Line: Equatable {
    let id: String
    /// By the axes of ``columns``; nil for any.
    var values: [[String]?]
    let reads: Reads
    /// Of the line among all, in the order in which they were read or set.
    var number = 0

    func matches(_ key: CaseKey, _ columns: [Int]) -> Bool {
      for (place, column) in columns.enumerated() {
        if let values = values[place], !values.contains(key.point.values[column]) { return false }
      }
      return true
    }

    static func == (left: Line, right: Line) -> Bool {
      left.id == right.id && left.values == right.values && left.reads == right.reads
    }

    var fields: [String] {
      [id] + values.map { $0?.joined(separator: ",") ?? ReadRecord.any } + [
        "\(reads.cellCount)", ReadRecord.compressed(reads.paths),
      ]
    }
  }

  fileprivate static let any = "*"
  /// Of a sheet; so sums over all cases are no matter.
  private static let mostCells = 1 << 20
  private let axes: SnapshotAxes
  private let columns: [Int]
  private var lines: [String: [Line]] = [:]
  /// The numbers of lines are below it.
  private(set) var lineCount = 0

  private func heading(_ columns: [Int]) -> [String] {
    ["id"] + columns.map { axes.all[$0].name } + ["cells", "reads"]
  }

  init(axes: SnapshotAxes) {
    self.axes = axes
    columns = [0] + axes.stored
  }

  static func == (left: ReadRecord, right: ReadRecord) -> Bool { left.lines == right.lines }

  subscript(key: CaseKey) -> Reads? { line(of: key)?.reads }

  /// What a case reads, and the number of the line that says so.
  func line(of key: CaseKey) -> (number: Int, reads: Reads)? {
    lines[key.id]?.first { $0.matches(key, columns) }.map { ($0.number, $0.reads) }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Sets what all cases of an id read.
  mutating func set(_ id: String, _ cases: [(point: SnapshotPoint, reads: Reads)]) {
    guard !cases.isEmpty else {
      lines[id] = nil
      return
    }
    // The fewest axes that tell what is read.
    for count in 0...columns.count {
      for chosen in Self.subsets(of: columns.count, count) {
        var found: [[String?]: Reads] = [:]
        let isFunction = cases.allSatisfy { point, reads in
          let values = columns.indices.map { chosen.contains($0) ? point.values[columns[$0]] : nil }
          defer { found[values] = reads }
          return found[values].map { $0 == reads } ?? true
        }
        guard isFunction else { continue }
        let merged = merged(found.map { Line(id: id, values: $0.map { $0.map { [$0] } }, reads: $1) })
        lines[id] = merged.enumerated().map { offset, line in
          var line = line
          line.number = lineCount + offset
          return line
        }
        lineCount += merged.count
        return
      }
    }
  }

  /// Lines that read the same and differ on one axis are one line, axis by axis.
  private func merged(_ lines: [Line]) -> [Line] {
    struct Rest: Hashable {
      let values: [[String]?]
      let reads: Reads
    }
    var lines = lines
    for (place, axis) in columns.enumerated().reversed() {
      let groups = Dictionary(grouping: lines) { line in
        var values = line.values
        values[place] = nil
        return Rest(values: values, reads: line.reads)
      }
      lines = groups.values.compactMap { group in
        var line = group.first
        if line?.values[place] != nil {
          let values = Set(group.flatMap { $0.values[place] ?? [] })
          line?.values[place] = axes.all[axis].allValues.filter(values.contains)
        }
        return line
      }
    }
    guard lines.count > 1 else { return lines }
    return lines.map { (line: $0, fields: $0.fields) }
      .sorted { $0.fields.lexicographicallyPrecedes($1.fields) }.map(\.line)
  }

  private static func subsets(of total: Int, _ count: Int) -> [[Int]] {
    (0..<1 << total).filter { $0.nonzeroBitCount == count }.map { bits in
      (0..<total).filter { bits & 1 << $0 != 0 }
    }
  }
}

extension ReadRecord {
  /// Three versions joined id by id, where nobody knows which cases there are.
  ///
  /// - Returns: the record, and the ids that both sides have changed, which are as in `ours`.
  static func joined(
    base: ReadRecord?, ours: ReadRecord?, theirs: ReadRecord?, axes: SnapshotAxes
  ) -> (record: ReadRecord, disputes: [String]) {
    var joined = ReadRecord(axes: axes)
    var disputes: [String] = []
    for id in Set([base, ours, theirs].flatMap { $0.map { Array($0.lines.keys) } ?? [] }).sorted() {
      let own = ours?.lines[id]
      let lines = ThreeWay(base: base?.lines[id], ours: own, theirs: theirs?.lines[id])
      if lines.agreed == nil { disputes.append(id) }
      joined.lines[id] = lines.agreed ?? own
    }
    return (joined, disputes)
  }

  /// Takes time in proportion to the file, and memory at most as many times its size as a path is long: each list of paths
  /// is unfolded once, however many cases have it.
  ///
  /// - Parameters:
  ///   - path: what errors call the file.
  ///   - isWanted: whether the lines of an id are asked for; others are not looked at.
  init(
    parsing bytes: [UInt8], path: String, axes: SnapshotAxes, only isWanted: (String) -> Bool = { _ in true }
  ) throws(StoreError) {
    self.init(axes: axes)
    let rows = try StoreText.rows(of: bytes, path: path, broken: StoreError.brokenReads)
    let names = Self.fields(rows[0])
    // An axis that is new has no column yet: it did not count.
    let present = columns.filter { names.contains(axes.all[$0].name) }
    guard names == heading(present) else {
      let expected = heading(columns).joined(separator: " ")
      throw .brokenReads(path: path, line: 1, reason: "the heading is not '\(expected)' with tabs between")
    }
    // Many ids read the same.
    var known: [String: [String]] = [:]
    // Lines are sorted by id.
    var (last, isLastWanted): (ArraySlice<UInt8>, Bool) = ([], false)
    for (index, row) in rows.enumerated().dropFirst() {
      let id = row.prefix { $0 != StoreText.tab }
      if !id.elementsEqual(last) { (last, isLastWanted) = (id, isWanted(String(decoding: id, as: UTF8.self))) }
      guard isLastWanted else { continue }
      let fields = Self.fields(row)
      guard fields.count == names.count, let cellCount = Int(fields[present.count + 1]),
        (0...Self.mostCells).contains(cellCount)
      else {
        throw .brokenReads(path: path, line: index + 1, reason: "this is not what a case reads")
      }
      let text = fields[present.count + 2]
      guard let paths = known[text] ?? Self.expanded(text) else {
        throw .brokenReads(path: path, line: index + 1, reason: "this is no list of tokens")
      }
      known[text] = paths
      let values = columns.map { column -> [String]? in
        guard let place = present.firstIndex(of: column), fields[place + 1] != Self.any else { return nil }
        return fields[place + 1].split(separator: ",").map(String.init)
      }
      lines[fields[0], default: []].append(
        Line(id: fields[0], values: values, reads: Reads(paths: paths, cellCount: cellCount), number: index))
      lineCount = index + 1
    }
  }

  private static func fields(_ row: ArraySlice<UInt8>) -> [String] {
    StoreText.fields(row).map { String(decoding: $0, as: UTF8.self) }
  }

  var bytes: [UInt8] {
    let rows = [heading(columns)] + lines.keys.sorted().flatMap { lines[$0] ?? [] }.map(\.fields)
    return TextLines.bytes(of: rows.map { $0.joined(separator: "\t") })
  }

  /// Paths with the number of first words that each has in common with the one before it instead of these words.
  fileprivate static func compressed(_ paths: [String]) -> String {
    let dot = UInt8(ascii: ".")
    var last: [UInt8] = []
    return paths.map { path in
      let bytes = Array(path.utf8)
      defer { last = bytes }
      var (common, start) = (0, 0)
      for (place, byte) in bytes.enumerated() where common < 9 {
        // A dot ends a word here; the same word ends there, with a dot too or with the path.
        guard place < last.count ? last[place] == byte : place == last.count && byte == dot else { break }
        if byte == dot { (common, start) = (common + 1, place + 1) }
      }
      return common == 0 ? path : "\(common).\(String(decoding: bytes[start...], as: UTF8.self))"
    }.joined(separator: " ")
  }

  /// In bytes.
  private static let longestPath = 256

  static func expanded(_ text: String) -> [String]? {
    let dot = UInt8(ascii: ".")
    // The path before, and where each of its words ends.
    var (last, ends): ([UInt8], [Int]) = ([], [])
    var paths: [String] = []
    for item in Array(text.utf8).split(separator: UInt8(ascii: " ")) {
      var common = 0
      if item.count > 1, item[item.startIndex + 1] == dot,
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(item[item.startIndex])
      {
        common = Int(item[item.startIndex] - UInt8(ascii: "0"))
      }
      guard common <= ends.count else { return nil }
      last.removeLast(last.count - (common == 0 ? 0 : ends[common - 1]))
      ends.removeLast(ends.count - common)
      for byte in common == 0 ? item : item.dropFirst() {
        if byte == dot, last.count > (ends.last ?? -1) { ends.append(last.count) }
        last.append(byte)
      }
      ends.append(last.count)
      // The item of a few bytes stands for all that it has in common with the one before.
      guard last.count <= longestPath else { return nil }
      paths.append(String(decoding: last, as: UTF8.self))
    }
    return paths
  }
}
