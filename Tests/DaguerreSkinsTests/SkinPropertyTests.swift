import DaguerreSkins
import SeededRandom
import Testing

/// A random set of attributes: each has a default made of a number and of some attributes before it, and some are
/// declared to depend on others.
private struct RandomAttributes {
  let keys: [SkinKey]
  let constants: [Double]
  /// For each attribute, which ones its default reads, in which order.
  let reads: [[Int]]
  /// For each attribute, which ones are declared to depend on it.
  let dependents: [[Int]]

  init(using random: inout SeededNumbers) {
    let count = Int.random(in: 2...24, using: &random)
    keys = (0..<count).map { SkinKey("property.\($0)", Double.self) }
    constants = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &random)) }
    reads = (0..<count).map { index in
      (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
        index == 0 ? nil : Int.random(in: 0..<index, using: &random)
      }
    }
    dependents = (0..<count).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
    }
  }

  /// An attribute through a skin.
  func value(_ index: Int, in skin: some Skin) -> Double {
    skin.get(keys[index], reads[index].reduce(constants[index]) { $0 + value($1, in: skin) / 2 })
  }

  /// An attribute and all that are declared to depend on it, directly or not.
  func followers(of index: Int) -> Set<Int> {
    var (seen, waiting) = (Set([index]), dependents[index])
    while let next = waiting.popLast() {
      if seen.insert(next).inserted { waiting += dependents[next] }
    }
    return seen
  }

  func skin(_ name: String) -> ConcreteSkin {
    var skin = ConcreteSkin(name)
    for index in keys.indices { skin.addDependents(keys[index] => dependents[index].map { keys[$0] }) }
    return skin
  }
}

/// What a skin should do, without remembering anything.
private struct Model {
  let attributes: RandomAttributes
  var set: [Int: Double] = [:]

  func value(_ index: Int) -> Double {
    set[index] ?? attributes.reads[index].reduce(attributes.constants[index]) { $0 + value($1) / 2 }
  }

  mutating func forget(_ index: Int) {
    for key in attributes.followers(of: index) { set[key] = nil }
  }
}

/// What a skin between two others should do, without remembering anything.
private struct InterpolatedModel {
  let attributes: RandomAttributes
  let from, to: [Int: Double]
  let frac: Double
  var set: [Int: Double] = [:]
  private var cleared: Set<Int> = []

  init(attributes: RandomAttributes, from: [Int: Double], to: [Int: Double], frac: Double) {
    (self.attributes, self.from, self.to, self.frac) = (attributes, from, to, frac)
  }

  func value(_ index: Int) -> Double {
    if let value = set[index] { return value }
    func byDefault() -> Double { attributes.reads[index].reduce(attributes.constants[index]) { $0 + value($1) / 2 } }
    guard !cleared.contains(index) else { return byDefault() }
    let (first, second) = (from[index], to[index])
    if frac == 0 { return first ?? byDefault() }
    if frac == 1 { return second ?? byDefault() }
    guard first != nil || second != nil else { return byDefault() }
    return (first ?? byDefault()).interpolated(to: second ?? byDefault(), at: frac)
  }

  mutating func forget(_ index: Int) {
    for key in attributes.followers(of: index) {
      set[key] = nil
      cleared.insert(key)
    }
  }
}

