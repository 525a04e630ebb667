import DaguerreGraphics
public import DaguerreSnapshots

/// A small made-up catalogue of rectangles, whose looks depend on a few tokens.
///
/// The tuning `wide` changes tiles only, the size class `regular` bars only, the theme `plain` has no tunings. High
/// contrast changes outlined tiles only, a larger text scale bars only.
public struct ShapesCatalogue: SnapshotCatalogue {
  /// Values that tokens have instead of their own, by path.
  public var overrides: [String: String] = [:]
  /// Cases that are left out, by id.
  public var omitted: Set<String> = []
  /// A case that cannot be drawn, by id.
  public var failing: String?
  /// The order of the cases is turned round.
  public var isReversed = false
  /// Colours change although no token does.
  public var isOtherPaint = false

  /// Every case is also drawn at high contrast, at text scale 1.5, and at both.
  public var hasFurtherPoints = false

  public init() {}

  public let components = ["tile", "bar"]
  public let themes = [
    SnapshotTheme(name: "harbour", tunings: ["default", "wide", "tall"]),
    SnapshotTheme(name: "plain", tunings: ["default"]),
  ]
  public let modes = ["light", "dark"]
  public let sizeClasses = ["compact", "regular"]
  public let directions = ["ltr", "rtl"]
  public let contrasts = ["normal", "high"]
  public let textScales = ["1", "1.5"]

  public static let ids = ["bar/long", "tile/outlined", "tile/solid"]

  public func cases() -> [SnapshotCase] {
    var cases: [SnapshotCase] = []
    for id in Self.ids where !omitted.contains(id) {
      for theme in themes {
        for tuning in theme.tunings {
          for mode in modes {
            for sizeClass in sizeClasses {
              for direction in directions {
                let axes = SnapshotAxes(
                  theme: theme.name, tuning: tuning, mode: mode, sizeClass: sizeClass, direction: direction)
                for axes in hasFurtherPoints ? withFurtherPoints(axes) : [axes] {
                  cases.append(
                    SnapshotCase(id: id, axes: axes, component: String(id.prefix { $0 != "/" })) { _ in
                      try draw(id: id, axes: axes)
                    })
                }
              }
            }
          }
        }
      }
    }
    return isReversed ? cases.reversed() : cases
  }

  private func withFurtherPoints(_ axes: SnapshotAxes) -> [SnapshotAxes] {
    contrasts.flatMap { contrast in
      textScales.map { textScale in
        var axes = axes
        (axes.contrast, axes.textScale) = (contrast, textScale)
        return axes
      }
    }
  }

  public func tokens(at axes: SnapshotAxes) -> [TokenRead] {
    let own = [
      "bar.length": axes.sizeClass == "regular" ? "60" : "40",
      "tile.color": axes.mode == "dark" ? "F0E0D0" : "102030",
      "tile.width": axes.tuning == "wide" ? "30" : "20",
      "unread": "1",
    ]
    return own.keys.sorted().map { TokenRead(path: $0, value: overrides[$0] ?? own[$0] ?? "") }
  }

  private func draw(id: String, axes: SnapshotAxes) throws -> Sheet {
    if id == failing { throw PaintError() }
    let values = Dictionary(uniqueKeysWithValues: tokens(at: axes).map { ($0.path, $0.value) })
    var read: Set<String> = []
    func token(_ path: String) -> String {
      read.insert(path)
      return values[path] ?? ""
    }
    var list = DisplayList(
      size: Size(width: 100, height: 50), background: axes.mode == "dark" ? .black : .white)
    var cells: [Cell] = []
    let color = Color(rgba: (UInt32(token("tile.color"), radix: 16) ?? 0) << 8 | (isOtherPaint ? 0xFE : 0xFF))
    for (index, name) in ["Enabled", "Pressed"].enumerated() {
      let isBar = id == "bar/long"
      let width = Double(token(isBar ? "bar.length" : "tile.width")) ?? 0
      let x = axes.direction == "ltr" ? 5.0 : 95 - width
      let frame = Rect(
        x: x, y: 5 + 25 * Double(index), width: width, height: isBar ? (axes.textScale == "1" ? 4 : 6) : 15)
      list.append(.fillRect(frame, color))
      if id == "tile/outlined" {
        list.append(.fillRect(frame.inset(by: axes.contrast == "high" ? 2 : 1), list.background))
      }
      cells.append(Cell(name: name, state: name.lowercased(), direction: axes.direction, frame: frame))
    }
    return Sheet(list: list, cells: cells, tokens: tokens(at: axes).filter { read.contains($0.path) })
  }
}

/// What a case of `ShapesCatalogue` throws when told to.
public struct PaintError: Error, CustomStringConvertible {
  public let description = "the paint has run out"

  public init() {}
}
