internal import Foundation

/// Measures how long drawing takes, in CPU time of a single thread.
///
/// A pass clears every sheet to its background and draws all commands, into bitmaps that exist already. Its time is
/// the median of seven samples of at least 15 ms each, after two passes to warm up.
public struct RasterBenchmark: Sendable {
  /// What one pass over all sheets takes.
  public struct Measurement: Hashable, Sendable {
    /// How many sheets a pass draws.
    public let sheets: Int
    /// Of all sheets together.
    public let pixels: Int
    /// CPU time of a pass, in nanoseconds.
    public let nanoseconds: Double

    /// One line: `{"sheets": n, "pixels": p, "ns": t}`.
    public var json: String { "{\"sheets\": \(sheets), \"pixels\": \(pixels), \"ns\": \(Int(nanoseconds.rounded()))}" }
  }

  private static let samples = 7
  private static let sampleDuration = 15e6

  private let lists: [DisplayList]
  private let scale: Double

  /// A benchmark of drawing these lists, one after the other, at a scale.
  public init(_ lists: [DisplayList], scale: Double = 1) {
    self.lists = lists
    self.scale = scale
  }

  /// Measures with a rasterizer of its own.
  ///
  /// - Parameter emptiesCaches: whether every pass begins with empty caches.
  /// - Throws: ``DrawingError`` when a list cannot be drawn.
  public func measure(emptiesCaches: Bool = false) throws(DrawingError) -> Measurement {
    let rasterizer = Rasterizer()
    var bitmaps: [Bitmap] = []
    for list in lists { bitmaps.append(try rasterizer.draw(list, scale: scale)) }
    let nanoseconds = try Self.medianTime { () throws(DrawingError) in
      if emptiesCaches { rasterizer.emptyCaches() }
      for index in lists.indices { try rasterizer.draw(lists[index], scale: scale, into: &bitmaps[index]) }
    }
    return Measurement(
      sheets: lists.count, pixels: bitmaps.reduce(0) { $0 + $1.pixels.count }, nanoseconds: nanoseconds)
  }

  /// The median CPU time, in nanoseconds, of one call of `pass`.
  public static func medianTime<Failure>(_ pass: () throws(Failure) -> Void) throws(Failure) -> Double {
    try pass()
    var start = threadTime()
    try pass()
    let repetitions = max(1, Int(sampleDuration / max(threadTime() - start, 1)) + 1)
    var times: [Double] = []
    for _ in 0..<samples {
      start = threadTime()
      for _ in 0..<repetitions { try pass() }
      times.append((threadTime() - start) / Double(repetitions))
    }
    return times.sorted()[samples / 2]
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
