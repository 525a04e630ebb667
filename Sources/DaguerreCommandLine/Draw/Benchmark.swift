import DaguerreGraphics
import Foundation

/// Measures drawing into bitmaps that exist already, on one thread.
struct Benchmark {
  let sheets: [DisplayList]
  let scale: Double
  /// Whether every pass begins with empty caches.
  let isCold: Bool

  /// The result as JSON: how many sheets and pixels, and the processor time of one pass over all sheets.
  ///
  /// The time is the median of 9 samples, each of as many passes as take 15 ms or more.
  func line() throws -> String {
    let rasterizer = Rasterizer()
    var bitmaps = try sheets.map { list in
      let size = try Rasterizer.pixelSize(of: list, scale: scale)
      return Bitmap(width: size.width, height: size.height)
    }
    func pass() throws {
      if isCold { rasterizer.emptyCaches() }
      for index in sheets.indices { try rasterizer.draw(sheets[index], scale: scale, into: &bitmaps[index]) }
    }
    try pass()

    let leastNanoseconds = 15_000_000
    var samples: [Int] = []
    var passes = 1
    while samples.count < 9 {
      let start = Self.processorTime
      for _ in 0..<passes { try pass() }
      let time = Self.processorTime - start
      if time >= leastNanoseconds {
        samples.append(time / passes)
      } else {
        // A sample that was too short says how many passes are enough; it is not counted.
        passes = max(passes * 2, passes * leastNanoseconds * 5 / (4 * max(time, 1)) + 1)
      }
    }
    samples.sort()
    let pixels = bitmaps.reduce(0) { $0 + $1.pixels.count }
    return "{\"sheets\": \(sheets.count), \"pixels\": \(pixels), \"ns\": \(samples[samples.count / 2])}"
  }

  /// Of this thread, in nanoseconds.
  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
