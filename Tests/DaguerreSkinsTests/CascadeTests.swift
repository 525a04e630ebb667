import DaguerreSkins
import Testing

private final class Log {
  var lines: [String] = []
}

private struct Wearer: Skinnable {
  let name: String
  let log: Log
  var revision: SkinColor?

  func reviseSkin(_ skin: any Skin) -> (any Skin)? {
    guard let revision else { return nil }
    var skin = skin
    skin.addIdentifier(name)
    skin.tintColor = revision
    return skin
  }

  func applySkin(_ skin: any Skin) {
    log.lines.append("\(name): \(skin.tintColor.canonicalText)")
  }
}

@Suite("Cascade")
struct CascadeTests {
  private let red = SkinColor(red: 1, green: 0, blue: 0)

  @Test("a skin goes down, is revised, passes those who do not care, and stops at a skin of one's own")
  func cascade() {
    let log = Log()
    var top = ConcreteSkin("top")
    top.tintColor = .black
    let root = SkinNode(Wearer(name: "root", log: log), top: top)
    let plain = SkinNode(top: top)
    let revising = SkinNode(Wearer(name: "revising", log: log, revision: red), top: top)
    let leaf = SkinNode(Wearer(name: "leaf", log: log), top: top)
    let shielded = SkinNode(Wearer(name: "shielded", log: log), top: top)
    root.addChild(plain)
    plain.addChild(revising)
    revising.addChild(leaf)
    revising.addChild(shielded)
    var own = ConcreteSkin("own")
    own.tintColor = .white
    shielded.ownSkin = own
    log.lines = []

    var next = top
    next.tintColor = SkinColor(red: 0, green: 0, blue: 1)
    root.ownSkin = next
    #expect(log.lines == ["root: #0000FFFF", "revising: #FF0000FF", "leaf: #FF0000FF"])
    #expect(plain.skin.tintColor.canonicalText == "#0000FFFF")
    #expect(leaf.skin.identifierPath == "top/revising")
    #expect(shielded.skin.tintColor == .white)

    log.lines = []
    shielded.ownSkin = nil
    #expect(log.lines == ["shielded: #FF0000FF"])
  }

  @Test("a child added later takes the skin in force; one taken out keeps it")
  func later() {
    let log = Log()
    let defaults = SkinDefaults(lightSkin: ConcreteSkin("light"), darkSkin: ConcreteSkin("dark"))
    let root = SkinNode(Wearer(name: "root", log: log, revision: red), top: defaults.topSkin)
    #expect(defaults.topSkin.identifierPath == "light")
    let child = SkinNode(Wearer(name: "child", log: log), top: defaults.darkSkin)
    root.addChild(child)
    #expect(child.skin.tintColor == red)
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(root.children.isEmpty)
    root.ownSkin = defaults.darkSkin
    #expect(child.skin.identifierPath == "light/root")
  }
}
