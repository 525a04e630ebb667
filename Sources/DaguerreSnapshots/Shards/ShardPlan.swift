/// Which shard draws which cases.
///
/// The cases of an id in a theme stay together, as they share pictures, or those of a component. Each such unit goes to the shard that it prefers,
/// by a hash of the two names, unless that has its fill: then to the next that it prefers and that has room. Room is the
/// mean cost and a sixteenth of it, so shards are balanced, and a new case moves few others (consistent hashing with
/// bounded loads of Mirrokni, Thorup and Zadimoghaddam, 2016, over rendezvous hashing).
package struct ShardPlan: Sendable {
  private struct Unit: Hashable {
    let theme: String
    let id: String

    init(_ key: CaseKey, _ unity: Unity) {
      switch unity {
      case .id: (theme, id) = (key.point.theme, key.id)
      case .component: (theme, id) = ("", String(key.id.prefix { $0 != "/" }))
      }
    }
  }

  /// What is never divided.
  package enum Unity: Sendable {
    /// The cases of an id in a theme.
    case id
    /// All cases of a component.
    case component
  }

  private let shard: Shard
  private let unity: Unity
  private let places: [Unit: Int]

  /// What a case costs besides the pixels of its picture, as so many of these.
  private static let costOfCase = 40_000
  /// The pixels of a picture of which nothing is recorded.
  private static let usualPixels = 500_000

  /// - Parameters:
  ///   - cases: all that are divided.
  ///   - store: whose manifests tell the size of pictures; what they do not tell is estimated.
  init(
    _ shard: Shard, of cases: [SnapshotCase], unity: Unity = .id, store: SnapshotStore?, axes: SnapshotAxes
  ) throws {
    self.shard = shard
    self.unity = unity
    guard !shard.isWhole else {
      places = [:]
      return
    }
    let keys = Set(cases.map(\.key))
    var known: [CaseKey: PixelIdentity] = [:]
    for theme in Set(cases.map(\.point.theme)).sorted() {
      for line in try store?.manifest(theme, axes: axes)?.lines ?? [] where keys.contains(line.key) {
        known[line.key] = line.pixels
      }
    }
    var costs: [Unit: Int] = [:]
    var pictures: [Unit: Set<PixelIdentity>] = [:]
    for snapshot in cases {
      let unit = Unit(snapshot.key, unity)
      costs[unit, default: 0] += Self.costOfCase
      if let pixels = known[snapshot.key] { pictures[unit, default: []].insert(pixels) }
    }
    let weighed = costs.map { unit, cost in
      let pixels = pictures[unit]?.reduce(0) { $0 + $1.width * $1.height } ?? Self.usualPixels
      return (unit: unit, cost: cost + pixels, hash: Self.hash(unit, 0))
    }.sorted { ($0.hash, $0.unit.theme, $0.unit.id) < ($1.hash, $1.unit.theme, $1.unit.id) }
    let total = weighed.reduce(0) { $0 + $1.cost }
    let room = total / shard.count + total / shard.count / 16
    var loads = Array(repeating: 0, count: shard.count)
    var places: [Unit: Int] = [:]
    for (unit, cost, _) in weighed {
      let preferred = Self.preferred(unit, shard.count)
      // What fits nowhere goes where there is most room.
      let place =
        preferred.first { loads[$0] + cost <= room } ?? preferred.min { loads[$0] < loads[$1] } ?? 0
      loads[place] += cost
      places[unit] = place
    }
    self.places = places
  }

  /// Whether the shard draws a case, or looks at the line of one that no longer exists.
  func includes(_ key: CaseKey) -> Bool {
    guard !shard.isWhole else { return true }
    let unit = Unit(key, unity)
    return (places[unit] ?? Self.preferred(unit, shard.count)[0]) == shard.index - 1
  }

  /// The shards from 0 on in the order of preference.
  private static func preferred(_ unit: Unit, _ count: Int) -> [Int] {
    let weights = (0..<count).map { hash(unit, $0 + 1) }
    return (0..<count).sorted { (weights[$0], $0) > (weights[$1], $1) }
  }

  /// FNV-1a, 64 bits, of the names and a number, mixed as in SplitMix64 because its upper bits hardly depend on the end.
  private static func hash(_ unit: Unit, _ number: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(unit.theme) \(unit.id) \(number)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var random = SplitMix(seed: hash)
    return random.next()
  }
}

extension [SnapshotCase] {
  /// Those that a shard draws, in order.
  ///
  /// - Parameters:
  ///   - shard: nil for all.
  ///   - store: whose manifests tell what cases cost; a missing one is none.
  package func of(
    _ shard: Shard?, unity: ShardPlan.Unity = .id, store: SnapshotStore?, axes: SnapshotAxes
  ) throws -> [SnapshotCase] {
    guard let shard, !shard.isWhole else { return self }
    let plan = try ShardPlan(shard, of: self, unity: unity, store: store, axes: axes)
    return filter { plan.includes($0.key) }
  }
}
