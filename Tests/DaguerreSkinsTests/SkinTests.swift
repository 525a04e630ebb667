import DaguerreSkins
import Testing

extension SkinKey {
  static let tintColor = SkinKey("tintColor", SkinColor.self)
  static let navbarTintColor = SkinKey("navbarTintColor", SkinColor.self)
  static let toolbarTintColor = SkinKey("toolbarTintColor", SkinColor.self)
  static let sliderThumbColor = SkinKey("sliderThumbColor", SkinColor.self)
  static let headlineStyle = SkinKey("headlineStyle", FontStyle.self)
  static let note = SkinKey("note", String?.self)
}

private let red = SkinColor(red: 1, green: 0, blue: 0)
private let blue = SkinColor(red: 0, green: 0, blue: 1)

extension Skin {
  var tintColor: SkinColor {
    get { get(.tintColor, .black) }
    set { set(.tintColor, to: newValue) }
  }
  var navbarTintColor: SkinColor {
    get { get(.navbarTintColor, tintColor) }
    set { set(.navbarTintColor, to: newValue) }
  }
  var toolbarTintColor: SkinColor {
    get { get(.toolbarTintColor, navbarTintColor) }
    set { set(.toolbarTintColor, to: newValue) }
  }
  var headlineStyle: FontStyle {
    get { get(.headlineStyle, FontStyle(family: "Sans", size: 48, color: toolbarTintColor)) }
    set { set(.headlineStyle, to: newValue) }
  }
  var note: String? {
    get { get(.note, nil) }
    set { set(.note, to: newValue) }
  }
}

@Suite("Skins")
struct SkinTests {
  @Test("keys of one name are one key, ordered by name")
  func keys() {
    let again = SkinKey("tintColor", SkinColor.self)
    #expect(again == .tintColor)
    #expect(Set([again, .tintColor, .note]).count == 2)
    #expect([SkinKey.tintColor, .note, .headlineStyle].sorted() == [.headlineStyle, .note, .tintColor])
    #expect((.tintColor => [.note]) == SkinKey.tintColor)
  }

  @Test("keys are ordered as their names are, whatever characters these have and wherever they begin to differ")
  func order() {
    let beginning = "order.of.names.that.begin.alike.for.long"
    let names = (0...beginning.count).flatMap { count in
      ["", ".", "a", "z", "\u{7F}", "\u{E9}", "e\u{301}a", "\u{1F600}"].map { String(beginning.prefix(count)) + $0 }
    }
    .filter { !$0.isEmpty }
    let keys = Set(names).map { SkinKey($0, Double.self) }
    #expect(keys.sorted().map(\.name) == Set(names).sorted())
  }

  @Test("a copy is changed without the original")
  func copies() {
    var skin = ConcreteSkin("light")
    skin.tintColor = blue
    var mine = skin
    mine.tintColor = red
    #expect(skin.tintColor == blue)
    #expect(mine.tintColor == red)

    var erased: any Skin = skin
    erased.tintColor = red
    #expect(skin.tintColor == blue)
    #expect(erased.tintColor == red)
  }

  @Test("defaults read other attributes, set or not, and follow them")
  func defaults() {
    var skin = ConcreteSkin()
    #expect(skin.headlineStyle.color == .black)
    skin.tintColor = red
    #expect(skin.headlineStyle.color == red)
    skin.navbarTintColor = blue
    #expect(skin.headlineStyle.color == blue)
    #expect(skin.navbarTintColor == blue)
    skin.reset(.navbarTintColor)
    #expect(skin.headlineStyle.color == red)
  }

  @Test("a value set on a dependent key stays until it or one above it is set")
  func dependents() {
    var skin = ConcreteSkin()
    skin.addDependents(.tintColor => [.sliderThumbColor, .navbarTintColor => [.toolbarTintColor]])
    #expect(skin.dependents(of: .tintColor) == [.navbarTintColor, .sliderThumbColor])
    #expect(skin.dependents(of: .navbarTintColor) == [.toolbarTintColor])

    skin.toolbarTintColor = blue
    #expect(skin.toolbarTintColor == blue)
    skin.headlineStyle = FontStyle(family: "Serif", size: 1)
    skin.tintColor = red
    #expect(skin.toolbarTintColor == red)
    #expect(skin.headlineStyle.family == "Serif", "no key that it was declared to depend on was set")
  }

  @Test("dependents in a circle end")
  func circle() {
    var skin = ConcreteSkin()
    skin.addDependents(.tintColor => [.navbarTintColor => [.tintColor]])
    skin.navbarTintColor = blue
    skin.tintColor = red
    #expect(skin.tintColor == red)
    #expect(skin.navbarTintColor == red)
  }

  @Test("an optional can be set to nothing, to something, and by its plain type")
  func optionals() {
    var skin = ConcreteSkin()
    #expect(skin.note == nil)
    skin.note = "a"
    #expect(skin.note == "a")
    skin.note = nil
    #expect(skin.note == nil)
    #expect(skin.overrides(.note))
    skin.set(.note, to: "plain")
    #expect(skin.note == "plain")
    #expect(skin.get(.note, "default") == "plain")
    skin.note = nil
    #expect(skin.get(.note, "default") == "default")
  }

