public import Foundation

// What actions of lists do to the elements that they show.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at some offsets away.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count { remove(at: startIndex + offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some offsets before that at another one, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = source.filter { $0 < count }
    let moved = offsets.map { self[startIndex + $0] }
    for offset in offsets.reversed() { remove(at: startIndex + offset) }
    let place = destination - offsets.count { $0 < destination }
    insert(contentsOf: moved, at: startIndex + Swift.min(Swift.max(place, 0), count))
  }
}
