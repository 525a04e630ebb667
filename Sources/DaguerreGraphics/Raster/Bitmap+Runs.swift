extension Bitmap {
  /// Calls `body` with the picture as runs of pixels, part by part, see ``RunWriter``.
  package func forEachRun(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    var writer = RunWriter()
    pixels.withUnsafeBufferPointer { pixels in
      var y = 0
      while y < height {
        let row = pixels.row(y, width: width)
        var end = y + 1
        while end < height, row.hasSamePixels(as: pixels.row(end, width: width)) { end += 1 }
        writer.add(rows: end - y, of: row, body)
        y = end
      }
    }
    writer.finish(body)
  }
}
