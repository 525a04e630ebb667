import DaguerreGraphics
import DaguerreImages
import DaguerreSupport
import Foundation

/// Everything in one table, as ratios: scenes beside cairo and a memset, digests and PNG, the program, growth.
struct TableBenchmark {
  /// A file with the times of cairo on the same scenes, in nanoseconds; nil where there is none.
  var cairo: String?
  /// The built `daguerre`, which is to be measured, and the package whose references it verifies.
  var tool: String?
  var package: String?
  /// A file to write the figures to, and one of an earlier run to compare them with.
  var saved: String?
  var earlier: String?

  private static let side = 1024

  func run() throws {
    let cairo = try cairo.map { Figures.parse(String(decoding: try Files.read($0), as: UTF8.self)) } ?? [:]
    let before = try earlier.map { Figures.parse(String(decoding: try Files.read($0), as: UTF8.self)) } ?? [:]
    let memset = Self.memset()
    var figures = Figures()
    try Self.measure(into: &figures)
    if let tool { try ProgramBenchmark(tool: tool, package: package).measure(into: &figures) }
    Self.print(figures, memset: memset, cairo: cairo, before: before)
    let growth = try Self.growth(before: before)
    if let saved {
      let text = figures.lines(inUnitsOf: memset) + growth.lines(inUnitsOf: 1)
      try Files.write(Array(text.utf8), to: saved)
      Swift.print("Written to \(saved); compare a later run with --compare.")
    }
  }

  /// Milliseconds to fill a sheet with one byte.
  private static func memset() -> Double {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: side * side * 4, alignment: 64)
    defer { bytes.deallocate() }
    var byte: UInt8 = 0
    return RasterBenchmark.medianTime {
      byte &+= 1
      bytes.initializeMemory(as: UInt8.self, repeating: byte)
    } / 1e6
  }

  private static func measure(into figures: inout Figures) throws {
    for scene in BenchmarkScene.all {
      let benchmark = RasterBenchmark([scene.list])
      figures["\(scene.name), warm"] = try benchmark.measure().nanoseconds / 1e6
      figures["\(scene.name), cold"] = try benchmark.measure(emptiesCaches: true).nanoseconds / 1e6
    }
    guard let scene = BenchmarkScene.all.first(where: { $0.name == "borders" }) else { return }
    let bitmap = try Rasterizer().draw(scene.list)
    figures["digest of borders"] =
      RasterBenchmark.medianTime { _ = bitmap.pixels.withUnsafeBytes { Digest(of: $0) } } / 1e6
    figures["PNG of borders"] = try RasterBenchmark.medianTime { _ = try PNG.encode(bitmap) } / 1e6
  }

  private static func print(
    _ figures: Figures, memset: Double, cairo: [String: Double], before: [String: Double]
  ) {
    row("CPU time, one thread", ["ms", "memsets", "x cairo", "x before"])
    row("memset of 4 MiB", [number(memset), "1.0"])
    for name in figures.names {
      guard let time = figures[name] else { continue }
      let peer = cairo[String(name.prefix { $0 != "," })]
      let cells = [
        number(time), number(time / memset, 1), peer.map { number($0 / 1e6 / time, 1) } ?? "",
        before[name].map { number($0 * memset / time, 2) } ?? "",
      ]
      row(name, cells)
    }
  }

  private static func growth(before: [String: Double]) throws -> Figures {
    Swift.print("")
    row("Growth, cold: 4 is in step", ["ratio", "before"])
    var figures = Figures()
    for benchmark in GrowthBenchmark.all {
      let ratio = try benchmark.ratio()
      figures[benchmark.name] = ratio
      row(benchmark.name, [number(ratio, 1), before[benchmark.name].map { number($0, 1) } ?? ""])
    }
    return figures
  }

  private static func number(_ value: Double, _ digits: Int = 3) -> String { String(format: "%.\(digits)f", value) }

  private static func row(_ name: String, _ cells: [String]) {
    let padded = cells.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }
    Swift.print(name.padding(toLength: 36, withPad: " ", startingAt: 0) + padded.joined())
  }
}
