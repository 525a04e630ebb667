/// Which of the selected cases are drawn and compared.
public enum VerificationScope: Sendable {
  case all
  /// Those that read a token which has another value than recorded, or several of which one is recorded, those of which
  /// it is not recorded what they read, and those that were recorded with other tokens than their theme; besides as many
  /// others as are to be proven equal, chosen by a seed.
  case affected(proving: Int, seed: UInt64)
}

extension ReferenceBase {
  /// The cases that are in the scope, in the catalogue's order.
  func affected(proving count: Int, seed: UInt64) throws -> [SnapshotCase] {
    let reached = try Set(self.reached().map(\.place))
    let withOwnTokens = try keysOfOwnTokens()
    let isAffected = try cases.enumerated().map { place, snapshot in
      guard !reached.contains(place), !withOwnTokens.contains(snapshot.key), let paths = reads[snapshot.key]?.paths
      else { return true }
      let unsettled = try tokens.catalogue.unsettledTokens(at: snapshot.point)
      return !unsettled.isEmpty && !unsettled.isDisjoint(with: paths)
    }
    var others = cases.indices.filter { !isAffected[$0] }
    var random = SplitMix(seed: seed)
    var chosen: Set<Int> = []
    while chosen.count < count, !others.isEmpty {
      let place = random.next(below: others.count)
      chosen.insert(others[place])
      others.swapAt(place, others.count - 1)
      others.removeLast()
    }
    return cases.indices.filter { isAffected[$0] || chosen.contains($0) }.map { cases[$0] }
  }
}

/// Numbers that are the same for a seed on every machine: SplitMix64 of Steele, Lea and Flood, 2014.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to below `limit`, which is above 0.
  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Any number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
