import DaguerreGraphics
public import DaguerreSkins
public import DaguerreSnapshots

/// A small made-up catalogue of rectangles, whose looks depend on a few tokens.
///
/// The tuning `wide` changes tiles only, the size class `regular` bars only, the theme `plain` has no tunings. High
/// contrast changes outlined tiles only, a larger text scale bars only.
public struct ShapesCatalogue: SnapshotCatalogue {
  /// Values that tokens have instead of their own, by path.
  public var overrides: [String: String] = [:]
  /// Amounts that are added to tokens' own values, by path; to colours as to numbers of 24 bits.
  public var shifts: [String: Int] = [:]
  /// Cases that are left out, by id.
  public var omitted: Set<String> = []
  /// The values of axes to which cases are restricted.
  public var chosen: [String: [String]] = [:]
  /// A case that cannot be drawn, by id.
  public var failing: String?
  /// The order of the cases is turned round.
  public var isReversed = false
  /// Colours change although no token does.
  public var isOtherPaint = false

  /// Every case is also drawn at high contrast, at text scale 1.5, and at both.
  public var hasFurtherPoints = false

  /// Whether references keep the picture of an id at a point.
  public var isChosen: @Sendable (String, SnapshotPoint) -> Bool = { _, _ in true }

  /// Every rectangle can be hit.
  public var hasTargets = false

  /// `tile.color` is made from a raw token, `ink`, and bars have a length of their own and one of `unit`.
  public var isChained = false

  /// The catalogue as it is.
  public init() {}

  /// In another order than that of ``ids``.
  public let components = ["tile", "bar"]
  /// The same for every value of the catalogue.
  public var axes: SnapshotAxes { Self.axes }

  /// All seven axes that the module knows by name.
  public static let axes = SnapshotAxes([
    .theme(["harbour", "plain"]), .tuning([("harbour", ["default", "wide", "tall"]), ("plain", ["default"])]), .mode(),
    .sizeClass(), .direction(), .contrast(), .textScale(["1", "1.5"]),
  ])

  /// Every id, sorted.
  public static let ids = ["bar/long", "tile/outlined", "tile/solid"]

  /// Every id that is not omitted, at every point; without further points at the first contrast and text scale only.
  public func cases() -> [SnapshotCase] {
    let usual = ["contrast": ["normal"], "textScale": ["1"]]
    let points = axes.points(choosing: (hasFurtherPoints ? [:] : usual).merging(chosen) { _, chosen in chosen })
    let cases = Self.ids.filter { !omitted.contains($0) }.flatMap { id in
      points.map { point in
        SnapshotCase(
          id: id, point: point, component: String(id.prefix { $0 != "/" }), storesImage: isChosen(id, point)
        ) { context in try draw(id: id, point: point, under: context.skin) }
      }
    }
    return isReversed ? cases.reversed() : cases
  }

  /// The four tokens at a point, overridden or not; `skin` does not count, and no case reads `unread`.
  public func tokens(at point: SnapshotPoint, under skin: (any Skin)? = nil) -> [TokenRead] {
    func token(_ path: String, _ own: String, from dependencies: [String] = []) -> TokenRead {
      let own = shifts[path].map { Self.shifted(own, by: $0) } ?? own
      let given = skin?.setValue(of: Self.key(path)) as? String ?? overrides[path]
      return TokenRead(path: path, value: given ?? own, dependencies: given == nil ? dependencies : [])
    }
    let color = point["mode"] == "dark" ? "F0E0D0" : "102030"
    let length = point["sizeClass"] == "regular" ? "60" : "40"
    let (ink, unit) = (token("ink", color), token("unit", length))
    let tokens =
      (isChained ? [ink, unit] : []) + [
        token("bar.length", isChained ? unit.value : length, from: isChained ? ["unit"] : []),
        token("tile.color", isChained ? ink.value : color, from: isChained ? ["ink"] : []),
        token("tile.width", point["tuning"] == "wide" ? "30" : "20"), token("unread", "1"),
      ]
    return tokens.sorted { $0.path < $1.path }
  }

  private static func shifted(_ value: String, by amount: Int) -> String {
    guard value.count == 6, let color = Int(value, radix: 16) else { return "\((Int(value) ?? 0) + amount)" }
    let digits = String(color + amount, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func key(_ path: String) -> SkinKey { SkinKey("shapes.\(path)", String.self) }

  /// A file has lines of a place, a path and a value, with tabs between.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    points.map { point in
      var values: [String: String] = [:]
      for layer in layers {
        switch layer {
        case .value(let path, let text): values[path] = text
        case .recorded(let recorded): values.merge(recorded) { _, last in last }
        case .release: break
        case .file(_, let bytes):
          for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            if fields.count == 3, fields[0] == Self.place(point) { values[fields[1]] = fields[2] }
          }
        }
      }
      return skin(setting: values, over: nil, at: point)
    }
  }

  /// What tokens depend on, as in `harbour/wide/dark/compact`.
  private static func place(_ point: SnapshotPoint) -> String {
    ["theme", "tuning", "mode", "sizeClass"].map { point[$0] }.joined(separator: "/")
  }

  /// As ``skins(of:at:)`` reads it.
  public func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) -> OverlayFile {
    let lines = values.flatMap { point, values in
      values.sorted { $0.key < $1.key }.map { "\(Self.place(point))\t\($0.key)\t\($0.value)\n" }
    }
    return OverlayFile(bytes: Array(lines.joined().utf8), omitted: [])
  }

  /// The values as they are; a token that nobody reads is set all the same.
  public func skin(setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint) -> any Skin {
    var skin = skin ?? ConcreteSkin()
    for (path, value) in values { skin.set(Self.key(path), to: value) }
    return skin
  }

  private func draw(id: String, point: SnapshotPoint, under skin: (any Skin)?) throws -> Sheet {
    if id == failing { throw PaintError() }
    let values = Dictionary(uniqueKeysWithValues: tokens(at: point, under: skin).map { ($0.path, $0.value) })
    var read: Set<String> = []
    func token(_ path: String) -> String {
      read.insert(path)
      return values[path] ?? ""
    }
    var list = DisplayList(
      size: Size(width: 100, height: 50), background: point["mode"] == "dark" ? .black : .white)
    var cells: [Cell] = []
    let color = Color(rgba: (UInt32(token("tile.color"), radix: 16) ?? 0) << 8 | (isOtherPaint ? 0xFE : 0xFF))
    for (index, name) in ["Enabled", "Pressed"].enumerated() {
      let isBar = id == "bar/long"
      let width = Double(token(isBar ? "bar.length" : "tile.width")) ?? 0
      let x = point["direction"] == "ltr" ? 5.0 : 95 - width
      let frame = Rect(
        x: x, y: 5 + 25 * Double(index), width: width, height: isBar ? (point["textScale"] == "1" ? 4 : 6) : 15)
      list.append(.fillRect(frame, color))
      if id == "tile/outlined" {
        list.append(.fillRect(frame.inset(by: point["contrast"] == "high" ? 2 : 1), list.background))
      }
      cells.append(Cell(name: name, state: name.lowercased(), frame: frame))
    }
    return Sheet(
      list: list, cells: cells, tokens: tokens(at: point, under: skin).filter { read.contains($0.path) },
      targets: hasTargets ? cells.map { HitTarget($0.frame) } : [])
  }
}

/// What a case of `ShapesCatalogue` throws when told to.
public struct PaintError: Error, CustomStringConvertible {
  /// Without a full stop, as it becomes the end of a message.
  public let description = "the paint has run out"

  /// As it is thrown for the case that ``ShapesCatalogue/failing`` names.
  public init() {}
}
