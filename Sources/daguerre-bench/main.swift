import DaguerreSupport
import DaguerreGraphics
import Foundation

// Times the rasterizer against a plain one, on scenes of its own or on display lists given as files.

let usage = """
  usage: daguerre-bench [FILE...]
         daguerre-bench text [FONTS]
         daguerre-bench compare
         daguerre-bench table [--cairo FILE] [--tool PATH] [--package DIR] [--save FILE] [--compare FILE]
         daguerre-bench scenes

  Draws generated scenes, or the sheets of display lists (JSON), repeatedly on one thread. Prints, for each: CPU
  milliseconds a pass with warm caches, with cold ones, and with a plain general rasterizer, and how many times
  faster than that the first two are. Glyphs of files are drawn with a stand-in font.

  With text: lays out pages of 10000 characters with fonts of a folder (default: Fonts). Prints the CPU milliseconds
  of a page, broken into lines, those of shaping it as one line, and the ratio.

  With table, which Scripts/bench runs: everything in one table, as ratios to a memset, to cairo (times by --cairo) and
  to an earlier run (--save, then --compare); start-up of the program at --tool, and what it takes to verify the
  references of --package; and how costs grow with the work.

  With scenes: prints the generated scenes in the form that Scripts/bench-cairo reads.

  With compare: compares two large pictures under several metrics. Prints milliseconds, and how many pixels differ.
  """

func usageError(_ problem: String) -> Never {
  StandardError.print("daguerre-bench: error: \(problem); daguerre-bench --help tells which there are")
  exit(2)
}

func report(_ name: String, _ lists: [DisplayList]) throws {
  let benchmark = RasterBenchmark(lists)
  let warm = try benchmark.measure().nanoseconds
  let cold = try benchmark.measure(emptiesCaches: true).nanoseconds
  let plain = RasterBenchmark.medianTime { for list in lists { _ = PlainRasterizer.draw(list) } }
  func cell(_ value: Double, _ digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
  let label = name.padding(toLength: 26, withPad: " ", startingAt: 0)
  print(
    label + cell(warm / 1e6, 3) + cell(cold / 1e6, 3) + cell(plain / 1e6, 3) + cell(plain / warm, 1)
      + cell(plain / cold, 1))
}

let files = CommandLine.arguments.dropFirst()
if files.first == "scenes" {
  print(CairoScenes.text, terminator: "")
  exit(0)
}
if files.first == "table" {
  do {
    var table = TableBenchmark()
    var arguments = files.dropFirst()
    while let option = arguments.popFirst() {
      guard let value = arguments.popFirst() else { usageError("'\(option)' needs a value after it") }
      switch option {
      case "--cairo": table.cairo = value
      case "--tool": table.tool = value
      case "--package": table.package = value
      case "--save": table.saved = value
      case "--compare": table.earlier = value
      default: usageError("there is no option '\(option)'")
      }
    }
    try table.run()
    exit(0)
  } catch {
    StandardError.print("daguerre-bench: \(error)")
    exit(3)
  }
}
if files.contains(where: { $0.hasPrefix("-") }) {
  print(usage)
  exit(files.contains("--help") || files.contains("-h") ? 0 : 2)
}
if files.first == "compare" {
  CompareBenchmark().run()
  exit(0)
}
if files.first == "text" {
  do {
    try TextBenchmark(fonts: files.dropFirst().first ?? "Fonts").run()
    exit(0)
  } catch {
    StandardError.print("daguerre-bench: \(error)")
    exit(3)
  }
}
do {
  let columns = ["warm ms", "cold ms", "plain ms", "x warm", "x cold"]
  print("".padding(toLength: 26, withPad: " ", startingAt: 0), terminator: "")
  print(columns.map { String(repeating: " ", count: 10 - $0.count) + $0 }.joined())
  if files.isEmpty {
    for scene in BenchmarkScene.all { try report(scene.name, [scene.list]) }
  }
  let font = StandInFont()
  for file in files {
    let url = URL(fileURLWithPath: file)
    let document = try DisplayListDocument(json: Data(Files.read(file))) { _ in font }
    try report(url.deletingPathExtension().lastPathComponent, document.sheets.map(\.list))
  }
} catch {
  StandardError.print("daguerre-bench: \(error)")
  exit(3)
}
