/// The columns or the rows of a ``Grid`` while their room is given to the cells.
///
/// A cell of one track is offered an equal share of what is left, and the track grows to what it takes. A track is open,
/// and has its share kept, until the last cell of its own has had its turn; one that has no cells of its own is open
/// while cells of several tracks have their turn.
struct GridTracks {
  private struct Track {
    var length = 0.0
    /// How many cells are in it alone.
    var ownCells = 0
    /// How many of them have not had their turn.
    var waiting = 0
    /// How many of those are of the priority whose turn it is.
    var waitingNow = 0
    var isOpen = false
  }

  /// Before each track.
  let gaps: [Double]
  /// Of all tracks, without the gaps; nil where each cell is asked what it wants.
  private var room: Double?
  private var tracks: [Track]
  /// What open tracks share.
  private var left = 0.0
  private var openCount = 0

  /// - Parameter cells: the tracks that each cell is in.
  init(gaps: [Double], cells: some Sequence<Range<Int>>) {
    self.gaps = gaps
    tracks = Array(repeating: Track(), count: gaps.count)
    for cell in cells where cell.count == 1 { tracks[cell.lowerBound].ownCells += 1 }
    for index in tracks.indices { tracks[index].waiting = tracks[index].ownCells }
  }

  /// The same tracks in a room.
  func within(_ length: Double?) -> GridTracks {
    var copy = self
    copy.room = length.map { $0 - gaps.reduce(0, +) }
    return copy
  }

  /// Of all tracks, with their gaps.
  var length: Double { length(of: tracks.indices) }

  func length(of range: Range<Int>) -> Double {
    range.reduce(gaps(within: range)) { $0 + tracks[$1].length }
  }

  private func gaps(within range: Range<Int>) -> Double { gaps[range].dropFirst().reduce(0, +) }

  /// Where each track begins.
  var starts: [Double] {
    var end = 0.0
    return tracks.indices.map { index in
      let start = end + gaps[index]
      end = start + tracks[index].length
      return start
    }
  }

  // MARK: Turns

  /// Begins the turn of the cells of one priority.
  mutating func open(for cells: some Sequence<Range<Int>>) {
    left = (room ?? 0) - tracks.reduce(0) { $0 + $1.length }
    for cell in cells {
      if cell.count == 1 { tracks[cell.lowerBound].waitingNow += 1 }
      for index in cell where !tracks[index].isOpen && (cell.count == 1 || tracks[index].ownCells == 0) {
        tracks[index].isOpen = true
        openCount += 1
      }
    }
  }

  /// Ends the turn of the cells of one priority.
  mutating func closeAll() {
    for index in tracks.indices { close(index) }
  }

  /// What the track had of earlier priorities counts against the room once more, as SwiftUI was seen to do.
  private mutating func close(_ index: Int) {
    guard tracks[index].isOpen else { return }
    tracks[index].isOpen = false
    openCount -= 1
    left -= tracks[index].length
  }

  /// What an open track is offered; nil where cells are asked what they want.
  var share: Double? {
    guard let room, room < .infinity else { return room }
    return left / Double(max(openCount, 1))
  }

  /// What a cell is offered.
  ///
  /// - Parameters:
  ///   - range: the tracks that it is in.
  ///   - share: as it was when the cells like it began their turn.
  ///   - isUnsized: whether it is offered only what the tracks have already.
  func offer(to range: Range<Int>, _ share: Double?, isUnsized: Bool) -> Double? {
    guard let room, let share else { return nil }
    let present = length(of: range)
    guard !isUnsized else { return present }
    guard range.count > 1, room < .infinity else { return max(share, present) }
    var left = room + gaps(within: range)
    for index in tracks.indices where !range.contains(index) {
      left -= tracks[index].isOpen ? share : tracks[index].length
    }
    return max(left, present)
  }

  /// Notes that a cell has had its turn, and makes its track as long as the cell if that is its only one.
  mutating func add(_ length: Double, to range: Range<Int>) {
    guard range.count == 1 else { return }
    let index = range.lowerBound
    tracks[index].length = max(tracks[index].length, length)
    tracks[index].waiting -= 1
    tracks[index].waitingNow -= 1
  }

  /// Makes several tracks together as long as a cell: those alone that have cells of their own to come, or else those
  /// that have none at all, or else all.
  mutating func widen(_ range: Range<Int>, to length: Double) {
    let missing = length - self.length(of: range)
    guard range.count > 1, missing > 0 else { return }
    var growing = range.filter { tracks[$0].waiting > 0 }
    if growing.isEmpty { growing = range.filter { tracks[$0].ownCells == 0 } }
    if growing.isEmpty { growing = Array(range) }
    for index in growing {
      tracks[index].length += missing / Double(growing.count)
      if !tracks[index].isOpen { left -= missing / Double(growing.count) }
    }
  }

  /// Closes the track of a cell if no others wait there.
  mutating func closeIfServed(_ range: Range<Int>) {
    if range.count == 1, tracks[range.lowerBound].waitingNow == 0 { close(range.lowerBound) }
  }
}
