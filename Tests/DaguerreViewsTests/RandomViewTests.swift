import DaguerreImages
import DaguerreViews
import Testing

@Suite("Views drawn by lot")
struct RandomViewTests {
  private func picture(_ view: AnyView, _ fixture: Fixture) throws -> Bitmap {
    try fixture.picture(width: 120, height: 90) { view }
  }

  @Test("what is the same in other words has the same pixels", arguments: Equivalence.all)
  func equivalent(in words: Equivalence) throws {
    let fixture = try Fixture()
    var failed: [UInt64] = []
    for seed in UInt64(0)..<120 {
      var plain = RandomViews(seed: seed, changed: words.plain)
      var other = RandomViews(seed: seed, changed: words.other)
      if try picture(plain.view(), fixture) != picture(other.view(), fixture) { failed.append(seed) }
    }
    #expect(failed == [])
  }

  @Test("a view is the same whatever was drawn before")
  func order() throws {
    let seeds = Array(UInt64(0)..<400)
    func pictures(_ seeds: [UInt64]) throws -> [UInt64: Bitmap] {
      let fixture = try Fixture()
      var pictures: [UInt64: Bitmap] = [:]
      for seed in seeds {
        var views = RandomViews(seed: seed)
        pictures[seed] = try picture(views.view(), fixture)
      }
      return pictures
    }
    let (there, back) = (try pictures(seeds), try pictures(seeds.reversed()))
    #expect(seeds.filter { there[$0] != back[$0] } == [])
  }

  @Test("where lines run from the right, all lies mirrored")
  func mirrored() throws {
    // On a grid so fine that it does not matter to which side of it a half is moved.
    let fixture = try Fixture(scale: 64)
    var failed: [UInt64] = []
    for seed in UInt64(0)..<400 {
      func frames(_ direction: LayoutDirection) throws -> [String: Rect] {
        var views = RandomViews(seed: seed, isDirectional: true)
        let view = views.view()
        return try fixture.frames(width: 120, height: 90, direction: direction) {
          view.frame(width: 120, height: 90).background(Color.white)
        }
      }
      let (there, mirrored) = (try frames(.leftToRight), try frames(.rightToLeft))
      let isMirrored = there.allSatisfy { name, frame in
        guard let other = mirrored[name] else { return false }
        return abs(120 - frame.minX - frame.width - other.minX) < 0.5 && abs(frame.minY - other.minY) < 0.5
          && abs(frame.width - other.width) < 0.5 && abs(frame.height - other.height) < 0.5
      }
      if !isMirrored || there.count != mirrored.count { failed.append(seed) }
    }
    #expect(failed == [])
  }

  @Test("odd lengths end in a picture or in words")
  func oddLengths() throws {
    let fixture = try Fixture()
    for seed in UInt64(0)..<800 {
      var views = RandomViews(
        seed: seed, oddLengths: [.nan, .infinity, -.infinity, 1e308, -1e9, -5, .leastNonzeroMagnitude, 40000])
      do {
        _ = try picture(views.view(), fixture)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