@Suite("Skin properties")
struct SkinPropertyTests {
  @Test("invalidation equals recomputation from scratch; reads change nothing", arguments: UInt64(1)...60)
  func invalidation(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let attributes = RandomAttributes(using: &random)
    var skin = attributes.skin("s")
    var unread = skin
    var model = Model(attributes: attributes)
    var copies: [(skin: ConcreteSkin, model: Model)] = []
    for _ in 0..<60 {
      let index = Int.random(in: attributes.keys.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let value = Double(Int.random(in: 100...200, using: &random))
        skin.set(attributes.keys[index], to: value)
        unread.set(attributes.keys[index], to: value)
        model.forget(index)
        model.set[index] = value
      case 2:
        skin.reset(attributes.keys[index])
        unread.reset(attributes.keys[index])
        model.forget(index)
      case 3: copies.append((skin, model))
      default: #expect(attributes.value(index, in: skin) == model.value(index))
      }
    }
    for index in attributes.keys.indices.shuffled(using: &random) {
      #expect(attributes.value(index, in: skin) == model.value(index))
      #expect(attributes.value(index, in: unread) == model.value(index))
      for copy in copies { #expect(attributes.value(index, in: copy.skin) == copy.model.value(index)) }
    }
  }

  @Test("an interpolated skin is its ends at 0 and 1, also of interpolated skins", arguments: UInt64(1)...60)
  func ends(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let attributes = RandomAttributes(using: &random)
    func randomSkin(_ name: String) -> ConcreteSkin {
      var skin = attributes.skin(name)
      for index in attributes.keys.indices where Bool.random(using: &random) {
        skin.set(attributes.keys[index], to: Double(Int.random(in: -50...50, using: &random)))
      }
      return skin
    }
    let skins = (0..<4).map { randomSkin("\($0)") }
    let between = skins[0].interpolated(to: skins[1], at: 0.3)
    let others = skins[2].interpolated(to: skins[3], at: Double.random(in: 0...1, using: &random))
    for index in attributes.keys.indices.shuffled(using: &random) {
      func at(_ one: some Skin, _ other: some Skin, _ frac: Frac) -> Double {
        attributes.value(index, in: one.interpolated(to: other, at: frac))
      }
      #expect(at(skins[0], skins[1], 0) == attributes.value(index, in: skins[0]))
      #expect(at(skins[0], skins[1], 1) == attributes.value(index, in: skins[1]))
      #expect(at(between, others, 0) == attributes.value(index, in: between))
      #expect(at(between, others, 1) == attributes.value(index, in: others))
      #expect(at(skins[0], skins[0], 0.5) == attributes.value(index, in: skins[0]))
    }
  }

  @Test("defaults of linear attributes interpolate linearly", arguments: UInt64(1)...20)
  func linear(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let attributes = RandomAttributes(using: &random)
    var (one, other) = (attributes.skin("one"), attributes.skin("other"))
    one.set(attributes.keys[0], to: 10.0)
    other.set(attributes.keys[0], to: 30.0)
    let middle = one.interpolated(to: other, at: 0.5)
    for index in attributes.keys.indices {
      let wanted = (attributes.value(index, in: one) + attributes.value(index, in: other)) / 2
      #expect(abs(attributes.value(index, in: middle) - wanted) < 1e-9)
    }
  }

  @Test(
    "setting, resetting and laying over an interpolated skin equal recomputation from scratch",
    arguments: UInt64(1)...60)
  func changingInterpolated(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let attributes = RandomAttributes(using: &random)
    func value() -> Double { Double(Int.random(in: -90...90, using: &random)) }
    func some() -> [Int: Double] {
      let chosen = attributes.keys.indices.filter { _ in Bool.random(using: &random) }
      return Dictionary(chosen.map { ($0, value()) }) { first, _ in first }
    }
    /// A skin that takes nothing back when it is set.
    func layer(_ values: [Int: Double]) -> ConcreteSkin {
      var skin = ConcreteSkin("layer")
      for (index, value) in values { skin.set(attributes.keys[index], to: value) }
      return skin
    }
    func skin(_ name: String, _ values: [Int: Double]) -> ConcreteSkin {
      var skin = attributes.skin(name)
      skin.lay(layer(values))
      return skin
    }
    let (first, second) = (some(), some())
    let frac = [0, 0.25, 0.5, 1][Int.random(in: 0..<4, using: &random)]
    var skin = skin("a", first).interpolated(to: skin("b", second), at: frac)
    var model = InterpolatedModel(attributes: attributes, from: first, to: second, frac: frac)
    var copies: [(skin: InterpolatedSkin, model: InterpolatedModel)] = []
    for _ in 0..<60 {
      let index = Int.random(in: attributes.keys.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let value = value()
        skin.set(attributes.keys[index], to: value)
        model.forget(index)
        model.set[index] = value
      case 2:
        skin.reset(attributes.keys[index])
        model.forget(index)
      case 3:
        let values = some().filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        skin.lay(layer(values))
        model.set.merge(values) { $1 }
      case 4: copies.append((skin, model))
      default: #expect(attributes.value(index, in: skin) == model.value(index))
      }
    }
    copies.append((skin, model))
    for index in attributes.keys.indices.shuffled(using: &random) {
      for copy in copies { #expect(attributes.value(index, in: copy.skin) == copy.model.value(index)) }
    }
  }
}
