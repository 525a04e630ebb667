/// A column, or a row, as it is laid out, in points.
private struct Track {
  /// How wide the column is, or how high the row.
  var length: Double
  /// To the next one.
  var spacing: Double
  var alignment: Alignment

  /// More than any screen shows.
  private static let mostTracks = 10_000.0

  /// The tracks of a grid that has some room; nil for the least that they need.
  ///
  /// What is not fixed is given out from the first to the last, to each an equal share of what is left, within its
  /// limits, as SwiftUI does it by the findings of objc.io ("Grid Layout", 2020).
  static func tracks(of items: [GridItem], in room: Double?) -> [Track] {
    let spacings = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    var left = items.reduce((room ?? 0) - spacings) { left, item in
      if case .fixed(let length) = item.size { left - length } else { left }
    }
    var shares = items.count { if case .fixed = $0.size { false } else { true } }
    return items.flatMap { item -> [Track] in
      let spacing = item.spacing ?? defaultSpacing
      func track(_ length: Double) -> Track {
        Track(length: max(length, 0), spacing: spacing, alignment: item.alignment ?? .center)
      }
      switch item.size {
      case .fixed(let length): return [track(length)]
      case .flexible(let least, let most):
        let length = min(max(left / Double(shares), least), most)
        left -= length
        shares -= 1
        return [track(length)]
      case .adaptive(let least, let most):
        let share = max(left / Double(shares), least)
        left -= share
        shares -= 1
        // Rooms that are what padding leaves may miss by a bit.
        let fitting = ((share + spacing + 1e-6) / (max(least, 1) + max(spacing, 0))).rounded(.down)
        // One too where no number is known, as of tracks without end.
        let count = fitting >= 1 ? min(fitting, mostTracks) : 1
        let length = min((share - spacing * (count - 1)) / count, most)
        return Array(repeating: track(length), count: Int(count))
      }
    }
  }
}

/// Lays out views in tracks beside one another: columns along the horizontal axis, rows along the vertical one.
final class LazyGridNode: ContainerNode {
  private let items: [GridItem]
  private let axis: Axis
  /// Where the tracks' own frame and the grid's meet, by the size of each.
  private let guide: (Size) -> Double
  private let spacing: Double
  private var arrangements = Answers<Arrangement>()

  /// Cells in tracks beside one another, or one across all tracks.
  private struct Line {
    var cells: Range<Int>
    var isWhole: Bool
    /// That of its largest cell.
    var depth: Double
  }

  /// Where the cells go, for one proposal.
  private struct Arrangement {
    var tracks: [Track]
    var lines: [Line]
    /// That of all tracks, which may be less than the grid's.
    var length: Double
  }

  init(
    _ cells: [LayoutNode], _ items: [GridItem], along axis: Axis, guide: @escaping (Size) -> Double, spacing: Double,
    _ environment: EnvironmentValues
  ) {
    self.items = items
    self.axis = axis
    self.guide = guide
    self.spacing = environment.pixelGrid.nearest(spacing)
    super.init(cells, environment)
  }

  override var isLazy: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let arrangement = arrangement(for: proposal)
    let spacings = spacing * Double(max(arrangement.lines.count - 1, 0))
    let depth = arrangement.lines.reduce(spacings) { $0 + $1.depth }
    // All of a room without end too: beside others, that is how a stack learns that a grid takes what is left.
    return size(max(arrangement.length, proposal[axis] ?? 0), depth)
  }

  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let arrangement = arrangement(for: proposal)
    let tracks = arrangement.tracks
    let own = self.size(arrangement.length, axis == .horizontal ? size.height : size.width)
    let start = guide(size) - guide(own)
    var places: [Place] = []
    var across = 0.0
    for line in arrangement.lines {
      var along = start
      let whole = [Track(length: arrangement.length, spacing: 0, alignment: .center)]
      for (track, cell) in zip(line.isWhole ? whole : tracks, children[line.cells]) {
        let (room, offset) = (self.size(track.length, line.depth), self.size(along, across))
        // What is as deep as its line is asked as it was measured: offered its own depth, it could share that out anew.
        let asked = offer(along: track.length)
        let proposal = settled(asked, for: cell, in: room)
        var origin = cell.origin(aligned: track.alignment, in: room, proposal: proposal)
        if line.isWhole {
          let inset = guide(room) - guide(cell.size(for: proposal))
          if axis == .horizontal { origin.x = inset } else { origin.y = inset }
        }
        places.append(
          Place(origin: Point(x: offset.width + origin.x, y: offset.height + origin.y), proposal: proposal))
        along += track.length + track.spacing
      }
      across += line.depth + spacing
    }
    return places
  }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let tracks = Track.tracks(of: items, in: room(of: proposal))
    let spacings = tracks.dropLast().reduce(0) { $0 + $1.spacing }
    let length = tracks.reduce(spacings) { $0 + $1.length }
    let lines = lines(of: tracks.count).map { cells, isWhole in
      let lengths = isWhole ? [length] : tracks.map(\.length)
      return Line(
        cells: cells, isWhole: isWhole,
        depth: zip(lengths, children[cells]).reduce(0) { max($0, depth(of: $1.1, in: $1.0)) })
    }
    let arrangement = Arrangement(tracks: tracks, lines: lines, length: length)
    arrangements.add(arrangement, to: proposal)
    return arrangement
  }

  /// Which cells share a line: a section begins one, and what is above or below its content has one of its own.
  private func lines(of count: Int) -> [(cells: Range<Int>, isWhole: Bool)] {
    guard count > 0 else { return [] }
    var lines: [(cells: Range<Int>, isWhole: Bool)] = []
    for (index, cell) in children.enumerated() {
      let part = cell.traits.sectionPart
      if part == nil, let last = lines.last, !last.isWhole, last.cells.count < count {
        lines[lines.count - 1].cells = last.cells.lowerBound..<index + 1
      } else {
        lines.append((index..<index + 1, part?.isEdge == true))
      }
    }
    return lines
  }

  private func depth(of cell: LayoutNode, in length: Double) -> Double {
    cell.size(for: offer(along: length))[axis.other]
  }

  /// What a cell is offered where it is placed: all of its track, and the depth of its line if that is deeper than it.
  private func settled(_ asked: ProposedViewSize, for cell: LayoutNode, in room: Size) -> ProposedViewSize {
    var proposal = asked
    proposal[axis.other] = asked.settled(cell.size(for: asked), in: room, grid)[axis.other]
    return proposal
  }

  /// What a cell is offered of a track.
  private func offer(along length: Double) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = length
    return proposal
  }

  private func size(_ along: Double, _ across: Double) -> Size {
    axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// What tracks share; nil where there is no end of it.
  private func room(of proposal: ProposedViewSize) -> Double? {
    proposal[axis].flatMap { $0.isFinite ? $0 : nil }
  }
}
