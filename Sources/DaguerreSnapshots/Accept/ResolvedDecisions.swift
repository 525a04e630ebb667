import DaguerreSupport

/// What decisions say about the causes and cases that there are.
struct ResolvedDecisions {
  /// Whether a cause is accepted, by theme and path; only those that were decided.
  private(set) var causes: [String: [String: Bool]] = [:]
  /// Whether a case is accepted; only those that were decided by themselves.
  private(set) var cases: [CaseKey: Bool] = [:]
  /// Of accepted causes whose values the decisions do not tell, those of now.
  private(set) var untold: [AppliedDecisions.Cause: String] = [:]

  /// - Parameters:
  ///   - changes: what has changed, by theme, at all of its points.
  ///   - known: the selected cases and the lines of cases that are no more.
  /// - Throws: `DecisionError` with everything that is wrong.
  init(
    _ decisions: Decisions, changes: [String: [TokenChanges]], known: Set<CaseKey>, axes: SnapshotAxes
  ) throws(DecisionError) {
    var problems = DecisionProblems(name: decisions.name)
    let sides = [(decisions.accept, true), (decisions.reject, false)]
    resolve(
      sides.flatMap { side, isAccepted in side.causes.map { ($0, isAccepted) } }, changes: changes,
      then: Dictionary(grouping: decisions.changes ?? [], by: \.path), &problems)
    resolve(
      sides.flatMap { side, isAccepted in side.cases.map { ($0, isAccepted) } }, known: known, axes: axes, &problems)
    guard problems.count == 0 else { throw DecisionError(problems.diagnostics) }
  }

  private mutating func resolve(
    _ decided: [(Decisions.Cause, Bool)], changes: [String: [TokenChanges]], then: [String: [Decisions.Change]],
    _ problems: inout DecisionProblems
  ) {
    let paths = changes.mapValues { Set($0.flatMap(\.causes)) }
    var sides: [Decisions.Cause: Bool] = [:]
    // A decision for one theme counts more than one for all.
    let ordered = decided.filter { $0.0.theme == nil } + decided.filter { $0.0.theme != nil }
    for (cause, isAccepted) in ordered {
      let name = "'\(cause.path)'" + (cause.theme.map { " in \($0)" } ?? "")
      if sides[cause] == !isAccepted { problems.add("the cause \(name) is both accepted and rejected") }
      sides[cause] = isAccepted
      if let theme = cause.theme, changes[theme] == nil {
        problems.add("the decision about \(name) is for a theme that is not there or not selected") {
          Diagnostic.didYouMean(NearestName.match(to: theme, in: changes.keys).map { [$0] } ?? [])
        }
        continue
      }
      let themes = (cause.theme.map { [$0] } ?? changes.keys.sorted()).filter {
        paths[$0]?.contains(cause.path) == true
      }
      if themes.isEmpty { problems.add("\(name) is not a cause") { Self.hint(cause.path, in: changes) } }
      for theme in themes {
        causes[theme, default: [:]][cause.path] = isAccepted
        let values = Self.values(of: cause.path, in: changes[theme] ?? [])
        let now = values.map { "\($0.old) -> \($0.new)" }.sorted().joined(separator: ", ")
        guard let known = then[cause.path]?.filter({ $0.values[SnapshotAxis.themeName] == theme }) else {
          if isAccepted { untold[.init(path: cause.path, theme: theme)] = now }
          continue
        }
        if values.isSubset(of: known.map { Values(old: $0.old, new: $0.new) }) { continue }
        problems.add("'\(cause.path)' has other values in \(theme) than when it was decided") {
          "They are \(now) now: decide on that."
        }
      }
    }
  }

  private mutating func resolve(
    _ decided: [(Decisions.Case, Bool)], known: Set<CaseKey>, axes: SnapshotAxes, _ problems: inout DecisionProblems
  ) {
    for (item, isAccepted) in decided {
      guard let key = axes.key(of: item) else {
        let unknown = item.values.keys.filter { axes[$0] == nil }.sorted()
        let what = unknown.first.map { "has no axis '\($0)'" } ?? "needs a \(axes.all[0].name)"
        problems.add("the case '\(item.id)' \(what)") { "Axes are \(axes.all.map(\.name).joined(separator: ", "))." }
        continue
      }
      guard known.contains(key) else {
        problems.add("the case \(key) is neither selected nor recorded") {
          let near = NearestName.match(to: item.id, in: known.map(\.id))
          return Diagnostic.didYouMean(near.flatMap { $0 == item.id ? nil : [$0] } ?? [])
        }
        continue
      }
      if cases[key] == !isAccepted { problems.add("the case \(key) is both accepted and rejected") }
      cases[key] = isAccepted
    }
  }

  /// Of a token, before and after.
  private struct Values: Hashable {
    let old: String
    let new: String
  }

  /// Those of a cause at all points of a theme, as a report tells them.
  private static func values(of path: String, in changes: [TokenChanges]) -> Set<Values> {
    Set(
      changes.filter { $0.isCause(path) }.map { known in
        Values(old: known.changes[path]?.recorded ?? "", new: known.changes[path]?.current ?? "")
      })
  }

  /// Why a path may not be a cause.
  private static func hint(_ path: String, in changes: [String: [TokenChanges]]) -> String {
    let all = changes.sorted { $0.key < $1.key }.flatMap(\.value)
    if let follower = all.first(where: { $0.changes[path] != nil }) {
      let causes = follower.causes(of: [path]).map { "'\($0)'" }.joined(separator: ", ")
      return "It follows \(causes): decide on that."
    }
    let known = Set(all.flatMap(\.causes)).sorted()
    if known.isEmpty { return "No token has changed: give the same token files and values as when it was decided." }
    return Diagnostic.didYouMean(NearestName.match(to: path, in: known).map { [$0] } ?? [])
      ?? "Causes are \(known.prefix(10).joined(separator: ", "))\(known.count > 10 ? ", …" : "")."
  }

  /// Decides a cause that nobody has decided.
  mutating func decide(_ path: String, in theme: String, isAccepted: Bool) {
    causes[theme, default: [:]][path] = isAccepted
  }

  /// The accepted or rejected causes by theme.
  func paths(accepted: Bool) -> [String: Set<String>] {
    causes.mapValues { Set($0.filter { $0.value == accepted }.keys) }
  }
}

/// What is wrong, as far as people want to read it.
struct DecisionProblems {
  private static let limit = 20

  let name: String
  private(set) var count = 0
  private var first: [Diagnostic] = []

  init(name: String) { self.name = name }

  mutating func add(_ message: String, hint: () -> String? = { nil }) {
    count += 1
    // Near names take time to find.
    if count <= Self.limit { first.append(Diagnostic(message, at: name, hint: hint(), isWrongUse: true)) }
  }

  var diagnostics: [Diagnostic] {
    guard count > first.count else { return first }
    return first + [Diagnostic("\(count - first.count) more decisions are wrong", at: name, isWrongUse: true)]
  }
}
