public import DaguerreGraphics

/// How large the targets of a catalogue are.
public struct TargetReport: Sendable {
  /// What can be hit.
  public struct Target: Sendable {
    /// The smallest upright rectangle around it, in points on its sheet.
    public let frame: Rect
    /// In points; of one that is turned that of the largest upright square within it, as it has to hold one of 24 px.
    public let size: Size
    /// Whether a circle of 24 px about its middle touches no other target of its cell, so that a smaller one is allowed:
    /// WCAG 2.2, 2.5.8, "Spacing".
    public let hasRoom: Bool
    /// The name of the cell; empty where there is none.
    public let cell: String

    /// The shorter side, in points.
    public var side: Double { min(size.width, size.height) }
    /// Whether it is smaller than it may be.
    public var isFinding: Bool { side < TargetReport.minimum && !hasRoom }
  }

  /// The smallest target of a component where its size is the same.
  public struct Row: Sendable {
    /// As ids name it.
    public let component: String
    /// The first of the smallest.
    public let target: Target
    /// The id of the case that has it.
    public let id: String
    /// Where that case is drawn.
    public let point: SnapshotPoint
    var values: AxisValues

    /// The largest of ``TargetReport/recommended`` and ``TargetReport/minimum`` that it reaches; 0 for none.
    public var level: Double {
      ([TargetReport.minimum] + TargetReport.recommended).last { target.side >= $0 } ?? 0
    }
  }

  /// The least side, in points: WCAG 2.2, 2.5.8 "Target Size (Minimum)", where a CSS pixel is a point.
  public static let minimum = 24.0
  /// What is recommended, in points: WCAG 2.2, 2.5.5 "Target Size (Enhanced)", and Material Design.
  public static let recommended = [44.0, 48]

  /// By component in the order of the catalogue, the smallest first.
  public let rows: [Row]
  /// How many cases were looked at.
  public let caseCount: Int
  /// The components without any target.
  public let withoutTargets: [String]
  let all: AxisValues

  init(_ cases: [(SnapshotCase, [Target])], components: [String], axes: SnapshotAxes) {
    // By component, theme, and what else sizes depend on where it is a choice of the design.
    struct Place: Hashable {
      let component: String
      let values: [String]
    }
    let kept = axes.all.filter { $0.changesTokens && $0.prominence != .sideBySide || $0.name == axes.all[0].name }
    var smallest: [Place: (target: Target, id: String, point: SnapshotPoint)] = [:]
    var points: [Place: AxisValues] = [:]
    var order: [Place] = []
    var all = AxisValues(axes)
    var count = 0
    var present: Set<String> = []
    for (snapshot, targets) in cases {
      all.add(snapshot.point)
      count += 1
      present.insert(snapshot.component)
      let place = Place(component: snapshot.component, values: kept.map { snapshot.point[$0.name] })
      points[place, default: AxisValues(axes)].add(snapshot.point)
      for target in targets {
        if smallest[place] == nil { order.append(place) }
        if let known = smallest[place], !Self.isWorse(target, than: known.target) { continue }
        smallest[place] = (target, snapshot.id, snapshot.point)
      }
    }
    struct Key: Hashable {
      let component: String
      let width, height: Double
      let hasRoom: Bool
    }
    var index: [Key: Int] = [:]
    var rows: [Row] = []
    for place in order {
      guard let (target, id, point) = smallest[place] else { continue }
      let key = Key(
        component: place.component, width: target.size.width, height: target.size.height, hasRoom: target.hasRoom)
      if index[key] == nil {
        index[key] = rows.count
        rows.append(
          Row(component: place.component, target: target, id: id, point: point, values: AxisValues(axes)))
      }
      if let row = index[key], let values = points[place] { rows[row].values.formUnion(values) }
    }
    let number = Dictionary(zip(components, components.indices)) { first, _ in first }
    self.rows = rows.enumerated().sorted { left, right in
      func rank(_ item: (offset: Int, element: Row)) -> (Int, Double, Int) {
        (number[item.element.component] ?? components.count, item.element.target.side, item.offset)
      }
      return rank(left) < rank(right)
    }.map(\.element)
    caseCount = count
    self.all = all
    let withTargets = Set(order.map(\.component))
    withoutTargets = components.filter { present.contains($0) && !withTargets.contains($0) }
  }

  /// First whether it is allowed, then the shorter side, then the longer.
  private static func isWorse(_ target: Target, than other: Target) -> Bool {
    func rank(_ target: Target) -> (Int, Double, Double) {
      (target.isFinding ? 0 : 1, target.side, max(target.size.width, target.size.height))
    }
    return rank(target) < rank(other)
  }

  /// Those that are smaller than they may be.
  public var findings: [Row] { rows.filter(\.target.isFinding) }
}

extension TargetReport.Target {
  /// Every target of a sheet, in the order in which they are drawn, each frame once.
  static func all(in sheet: Sheet) -> [TargetReport.Target] {
    var known: Set<HitTarget> = []
    let targets = sheet.targets.filter { known.insert($0).inserted }
    let cells = targets.map { cell(of: $0.frame, in: sheet) }
    return targets.indices.map { index in
      // Cells stand side by side on a sheet only.
      let others = targets.indices.filter { $0 != index && cells[$0] == cells[index] }.map { targets[$0] }
      return TargetReport.Target(
        frame: targets[index].frame, size: targets[index].size, hasRoom: hasRoom(targets[index].frame, beside: others),
        cell: cells[index].map { sheet.cells[$0].name } ?? "")
    }
  }

  private static func cell(of frame: Rect, in sheet: Sheet) -> Int? {
    sheet.cells.indices.filter { sheet.cells[$0].frame.intersects(frame) }.max { first, second in
      shared(sheet.cells[first].frame, frame) < shared(sheet.cells[second].frame, frame)
    }
  }

  private static func shared(_ first: Rect, _ second: Rect) -> Double {
    (min(first.maxX, second.maxX) - max(first.minX, second.minX))
      * (min(first.maxY, second.maxY) - max(first.minY, second.minY))
  }

  private static func hasRoom(_ frame: Rect, beside others: [HitTarget]) -> Bool {
    let radius = TargetReport.minimum / 2
    let (x, y) = (frame.minX + frame.width / 2, frame.minY + frame.height / 2)
    return others.allSatisfy { target in
      // What is turned is farther away than what is around it: then a target is rather reported than not.
      let other = target.frame
      let dx = max(other.minX - x, 0, x - other.maxX), dy = max(other.minY - y, 0, y - other.maxY)
      guard dx * dx + dy * dy >= radius * radius else { return false }
      // The circles of two small targets may not meet either.
      guard min(target.size.width, target.size.height) < TargetReport.minimum else { return true }
      let mx = other.minX + other.width / 2 - x, my = other.minY + other.height / 2 - y
      return mx * mx + my * my >= 4 * radius * radius
    }
  }
}
