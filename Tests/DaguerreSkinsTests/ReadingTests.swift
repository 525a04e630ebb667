import DaguerreSkins
import Testing

extension SkinKey {
  static let base = SkinKey("reading.base", Double.self)
  static let double = SkinKey("reading.double", Double.self)
  static let maybe = SkinKey("reading.maybe", Double?.self)
}

private final class Owner: Sendable {
  let start: Double

  init(start: Double) { self.start = start }

  var base: Double { skinAttribute(.base, owner: self) { start } }
  var double: Double { skinAttribute(.double, owner: self) { base + base } }
  var maybe: Double? { skinAttribute(.maybe, owner: self) { nil } }
}

@Suite("Reading under a skin")
struct ReadingTests {
  @Test("without a skin, defaults; with one, what it sets and what depends on that")
  func overrides() {
    let owner = Owner(start: 1)
    #expect(owner.double == 2)
    var skin = ConcreteSkin()
    skin.set(.base, to: 10.0)
    #expect(SkinScope.with(skin) { owner.double } == 20)
    skin.set(.double, to: 3.0)
    #expect(SkinScope.with(skin) { owner.double } == 3)
    #expect(SkinScope.with(skin) { SkinScope.with(nil) { owner.double } } == 2)
    #expect(owner.double == 2)
  }

  @Test("an attribute that always has a value is one where an optional is wanted")
  func optionals() {
    var skin = ConcreteSkin()
    let wanted: () -> Double? = { skinAttribute(.base) { 1 } }
    #expect(SkinScope.with(skin, wanted) == 1)
    skin.set(.base, to: 10.0)
    #expect(SkinScope.with(skin, wanted) == 10)
  }

  @Test("an interpolated skin in force blends a set value with the default")
  func interpolated() {
    let owner = Owner(start: 1)
    var skin = ConcreteSkin()
    skin.set(.base, to: 11.0)
    let half = ConcreteSkin().interpolated(to: skin, at: 0.5)
    #expect(SkinScope.with(half) { owner.base } == 6)
    #expect(SkinScope.with(half) { owner.double } == 12)
    let other = skin.interpolated(to: ConcreteSkin(), at: 0.25)
    #expect(SkinScope.with(other) { owner.base } == 8.5)
  }

  @Test(
    "a skin of a tree shields from the tree's others, and not from what the tree is drawn under",
    arguments: [false, true])
  func trees(isLayered: Bool) {
    let owner = Owner(start: 1)
    var (layer, outer, inner) = (ConcreteSkin(), ConcreteSkin(), ConcreteSkin())
    if isLayered { layer.set(.base, to: 5.0) }
    outer.set(.base, to: 10.0)
    inner.set(.maybe, to: 3.0)
    let recorder = ReadRecorder()
    let values = SkinScope.with(isLayered ? layer : nil) {
      SkinScope.recording(recorder) {
        SkinScope.withinTree(outer) { [owner.base] + SkinScope.withinTree(inner) { [owner.base] } }
      }
    }
    #expect(values == [10, isLayered ? 5 : 1])
  }

  @Test("what a skin of a tree sets, and what is made from that, is told from what it leaves alone")
  func revisions() {
    let owner = Owner(start: 1)
    var layer = ConcreteSkin()
    layer.set(.maybe, to: 3.0)
    // Made from the skin around, as views revise it.
    var tree = layer
    tree.set(.base, to: 10.0)
    let recorder = ReadRecorder()
    SkinScope.with(layer) {
      SkinScope.recording(recorder) {
        SkinScope.withinTree(tree) {
          _ = owner.double
          _ = owner.double
          _ = owner.maybe
          _ = tree.get(.tintColor, SkinColor.black)
          _ = tree.get(.navbarTintColor, tree.get(.base, 1.0) > 1 ? SkinColor.white : .black)
          _ = tree.get(.toolbarTintColor, tree.get(.tintColor, SkinColor.black))
        }
      }
    }
    let reads = recorder.reads
    #expect(Set(reads.filter(\.isRevised).map(\.key)) == [.base, .double, .navbarTintColor])
    #expect(Set(reads.filter { !$0.isRevised }.map(\.key)) == [.maybe, .tintColor, .toolbarTintColor])
  }

  @Test("every recorder is told all that an attribute of a skin was made from, whoever has read it before")
  func remembered() {
    var skin = ConcreteSkin()
    skin.note = "set"
    for skin in [skin, skin.interpolated(to: ConcreteSkin(), at: 0.5)] as [any Skin] {
      let texts = (0..<3).map { _ in
        let recorder = ReadRecorder()
        SkinScope.recording(recorder) {
          _ = (skin.headlineStyle, skin.headlineStyle)
          SkinScope.withinTree(skin) { _ = skin.toolbarTintColor }
        }
        return recorder.reads.map { "\($0.key) \($0.dependencies.map(\.name))" }
      }
      let all = [
        #"headlineStyle ["toolbarTintColor"]"#, #"navbarTintColor ["tintColor"]"#, "tintColor []",
        #"toolbarTintColor ["navbarTintColor"]"#,
      ]
      #expect(texts == [all, all, all])
    }
  }

  @Test("a recorder tells what was read, by name, with value, origin and what it came from")
  func recording() {
    let owner = Owner(start: 1)
    var skin = ConcreteSkin()
    skin.set(.base, to: 10.0)
    let recorder = ReadRecorder()
    SkinScope.recording(recorder) {
      _ = owner.maybe
      _ = SkinScope.with(skin) { owner.double }
      _ = owner.double
      _ = owner.double
    }
    #expect(
      recorder.canonicalText == """
        reading.base\t1.0
        reading.base\t10.0
        reading.double\t2.0
        reading.double\t20.0
        reading.maybe\tnone

        """)
    let reads = recorder.reads
    #expect(reads.map(\.isOverridden) == [false, true, false, false, false])
    #expect(reads.map(\.dependencies) == [[], [], [.base, .base], [.base, .base], []])
  }

  @Test("a recorder tells of skins' attributes too")
  func skinAttributes() {
    let skin = ConcreteSkin()
    let recorder = ReadRecorder()
    SkinScope.recording(recorder) { _ = skin.navbarTintColor }
    #expect(recorder.reads.map(\.key) == [.navbarTintColor, .tintColor])
    #expect(recorder.reads[0].dependencies == [.tintColor])
  }

  @Test("two owners of one key are told apart, and so are two threads")
  func threads() async {
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<40 {
        group.addTask {
          let recorder = ReadRecorder()
          SkinScope.recording(recorder) {
            for start in [3.0, 1, 2] { _ = Owner(start: start).double }
          }
          return recorder.canonicalText
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("reading.double\t6.0\n") == true)
  }

  @Test("many threads under one recorder give the same report every time")
  func oneRecorder() async {
    let owners = (0..<8).map { Owner(start: Double($0)) }
    var reports: Set<String> = []
    for _ in 0..<20 {
      let recorder = ReadRecorder()
      await SkinScope.recording(recorder) {
        await withTaskGroup(of: Void.self) { group in
          for owner in owners.shuffled() { group.addTask { _ = owner.double } }
        }
      }
      reports.insert(recorder.canonicalText)
    }
    #expect(reports.count == 1)
  }
}
