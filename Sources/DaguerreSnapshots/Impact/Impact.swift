/// What a change of tokens does: its causes, what follows them, and the cases that they reach.
public struct Impact: Sendable {
  /// A cause in one theme.
  public struct Cause: Sendable {
    /// Of the token whose own definition changed.
    public let path: String
    /// The theme that it changed in.
    public let theme: String
    /// By axis; an axis on which tokens depend is left out where all of its selected values agree.
    public let values: [String: String]
    /// The recorded value as canonical text.
    public let old: String
    /// The value in force as canonical text.
    public let new: String
    /// The changed tokens that follow, sorted.
    public let follows: [String]
    /// How many cases read it, directly or through what follows.
    public fileprivate(set) var caseCount = 0
    /// How many cells their sheets have.
    public fileprivate(set) var cellCount = 0
    /// How many pixels go back to it, shared ones included; nil where nothing was drawn.
    public fileprivate(set) var changedPixels: Int?
    /// How many of these differ by a step that people can see.
    public fileprivate(set) var visiblePixels: Int?
  }

  /// A case that reads a token which has changed.
  public struct Case: Sendable {
    /// As in `button/default/text`.
    public let id: String
    /// Where in the matrix it is drawn.
    public let point: SnapshotPoint
    /// How many cells its sheet has.
    public let cellCount: Int
    /// The paths of its causes, sorted; none for *no token*.
    public let causes: [String]
    /// Nil where nothing was drawn, and where it is not known what the case looked like.
    public let changedPixels: Int?
    /// How many of these differ by 1 or more as `SkinColor.difference(from:)` of `DaguerreSkins` counts.
    public let visiblePixels: Int?
    /// Whether something besides tokens has changed: the recorded tokens do not draw the recorded pixels.
    public let isUnproven: Bool
    /// By cause, where it was drawn.
    let shares: [String: (changed: Int, visible: Int)]
  }

  /// The widest first: by changed pixels where it was drawn, else by cases.
  public internal(set) var causes: [Cause]
  /// Those of *no token* first, then the order of the catalogue.
  public let cases: [Case]

  init(_ causes: [Cause], cases: [Case], drawn: Bool) {
    let hasNoToken = cases.contains { $0.causes.isEmpty }
    self.cases = hasNoToken ? cases.filter(\.causes.isEmpty) + cases.filter { !$0.causes.isEmpty } : cases
    // A case is large: where it is found is enough.
    var places: [String: [String: [Int]]] = [:]
    for (place, item) in cases.enumerated() {
      for path in item.causes { places[item.point.theme, default: [:]][path, default: []].append(place) }
    }
    let counted = causes.map { cause in
      var cause = cause
      let reached = (places[cause.theme]?[cause.path] ?? []).lazy.filter { place in
        cause.values.allSatisfy { cases[place].point[$0.key] == $0.value }
      }
      if drawn { (cause.changedPixels, cause.visiblePixels) = (0, 0) }
      for place in reached {
        cause.caseCount += 1
        cause.cellCount += cases[place].cellCount
        guard drawn, let share = cases[place].shares[cause.path] else { continue }
        cause.changedPixels = (cause.changedPixels ?? 0) + share.changed
        cause.visiblePixels = (cause.visiblePixels ?? 0) + share.visible
      }
      return cause
    }
    // What is changed in one theme is worth as much as what it changes in all of them.
    let area = Dictionary(grouping: counted, by: \.path).mapValues { causes in
      (causes.reduce(0) { $0 + ($1.changedPixels ?? 0) }, causes.reduce(0) { $0 + $1.caseCount })
    }
    self.causes = counted.enumerated().sorted { left, right in
      let (first, second) = (area[left.element.path] ?? (0, 0), area[right.element.path] ?? (0, 0))
      if first != second { return first > second }
      if left.element.path != right.element.path { return left.element.path < right.element.path }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension Impact.Cause {
  /// What each theme's points have in common; in the order of the points.
  ///
  /// - Parameter points: with what has changed there.
  static func all(of points: [(point: SnapshotPoint, changes: TokenChanges)]) -> [Impact.Cause] {
    struct Change: Hashable {
      let theme: String
      let path: String
    }
    struct Effect: Hashable {
      let old: String
      let new: String
      let follows: [String]
    }
    var order: [Change] = []
    var effects: [Change: [(point: SnapshotPoint, effect: Effect?)]] = [:]
    let followers = points.map { $0.changes.followers() }
    for (theme, indices) in Dictionary(grouping: points.indices, by: { points[$0].point.theme }) {
      let paths = Set(indices.flatMap { points[$0].changes.causes })
      for path in paths {
        let change = Change(theme: theme, path: path)
        effects[change] = indices.map { index in
          let changes = points[index].changes
          guard changes.causes.contains(path) else { return (points[index].point, nil) }
          // A definition that has changed without its value is told by the value that it has.
          let known = changes.changes[path]
          return (
            points[index].point,
            Effect(old: known?.recorded ?? "", new: known?.current ?? "", follows: followers[index][path] ?? [])
          )
        }
      }
    }
    let themes = points.map(\.point.theme)
    order = effects.keys.sorted {
      let (first, second) = (themes.firstIndex(of: $0.theme) ?? 0, themes.firstIndex(of: $1.theme) ?? 0)
      return (first, $0.path) < (second, $1.path)
    }
    return order.flatMap { change -> [Impact.Cause] in
      let all = effects[change] ?? []
      let axes = (all.first?.point.axes.all.dropFirst() ?? []).filter(\.changesTokens)
      let needed = axes.filter { axis in
        Dictionary(grouping: all) { item in axes.filter { $0 != axis }.map { item.point[$0.name] } }.values
          .contains { Set($0.map(\.effect)).count > 1 }
      }
      var known: Set<[String]> = []
      return all.compactMap { point, effect in
        guard let effect, known.insert(needed.map { point[$0.name] }).inserted else { return nil }
        return Impact.Cause(
          path: change.path, theme: change.theme,
          values: Dictionary(needed.map { ($0.name, point[$0.name]) }) { first, _ in first }, old: effect.old,
          new: effect.new, follows: effect.follows)
      }
    }
  }
}
