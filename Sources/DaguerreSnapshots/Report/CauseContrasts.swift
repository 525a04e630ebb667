import DaguerreGraphics
import DaguerreSupport

/// The contrast ratios that causes change, each measured where the cause changes most pixels of a theme and a mode.
struct CauseContrasts {
  /// By path and theme.
  private var found: [Key: [Report.Contrast]] = [:]

  private struct Key: Hashable {
    let path: String
    let theme: String
  }

  /// What one case is looked at for.
  private struct Place: Hashable {
    let key: Key
    let sideBySide: [String]
  }

  /// The case of a place that a cause changes most, with what was measured there.
  struct Candidate: Codable, Sendable {
    let path: String
    let theme: String
    let sideBySide: [String]
    /// How many pixels of the case are the cause's.
    let pixels: Int
    /// Of the case.
    let number: Int
    let contrasts: [Report.Contrast]
  }

  /// Of so many causes, the widest first: measuring a sheet costs as much as drawing it a few times.
  private static let maximumCauses = 12
  /// The smallest ratios of a cause in a theme.
  private static let maximumPairs = 8

  subscript(path: String, theme: String) -> [Report.Contrast] { found[Key(path: path, theme: theme)] ?? [] }

  /// The widest candidate of each place counts, for the causes that change most.
  ///
  /// - Parameter area: how many pixels are each cause's.
  init(_ candidates: [Candidate], area: [String: Int]) {
    let chosen = Self.chosen(area)
    var widest: [Place: Candidate] = [:]
    for candidate in candidates where chosen.contains(candidate.path) {
      let place = Place(key: Key(path: candidate.path, theme: candidate.theme), sideBySide: candidate.sideBySide)
      if let known = widest[place], (known.pixels, -known.number) > (candidate.pixels, -candidate.number) { continue }
      widest[place] = candidate
    }
    for (place, candidate) in widest { found[place.key, default: []] += candidate.contrasts }
    for key in found.keys {
      found[key] = found[key].map { all in
        Array(all.sorted { ($0.after, $0.pair) < ($1.after, $1.pair) }.prefix(Self.maximumPairs))
      }
    }
  }

  /// How many pixels of all cases are each cause's.
  static func area(of cases: [RunResult.Case]) -> [String: Int] {
    var area: [String: Int] = [:]
    for item in cases where item.isProven {
      for share in item.causes where share.pixels > 0 { area[share.path, default: 0] += share.pixels }
    }
    return area
  }

  private static func chosen(_ area: [String: Int]) -> Set<String> {
    Set(area.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(maximumCauses).map(\.key))
  }

  /// Measures where each cause changes most of some cases.
  ///
  /// - Parameters:
  ///   - cases: those that differ, with their results.
  ///   - isWhole: whether these are all that differ; of a part it is not known which causes change most.
  static func candidates(
    _ cases: [(snapshot: SnapshotCase, item: RunResult.Case)], isWhole: Bool, tokens: ReferenceTokens, threads: Int
  ) throws -> [Candidate] {
    let chosen = isWhole ? Self.chosen(area(of: cases.map(\.item))) : nil
    var widest: [Place: (pixels: Int, number: Int, snapshot: SnapshotCase)] = [:]
    for (snapshot, item) in cases where item.isProven {
      for share in item.causes where share.pixels > 0 && chosen?.contains(share.path) ?? true {
        let place = Place(
          key: Key(path: share.path, theme: snapshot.point.theme), sideBySide: snapshot.point.values(of: .sideBySide))
        if share.pixels > widest[place]?.pixels ?? 0 { widest[place] = (share.pixels, item.name.number, snapshot) }
      }
    }
    let places = widest.map { (place: $0.key, case: $0.value) }
      .sorted { ($0.place.key.path, $0.case.number) < ($1.place.key.path, $1.case.number) }
    return try parallelMap(places, threads: threads) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { drawer, item in
      Candidate(
        path: item.place.key.path, theme: item.place.key.theme, sideBySide: item.place.sideBySide,
        pixels: item.case.pixels, number: item.case.number,
        contrasts: try contrasts(of: item.place.key.path, item.case.snapshot, tokens: tokens, drawer)
          .sorted { $0.pair < $1.pair })
    }
  }

  private static func contrasts(
    of path: String, _ snapshot: SnapshotCase, tokens: ReferenceTokens, _ drawer: CaseDrawer
  ) throws -> [Report.Contrast] {
    guard let skin = try tokens.recordedSkin(at: snapshot.point), let changes = try tokens[snapshot.point]?.changes()
    else {
      return []
    }
    func pairs(_ sheet: Sheet) -> [ContrastPair] {
      // What cannot be measured has been drawn: it only has no ratios.
      ((try? ContrastAudit.pairs(in: sheet, at: snapshot.point)) ?? []).filter { $0.exemption == nil }
    }
    /// Pairs of before and after are told by what they are and by their number among those.
    func named(_ pairs: [ContrastPair]) -> [Name: ContrastPair] {
      var counts: [Name: Int] = [:]
      var named: [Name: ContrastPair] = [:]
      for pair in pairs {
        var name = Name(pair)
        counts[name, default: 0] += 1
        name.number = counts[name] ?? 0
        named[name] = pair
      }
      return named
    }
    let before = named(pairs(try drawer.traced(snapshot, under: skin)))
    let after = named(pairs(try drawer.traced(snapshot)))
    let values = snapshot.point.pairs.dropFirst().filter { $0.axis.prominence == .sideBySide }.map(\.value)
    let place = values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
    var smallest: [String: Report.Contrast] = [:]
    for (name, new) in after {
      guard let old = before[name], abs(old.ratio - new.ratio) >= 0.01,
        changes.causes(of: new.foregroundTokens + new.groundTokens).contains(path)
      else { continue }
      let contrast = Report.Contrast(
        pair: new.name + place, before: (old.ratio * 100).rounded(.down) / 100,
        after: (new.ratio * 100).rounded(.down) / 100)
      let known = smallest[contrast.pair]
      if known.map({ (contrast.after, contrast.before) < ($0.after, $0.before) }) ?? true {
        smallest[contrast.pair] = contrast
      }
    }
    return Array(smallest.values)
  }

  private struct Name: Hashable {
    let kind: ContrastPair.Kind
    let cell: String
    let view: String
    let foreground: [String]
    let ground: [String]
    var number = 0

    init(_ pair: ContrastPair) {
      (kind, cell, view) = (pair.kind, pair.cell, pair.view)
      (foreground, ground) = (pair.foregroundTokens, pair.groundTokens)
    }
  }
}
