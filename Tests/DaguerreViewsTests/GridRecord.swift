import DaguerreViews

/// A grid, what it is offered, and what it is expected to answer.
struct GridRecord {
  /// How long a cell is along an axis.
  enum Length {
    case fixed(Double)
    /// What is offered within bounds, or 10.
    case offered(ClosedRange<Double>)
    /// Half of what is offered, or of 40.
    case half

    func taken(of proposed: Double?) -> Double {
      switch self {
      case .fixed(let length): length
      case .offered(let bounds): min(max(proposed ?? 10, bounds.lowerBound), bounds.upperBound)
      case .half: (proposed ?? 40) / 2
      }
    }
  }

  /// A cell as it is written: its sides, or `spacer`, and after that what it says of itself.
  struct Cell {
    let name: String
    /// Nil for a spacer.
    var size: (width: Length, height: Length)?
    var spans: [Int] = []
    var priority: Double?
    var anchors: [UnitPoint] = []
    var columns: [HorizontalAlignment] = []
    var unsizedAxes: [Axis.Set] = []
  }

  struct Row {
    let isWhole: Bool
    let alignment: VerticalAlignment?
    let cells: [Cell]
  }

  let text: String
  let proposal: ProposedViewSize
  let alignment: Alignment
  /// Nil where it is the usual one.
  let spacing: (horizontal: Double?, vertical: Double?)
  let rows: [Row]
  let size: Size
  let frames: [Rect]
}

extension GridRecord {
  /// The records of a text, which is known to be well formed.
  static func all(in text: String) -> [GridRecord] {
    text.split(separator: "\n\n").map { GridRecord(String($0)) }
  }

  private init(_ text: String) {
    self.text = text
    let lines = text.split(separator: "\n").map(String.init)
    let head = words(lines[0])
    let room = head[0].split(separator: "x").map { $0 == "-" ? nil : length(String($0)) }
    proposal = ProposedViewSize(width: room[0], height: room[1])
    alignment = head.dropFirst().first.flatMap { alignments[$0] }?.alignment ?? .center
    let gaps = head.firstIndex(of: "gaps").map { (Double(head[$0 + 1]), Double(head[$0 + 2])) }
    spacing = gaps ?? (nil, nil)
    rows = lines.dropFirst().dropLast().enumerated().map { Row($1, index: $0) }
    let answer = (lines.last ?? "").dropFirst(2).split(separator: "; ").map { words(String($0)) }
    size = Self.size(answer[0][0])
    frames = answer.dropFirst().map { words in
      let origin = words[0].split(separator: ",").map { length(String($0)) }
      return Rect(origin: Point(x: origin[0], y: origin[1]), size: Self.size(words[1]))
    }
  }

  private static func size(_ text: String) -> Size {
    let sides = text.split(separator: "x").map { length(String($0)) }
    return Size(width: sides[0], height: sides[1])
  }
}

extension GridRecord.Row {
  fileprivate init(_ line: String, index: Int) {
    isWhole = line.hasPrefix("| ")
    let parts = line.split(separator: ": ").map(String.init)
    alignment = parts.count == 2 ? alignments[parts[0]]?.alignment.vertical : nil
    let cells = (isWhole ? String(line.dropFirst(2)) : parts[parts.count - 1]).split(separator: ", ")
    self.cells =
      line == "nothing" ? [] : cells.enumerated().map { GridRecord.Cell(words(String($1)), name: "\(index) \($0)") }
  }
}

extension GridRecord.Cell {
  fileprivate init(_ words: [String], name: String) {
    self.name = name
    if words[0] != "spacer" {
      let sides = words[0].split(separator: "x").map { GridRecord.Length(String($0)) }
      size = (sides[0], sides[1])
    }
    for (word, next) in zip(words.dropFirst(), words.dropFirst(2) + [""]) {
      if word.hasPrefix("span") { spans += [Int(word.dropFirst(4)) ?? 1] }
      if word.hasPrefix("first") { priority = Double(word.dropFirst(5)) }
      if word == "at", let point = alignments[next]?.point { anchors.append(point) }
      if word == "column", let alignment = alignments[next]?.alignment { columns.append(alignment.horizontal) }
      if word == "loose" {
        unsizedAxes.append(next == "hv" ? [.horizontal, .vertical] : next == "h" ? .horizontal : .vertical)
      }
    }
  }
}

extension GridRecord.Length {
  fileprivate init(_ word: String) {
    let bounds = word.split(separator: "~", omittingEmptySubsequences: false).map { length(String($0)) }
    if word == "half" {
      self = .half
    } else if word == "~" {
      self = .offered(-.infinity ... .infinity)
    } else if bounds.count == 2 {
      self = .offered(bounds[0]...bounds[1])
    } else {
      self = .fixed(bounds[0])
    }
  }
}

private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

private func length(_ text: String) -> Double { text == "inf" ? .infinity : Double(text) ?? 0 }

private let alignments: [String: (alignment: Alignment, point: UnitPoint)] = [
  "topLeading": (.topLeading, .topLeading), "top": (.top, .top), "topTrailing": (.topTrailing, .topTrailing),
  "leading": (.leading, .leading), "center": (.center, .center), "trailing": (.trailing, .trailing),
  "bottomLeading": (.bottomLeading, .bottomLeading), "bottom": (.bottom, .bottom),
  "bottomTrailing": (.bottomTrailing, .bottomTrailing),
]
