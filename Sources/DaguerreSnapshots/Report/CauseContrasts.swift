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

  /// Of so many causes, the widest first: measuring a sheet costs as much as drawing it a few times.
  private static let maximumCauses = 12
  /// The smallest ratios of a cause in a theme.
  private static let maximumPairs = 8

  subscript(path: String, theme: String) -> [Report.Contrast] { found[Key(path: path, theme: theme)] ?? [] }

  /// - Parameter differences: with the cases that differ.
  init(_ differences: [(snapshot: SnapshotCase, difference: CaseDifference)], tokens: ReferenceTokens, threads: Int)
    throws
  {
    var area: [String: Int] = [:]
    var widest: [Place: (pixels: Int, snapshot: SnapshotCase)] = [:]
    for (snapshot, difference) in differences where difference.isProven {
      for share in difference.causes where share.pixels > 0 {
        area[share.path, default: 0] += share.pixels
        let place = Place(
          key: Key(path: share.path, theme: snapshot.point.theme), sideBySide: snapshot.point.values(of: .sideBySide))
        if share.pixels > widest[place]?.pixels ?? 0 { widest[place] = (share.pixels, snapshot) }
      }
    }
    let chosen = Set(area.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.maximumCauses).map(\.key))
    let places = widest.filter { chosen.contains($0.key.key.path) }
      .map { (place: $0.key, snapshot: $0.value.snapshot) }
      .sorted { ($0.place.key.path, $0.snapshot.key) < ($1.place.key.path, $1.snapshot.key) }
    let contrasts = try parallelMap(places, threads: threads) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { drawer, item in
      try Self.contrasts(of: item.place.key.path, item.snapshot, tokens: tokens, drawer)
    }
    for (item, all) in zip(places, contrasts) { found[item.place.key, default: []] += all }
    for key in found.keys {
      found[key] = found[key].map { all in
        Array(all.sorted { ($0.after, $0.pair) < ($1.after, $1.pair) }.prefix(Self.maximumPairs))
      }
    }
  }

  private static func contrasts(
    of path: String, _ snapshot: SnapshotCase, tokens: ReferenceTokens, _ drawer: CaseDrawer
  ) throws -> [Report.Contrast] {
    guard let skin = try tokens.recordedSkin(at: snapshot.point), let changes = tokens[snapshot.point]?.changes else {
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
