import DaguerreGraphics
@testable import DaguerreSnapshots

extension Bitmap {
  /// A ground with filled rectangles, `[x, y, width, height]`, colours as `0xRRGGBB`.
  fileprivate static func filled(
    _ width: Int, _ height: Int, ground: UInt32, _ parts: [(frame: [Int], color: UInt32)] = []
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    func opaque(_ color: UInt32) -> UInt32 { 0xFF00_0000 | (color & 0xFF) << 16 | color & 0xFF00 | color >> 16 }
    for index in bitmap.pixels.indices { bitmap.pixels[index] = opaque(ground) }
    for part in parts {
      for y in part.frame[1]..<part.frame[1] + part.frame[3] {
        for x in part.frame[0]..<part.frame[0] + part.frame[2] { bitmap.pixels[y * width + x] = opaque(part.color) }
      }
    }
    return bitmap
  }
}

extension SampleReport {
  private static let enabled = [20, 20, 120, 48], pressed = [160, 20, 120, 48]
  private static let cells = [(name: "Enabled", frame: enabled), (name: "Pressed", frame: pressed)]

  /// Five causes of each look of value, a case of no token, a new one, and some that look alike.
  static let small: SampleReport = {
    var sample = SampleReport(comparedCases: 40)
    for theme in ["harbour", "plain"] {
      sample.cause(
        "color.action.enabled", ["theme": theme], old: "light #FF7900FF, dark #FF7900FF",
        new: "light #4B0082FF, dark #B9A0FFFF", follows: ["button.color.bg", "link.color.content"], deltaE: 41.26,
        contrasts: [.init(pair: "text on color.action.enabled", before: 7.7, after: 3.96)])
    }
    sample.cause("button.border.radius.default", ["theme": "harbour"], old: "0.0", new: "12.0")
    sample.cause("border.width.focus", ["theme": "plain"], old: "2.0", new: "4.0")
    sample.cause(
      "elevation.composite.default", ["theme": "plain", "mode": "light"],
      old: "light x 0.0 y 2.0 blur 3.0 #0000003D, dark none", new: "light x 0.0 y 4.0 blur 9.0 #00000066, dark none")
    sample.cause(
      "font.composite.bodyDefaultLarge", ["theme": "plain"],
      old: "Helvetica Neue 16.0/24.0 weight 400 spacing 0.2", new: "none 18.0/26.0 weight 600 spacing -0.25")

    for theme in ["harbour", "plain"] {
      for mode in ["light", "dark"] {
        let ground: UInt32 = mode == "light" ? 0xFFFFFF : 0x141414
        let (first, dark): (UInt32, UInt32) = (0xFF7900, 0xC05000)
        let action: UInt32 = mode == "light" ? 0x4B0082 : 0xB9A0FF
        let second = theme == "harbour" ? "button.border.radius.default" : "border.width.focus"
        let other: UInt32 = theme == "harbour" ? 0x0060A0 : 0x907000
        sample.group(
          before: .filled(300, 90, ground: ground, [(Self.enabled, first), (Self.pressed, dark)]),
          after: .filled(300, 90, ground: ground, [(Self.enabled, action), (Self.pressed, other)]), cells: Self.cells,
          of: ["comfortable", "dense"].map {
            ("button/default", ["theme": theme, "mode": mode, "rowDensity": $0])
          }
        ) { x, _ in x < 150 ? ["color.action.enabled"] : x < 220 ? [second] : ["color.action.enabled", second] }
      }
    }
    sample.group(
      before: .filled(200, 60, ground: 0xFFFFFF, [([10, 10, 60, 40], 0x336699)]),
      after: .filled(200, 60, ground: 0xFFFFFF, [([10, 10, 80, 40], 0x336699)]),
      cells: [(name: "Solid", frame: [10, 10, 80, 40])],
      of: [("tile/solid", ["theme": "plain", "mode": "light", "rowDensity": "comfortable"])]
    ) { _, _ in [] }
    sample.group(
      before: nil, after: .filled(120, 40, ground: 0xEEEEEE), kind: .new, cells: [],
      of: [("tile/<b>new</b>", ["theme": "harbour", "mode": "dark", "rowDensity": "dense"])]
    ) { _, _ in [] }
    return sample
  }()

  /// As many cases as there are asked for, 20 to a picture, of 60 causes.
  static func large(_ count: Int) -> SampleReport {
    var sample = SampleReport(comparedCases: count)
    let paths = (0..<60).map { "color.family\($0 % 7).shade.\($0)" }
    for path in paths {
      for theme in ["harbour", "plain"] {
        sample.cause(
          path, ["theme": theme], old: "light #FF7900FF, dark #FF7900FF", new: "light #4B0082FF, dark #B9A0FFFF",
          follows: (0..<20).map { "component\($0).\(path)" }, deltaE: 30)
      }
    }
    let cells = (0..<12).map { (name: "Cell \($0)", frame: [2 + $0 % 4 * 18, 2 + $0 / 4 * 10, 16, 8]) }
    for number in 0..<(count / 20) {
      let theme = number % 2 == 0 ? "harbour" : "plain"
      let mode = number % 4 < 2 ? "light" : "dark"
      let causes = [paths[number % 60], paths[(number * 7 + 1) % 60]]
      let ground: UInt32 = mode == "light" ? 0xFFFFFF : 0x141414
      sample.group(
        before: .filled(74, 32, ground: ground, cells.map { ($0.frame, UInt32(0xFF7900)) }),
        after: .filled(74, 32, ground: ground, cells.map { ($0.frame, UInt32(0x4B0000 + number)) }), cells: cells,
        of: (0..<20).map {
          (
            "component\(number % 25)/sheet\(number)-\($0)",
            ["theme": theme, "mode": mode, "rowDensity": $0 % 2 == 0 ? "comfortable" : "dense"]
          )
        }
      ) { x, _ in x < 38 ? [causes[0]] : [causes[1]] }
    }
    return sample
  }
}
