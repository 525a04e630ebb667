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
        let fitting = ((share + spacing) / (max(least, 1) + max(spacing, 0))).rounded(.down)
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
  private var arrangements: [ProposedViewSize: Arrangement] = [:]

  /// Where the cells go, for one proposal.
  private struct Arrangement {
    var tracks: [Track]
    /// Of each line of cells across the tracks, that of its largest cell.
    var depths: [Double]
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

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let arrangement = arrangement(for: proposal)
    let depth = arrangement.depths.reduce(0, +) + spacing * Double(max(arrangement.depths.count - 1, 0))
    return size(max(arrangement.length, room(of: proposal) ?? 0), depth)
  }

  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let arrangement = arrangement(for: proposal)
    let tracks = arrangement.tracks
    let own = self.size(arrangement.length, axis == .horizontal ? size.height : size.width)
    let start = guide(size) - guide(own)
    var places: [Place] = []
    var across = 0.0
    for (line, depth) in arrangement.depths.enumerated() {
      var along = start
      for (track, cell) in zip(tracks, children.dropFirst(line * tracks.count)) {
        let (room, offset) = (self.size(track.length, depth), self.size(along, across))
        let proposal = ProposedViewSize(room)
        let origin = cell.origin(aligned: track.alignment, in: room, proposal: proposal)
        places.append(
          Place(origin: Point(x: offset.width + origin.x, y: offset.height + origin.y), proposal: proposal))
        along += track.length + track.spacing
      }
      across += depth + spacing
    }
    return places
  }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let tracks = Track.tracks(of: items, in: room(of: proposal))
    let depths =
      tracks.isEmpty
      ? []
      : stride(from: 0, to: children.count, by: tracks.count).map { first in
        zip(tracks, children.dropFirst(first)).reduce(0) { max($0, depth(of: $1.1, in: $1.0)) }
      }
    let spacings = tracks.dropLast().reduce(0) { $0 + $1.spacing }
    let arrangement = Arrangement(
      tracks: tracks, depths: depths, length: tracks.reduce(spacings) { $0 + $1.length })
    arrangements[proposal] = arrangement
    return arrangement
  }

  private func depth(of cell: LayoutNode, in track: Track) -> Double {
    axis == .horizontal
      ? cell.size(for: ProposedViewSize(width: track.length, height: nil)).height
      : cell.size(for: ProposedViewSize(width: nil, height: track.length)).width
  }

  private func size(_ along: Double, _ across: Double) -> Size {
    axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  private func room(of proposal: ProposedViewSize) -> Double? {
    (axis == .horizontal ? proposal.width : proposal.height).flatMap { $0.isFinite ? $0 : nil }
  }
}
