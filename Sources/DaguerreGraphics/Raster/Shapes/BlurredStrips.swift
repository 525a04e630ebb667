internal import CRaster

/// Strips of a blurred shape: each is the product of what it covers of columns and of rows.
///
/// Several are added at once, so that a sum is read and written once for all of them.
struct BlurredStrips {
  /// The pixels that the strips reach together.
  private(set) var columns = 0..<0
  private(set) var rows = 0..<0
  private var count = 0
  /// How many there are so far.
  private var added = 0
  private var across: [Float] = []
  private var down: [Float] = []
  // Which strips reach each row.
  private var first: [Int32] = []
  private var end: [Int32] = []

  /// The columns of a strip, rounded up to whole vectors.
  private var width: Int { (columns.count + 7) & ~7 }

  /// Begins with `count` strips, within these pixels.
  mutating func begin(count: Int, columns: Range<Int>, rows: Range<Int>) {
    (self.count, self.columns, self.rows) = (count, columns, rows)
    added = 0
    across.removeAll(keepingCapacity: true)
    across.append(contentsOf: repeatElement(0, count: count * width))
    down.removeAll(keepingCapacity: true)
    down.append(contentsOf: repeatElement(0, count: count * rows.count))
    first.removeAll(keepingCapacity: true)
    first.append(contentsOf: repeatElement(Int32(count), count: rows.count))
    end.removeAll(keepingCapacity: true)
    end.append(contentsOf: repeatElement(0, count: rows.count))
  }

  /// Adds a strip.
  ///
  /// - Parameters:
  ///   - giveColumns: gives what it covers of each of its columns.
  ///   - giveRows: the same for its rows.
  mutating func add(
    columns: Range<Int>, rows: Range<Int>, factor: Float, across giveColumns: ((Float) -> Void) -> Void,
    down giveRows: ((Float) -> Void) -> Void
  ) {
    let number = Int32(added)
    var place = added * width + columns.lowerBound - self.columns.lowerBound
    across.withUnsafeMutableBufferPointer { across in
      giveColumns {
        across[place] = $0
        place += 1
      }
    }
    var row = rows.lowerBound - self.rows.lowerBound
    down.withUnsafeMutableBufferPointer { down in
      giveRows {
        down[row * count + added] = $0 * factor
        row += 1
      }
    }
    for row in rows.lowerBound - self.rows.lowerBound..<rows.upperBound - self.rows.lowerBound {
      first[row] = min(first[row], number)
      end[row] = number + 1
    }
    added += 1
  }

  /// Adds all strips to the sums of a picture, of which the first belongs to the first pixel that they reach; as many as a
  /// vector holds beyond the last are written too.
  func add(to sums: UnsafeMutablePointer<Float>, stride: Int) {
    across.withUnsafeBufferPointer { across in
      down.withUnsafeBufferPointer { down in
        first.withUnsafeBufferPointer { first in
          end.withUnsafeBufferPointer { end in
            var strips = daguerre_strips(
              across: across.baseAddress, columns: width, down: down.baseAddress, rows: rows.count, count: count,
              first: first.baseAddress, end: end.baseAddress)
            daguerre_add_products(sums, stride, &strips)
          }
        }
      }
    }
  }
}

extension Range<Int> {
  /// From the start of the first to the end of the last.
  func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