  @Test("the dump tells each value, where it was set and what it depends on")
  func dump() {
    var skin = ConcreteSkin("light")
    skin.tintColor = red
    skin.addIdentifier("app")
    skin.note = "n"
    _ = skin.headlineStyle
    #expect(skin.identifierPath == "light/app")
    #expect(
      skin.description == """
        skin light/app
          headlineStyle = Sans, Regular 48.0, #FF0000FF  (default from toolbarTintColor)
          navbarTintColor = #FF0000FF  (default from tintColor)
          note = n  (set at light/app)
          tintColor = #FF0000FF  (set at light)
          toolbarTintColor = #FF0000FF  (default from navbarTintColor)
        """)
  }

  @Test("what is reset on a skin between two has its default, and so has what depends on it, whatever the ends set")
  func resetBetween() {
    var (start, end) = (ConcreteSkin(), ConcreteSkin())
    start.addDependents(.tintColor => [.navbarTintColor])
    for color in [SkinKey.tintColor, .navbarTintColor] {
      start.set(color, to: red)
      end.set(color, to: red)
    }
    for place in [0, 0.5, 1] {
      var between = start.interpolated(to: end, at: place)
      #expect(between[.navbarTintColor] == red)
      between.reset(.tintColor)
      #expect(between.navbarTintColor == .black && between.setKeys == [] && between[.tintColor] == SkinColor?.none)
      between.tintColor = blue
      #expect(between.navbarTintColor == blue && between.setKeys == [.tintColor] && between[.tintColor] == blue)
    }
  }

  @Test("the dump of a skin between two tells what lies between, and what was set on it")
  func interpolatedDump() {
    var (one, other) = (ConcreteSkin("a"), ConcreteSkin("b"))
    one.tintColor = .black
    other.tintColor = .white
    one.note = nil
    other.note = nil
    var middle = one.interpolated(to: other, at: 0.5)
    middle.addIdentifier("mine")
    middle.toolbarTintColor = red
    #expect(
      middle.description == """
        skin (a -> b at 0.5)/mine
          note = none  (set at (a -> b at 0.5)/mine)
          tintColor = rgba 0.5 0.5 0.5 1.0  (set at (a -> b at 0.5)/mine)
          toolbarTintColor = #FF0000FF  (set at (a -> b at 0.5)/mine)
        """)
    #expect(middle.setKeys == [.note, .tintColor, .toolbarTintColor])
    middle.reset(.tintColor)
    #expect(middle.setKeys == [.note, .toolbarTintColor])
  }

  @Test("a value of the wrong type and a circle of defaults end with a message, not with a hang")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var skin = ConcreteSkin()
      skin.set(.tintColor, to: "red")
    }
    let ofSkin = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let skin = ConcreteSkin()
      func first() -> Int { skin.get(SkinKey("circle.first", Int.self), second()) }
      func second() -> Int { skin.get(SkinKey("circle.second", Int.self), first()) }
      _ = first()
    }
    #expect(words(ofSkin).contains("skin attributes form a cycle: circle.first -> circle.second -> circle.first"))
    let ofView = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func first() -> Int { skinAttribute(SkinKey("circle.first", Int.self)) { second() } }
      func second() -> Int { skinAttribute(SkinKey("circle.second", Int.self)) { first() } }
      _ = SkinScope.recording(ReadRecorder()) { first() }
    }
    #expect(words(ofView).contains("skin attributes form a cycle: circle.first -> circle.second -> circle.first"))
    let ofItself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func only() -> Int { skinAttribute(SkinKey("circle.only", Int.self)) { only() + 1 } }
      _ = SkinScope.recording(ReadRecorder()) { only() }
    }
    #expect(words(ofItself).contains("skin attributes form a cycle: circle.only -> circle.only"))
  }

  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("laying a skin over another sets what it sets, and takes nothing back", arguments: [0, 0.5, 1])
  func laying(place: Double) {
    var base = ConcreteSkin("base")
    base.addDependents(.tintColor => [.navbarTintColor])
    base.tintColor = red
    base.navbarTintColor = red
    var layer = ConcreteSkin("layer")
    layer.tintColor = blue
    layer.note = "laid"
    #expect(base.toolbarTintColor == red && base.note == nil)
    base.lay(layer)
    #expect(base.tintColor == blue && base.navbarTintColor == red && base.toolbarTintColor == red)
    #expect(base.note == "laid" && base.identifierPath == "base")

    var middle = ConcreteSkin("one").interpolated(to: ConcreteSkin("other"), at: Frac(place))
    #expect(middle.toolbarTintColor == .black)
    middle.lay(layer)
    #expect(middle.tintColor == blue && middle.toolbarTintColor == blue && middle.note == "laid")
    // What blends has no value without its default.
    var third = ConcreteSkin("third")
    third.lay(layer.interpolated(to: layer, at: Frac(place)))
    #expect(third.tintColor == blue)
  }

  @Test("two threads use two skins, and many one")
  func threads() async {
    var one = ConcreteSkin("one")
    one.tintColor = red
    var other = one
    other.tintColor = blue
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        let skin = index.isMultiple(of: 2) ? one : other
        let wanted = index.isMultiple(of: 2) ? red : blue
        group.addTask { (0..<50).allSatisfy { _ in skin.headlineStyle.color == wanted } }
        group.addTask {
          var mine = skin
          mine.tintColor = .white
          return mine.headlineStyle.color == .white
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
