import DaguerreViews
import Testing

/// What SwiftUI itself was measured to answer (macOS 27): sizes of stacks, layers and frames, and where their views are.
@Suite("Layout as SwiftUI measures it")
struct MeasuredLayoutTests {
  /// Takes what it is offered within limits, and its ideal where nothing is offered.
  private struct Block: View {
    struct Side {
      var range: ClosedRange<Double>
      var ideal: Double

      init(_ length: Double) { (range, ideal) = (length...length, length) }
      init(_ range: ClosedRange<Double>, ideal: Double? = nil) {
        (self.range, self.ideal) = (range, ideal ?? range.upperBound)
      }

      static let growing = Side(0...Double.infinity, ideal: 10)

      func length(_ proposed: Double?) -> Double {
        min(max(proposed ?? ideal, range.lowerBound), range.upperBound)
      }
    }

    private struct Arrangement: Layout {
      let answer: (ProposedViewSize) -> Size
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size { answer(proposal) }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    let name: String
    let answer: (ProposedViewSize) -> Size

    init(_ name: String, _ width: Side, _ height: Side = Side(20)) {
      self.init(name) { Size(width: width.length($0.width), height: height.length($0.height)) }
    }

    init(_ name: String, _ width: Double, _ height: Double = 20) { self.init(name, Side(width), Side(height)) }

    init(_ name: String, answer: @escaping (ProposedViewSize) -> Size) { (self.name, self.answer) = (name, answer) }

    var body: some View { Arrangement(answer: answer) {}.markFrame(name) }

    /// As high as it needs to cover an area, 10 wide where nothing is offered.
    static func area(_ name: String, _ area: Double) -> Block {
      Block(name) { proposal in
        let width = proposal.width ?? 10
        return Size(width: width, height: width > 0 ? area / width : 0)
      }
    }
  }

  private func frames(_ width: Double?, _ height: Double?, @ViewBuilder _ content: () -> some View) throws -> [String:
    Rect]
  {
    try Fixture(scale: 64).frames(width: width, height: height) { content().markFrame("all") }
  }

  @Test("a stack gives its views its own width or height where it is offered none")
  func acrossStacks() throws {
    #expect(
      try frames(nil, nil) {
        VStack(spacing: 0) {
          Block("a", .growing); Block("b", 30)
        }
      }
        == ["all": rect(0, 0, 30, 40), "a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)])
    #expect(
      try frames(nil, nil) {
        HStack(spacing: 0) {
          Block("a", .init(20), .growing); Block("b", 20, 30)
        }
      }
        == ["all": rect(0, 0, 40, 30), "a": rect(0, 0, 20, 30), "b": rect(20, 0, 20, 30)])
    #expect(
      try frames(nil, nil) {
        VStack(spacing: 0) {
          Block.area("a", 600); Block("b", 30)
        }
      }
        == ["all": rect(0, 0, 30, 80), "a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)])
    #expect(
      try frames(nil, 100) {
        VStack(spacing: 0) {
          Block("a", .growing); Block("b", 30)
        }
      }
        == ["all": rect(0, 0, 30, 40), "a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)])
    #expect(
      try frames(100, nil) {
        HStack(spacing: 0) {
          Block("a", .init(20), .growing); Block("b", 20, 30)
        }
      }
        == ["all": rect(0, 0, 40, 30), "a": rect(0, 0, 20, 30), "b": rect(20, 0, 20, 30)])
  }

  @Test("a side of a frame, or a limit of one, that is negative is 0")
  func negativeFrames() throws {
    #expect(
      try frames(100, 100) { Block("a", 20).frame(width: -60) } == [
        "all": rect(0, 0, 0, 20), "a": rect(-10, 0, 20, 20),
      ])
    #expect(
      try frames(100, 100) { Block("a", 20).frame(minWidth: -50, maxWidth: -10) }
        == ["all": rect(0, 0, 0, 20), "a": rect(-10, 0, 20, 20)])
    #expect(
      try frames(100, 100) { Block("a", 20).frame(minWidth: -50) }
        == ["all": rect(0, 0, 20, 20), "a": rect(0, 0, 20, 20)])
  }

  @Test("an ideal side below the least one is that, and a greatest one below the ideal one is that")
  func contradictoryFrames() throws {
    func width(_ offer: Double?, least: Double? = nil, ideal: Double? = nil, most: Double? = nil) throws -> Double? {
      try frames(offer, nil) {
        Block("a", .growing).frame(minWidth: least, idealWidth: ideal, maxWidth: most)
      }["all"]?.width
    }
    #expect(try width(nil, least: 20, ideal: 10) == 20)
    #expect(try width(nil, ideal: 30, most: 20) == 30 && width(100, ideal: 30, most: 20) == 30)
    #expect(try width(nil, ideal: -5, most: -10) == 0)
    #expect(try width(nil, least: 10, ideal: 20, most: 30) == 20)
  }

  @Test("layers are offered the size of all of them, and lie on one another in what they take of it")
  func layers() throws {
    #expect(
      try frames(nil, nil) {
        ZStack {
          Block("a", .growing, .growing); Block("b", 20)
        }
      }
        == ["all": rect(0, 0, 20, 20), "a": rect(0, 0, 20, 20), "b": rect(0, 0, 20, 20)])
    #expect(
      try frames(100, nil) {
        ZStack {
          Block("a", .growing, .growing); Block("b", 20)
        }
      }
        == ["all": rect(0, 0, 100, 20), "a": rect(0, 0, 100, 20), "b": rect(40, 0, 20, 20)])
    #expect(
      try frames(nil, nil) {
        ZStack {
          Block.area("a", 600); Block("b", 30)
        }
      }
        == ["all": rect(0, 0, 30, 60), "a": rect(0, 0, 30, 20), "b": rect(0, 0, 30, 20)])
  }

  @Test("several views over or behind one are layers of their own, in the middle of one another")
  func secondaries() throws {
    #expect(
      try frames(nil, nil) {
        Block("p", 60, 40).overlay {
          Block("a", 20); Block("b", 30, 10)
        }
      }
        == ["all": rect(0, 0, 60, 40), "p": rect(0, 0, 60, 40), "a": rect(20, 10, 20, 20), "b": rect(15, 15, 30, 10)])
    #expect(
      try frames(nil, nil) {
        Block("p", 60, 40).background(alignment: .topLeading) {
          Block("a", 20); Block("b", 30, 10)
        }
      } == ["all": rect(0, 0, 60, 40), "p": rect(0, 0, 60, 40), "a": rect(5, 0, 20, 20), "b": rect(0, 5, 30, 10)])
  }

  @Test("a ratio is kept in what is offered")
  func ratios() throws {
    let ratio = 16.0 / 9
    #expect(
      try frames(500, 300) { Block("c", 168, 95).aspectRatio(ratio, contentMode: .fit) }["all"] == rect(0, 0, 168, 95))
    #expect(
      try frames(nil, nil) { Block("c", 168, 95).aspectRatio(ratio, contentMode: .fit) }["all"] == rect(0, 0, 168, 95))
    #expect(
      try frames(500, 300) { Block("c", .growing, .growing).aspectRatio(ratio, contentMode: .fit) }["all"]
        == rect(0, 0, 500, 281.25))
    #expect(
      try frames(nil, nil) { Block("c", .growing, .growing).aspectRatio(ratio, contentMode: .fit) }["all"]
        == rect(0, 0, 10, 10))
    #expect(
      try frames(100, 60) { Color.black.scaledToFill() }["all"] == rect(0, 0, 100, 100))
    #expect(
      try frames(100, nil) { Color.black.frame(idealWidth: 40, idealHeight: 20).scaledToFit() }["all"]
        == rect(0, 0, 100, 50))
  }

  @Test("a circle is as wide as it is high")
  func circles() throws {
    #expect(try frames(100, 60) { Circle() }["all"] == rect(0, 0, 60, 60))
    #expect(try frames(100, nil) { Circle() }["all"] == rect(0, 0, 100, 100))
    #expect(try frames(nil, 40) { Circle().stroke(.red) }["all"] == rect(0, 0, 40, 40))
    #expect(try frames(nil, nil) { Circle().fill(.red) }["all"] == rect(0, 0, 10, 10))
    #expect(try frames(100, nil) { Capsule() }["all"] == rect(0, 0, 100, 10))
  }

  @Test("a frame with limits offers its own size")
  func frames() throws {
    #expect(
      try frames(nil, nil) { Block("c", 20).frame(minWidth: 40, maxWidth: 80) } == [
        "all": rect(0, 0, 40, 20), "c": rect(10, 0, 20, 20),
      ])
    #expect(try frames(100, 100) { Block("c", .growing).frame(minWidth: 40, maxWidth: 80) }["c"] == rect(0, 0, 80, 20))
    #expect(
      try frames(nil, nil) { Block("c", .init(0...200)).frame(maxWidth: 80) } == [
        "all": rect(0, 0, 80, 20), "c": rect(0, 0, 80, 20),
      ])
    #expect(
      try frames(nil, nil) { Block("c", .init(0...200), .init(160)).frame(idealWidth: 80) } == [
        "all": rect(0, 0, 80, 160), "c": rect(0, 0, 80, 160),
      ])
    #expect(
      try frames(300, 200) { Block("c", 20).frame(minWidth: 40).frame(minWidth: 80) } == [
        "all": rect(0, 0, 80, 20), "c": rect(30, 0, 20, 20),
      ])
    #expect(
      try frames(300, 200) { Block("c", 20).frame(maxWidth: .infinity).frame(width: 50) }["c"] == rect(15, 0, 20, 20))
  }

  @Test("a priority is known through what changes no size, and not through padding, frames and ratios")
  func priorities() throws {
    func share(@ViewBuilder _ first: (Block) -> some View) throws -> Double? {
      try frames(100, 50) {
        HStack(spacing: 0) {
          first(Block("a", .init(0...80))); Block("b", .init(0...80))
        }
      }["a"]?.width
    }
    #expect(try share { $0.layoutPriority(1) } == 80)
    #expect(try share { $0.layoutPriority(1).background(Color.red).opacity(0.5).clipped() } == 80)
    #expect(try share { block in HStack { block.layoutPriority(1) } } == 80)
    #expect(try share { block in ZStack { block.layoutPriority(1) } } == 80)
    #expect(
      try share { block in
        HStack(spacing: 0) {
          block.layoutPriority(1); Block("c", 0, 0)
        }
      } == 50)
    #expect(try share { $0.layoutPriority(1).padding(0) } == 50)
    #expect(try share { $0.layoutPriority(1).frame(maxWidth: .infinity) } == 50)
    #expect(try share { $0.layoutPriority(1).frame(height: 20) } == 50)
    #expect(try share { $0.layoutPriority(1).fixedSize(horizontal: false, vertical: true) } == 50)
  }

  @Test("a spacer takes what is left, and no room lies beside it")
  func spacers() throws {
    func row(_ width: Double? = 200, @ViewBuilder _ middle: () -> some View) throws -> [Double] {
      let frames = try frames(width, 50) {
        HStack {
          Block("a", 20); middle(); Block("b", 20)
        }
      }
      return [frames["all"]?.width ?? -1, frames["b"]?.minX ?? -1]
    }
    #expect(try row(nil) { Spacer() } == [48, 28])
    #expect(try row(nil) { Spacer(minLength: 0) } == [40, 20])
    #expect(try row(nil) { Spacer(minLength: 0).padding(0) } == [40, 20])
    #expect(try row(nil) { Spacer(minLength: 0).padding(4) } == [64, 44])
    #expect(try row(nil) { Spacer(minLength: 0).padding(.leading, 4) } == [52, 32])
    #expect(try row(nil) { Spacer(minLength: 0).padding(.top, 4) } == [40, 20])
    #expect(try row(nil) { Spacer(minLength: 0).frame(width: 0) } == [40, 20])
    #expect(try row(nil) { Spacer(minLength: 0).layoutPriority(1).fixedSize() } == [40, 20])
    #expect(try row(nil) { ZStack { Spacer(minLength: 0) } } == [40, 20])
    #expect(
      try row(nil) {
        ZStack {
          Spacer(minLength: 0); Block("c", 0, 0)
        }
      } == [56, 36])
    #expect(try row(nil) { VStack { Spacer(minLength: 0) } } == [56, 36])
    #expect(try row(nil) { Block("c", 0, 0).overlay { Spacer(minLength: 0) } } == [56, 36])
    #expect(try row { ZStack { Spacer() } } == [200, 180])
    #expect(try row { Spacer().frame(maxWidth: .infinity) } == [200, 180])
    func taken(@ViewBuilder _ spacer: () -> some View) throws -> Double? {
      try frames(200, 50) {
        HStack(spacing: 0) {
          Block("a", .growing); spacer(); Block("b", 20)
        }
      }["a"]?.width
    }
    #expect(try taken { Spacer() } == 172)
    #expect(try taken { Spacer().padding(5) } == 90)
    #expect(try taken { Spacer().frame(maxWidth: .infinity) } == 90)
    #expect(try frames(100, 50) { ZStack { Spacer() } }["all"] == rect(0, 0, 100, 50))
  }

  @Test("what scrolls is as wide as its content across, and all that is offered along")
  func scrolling() throws {
    #expect(
      try frames(100, 100) { ScrollView { Block("c", 50, 30) } } == [
        "all": rect(0, 0, 50, 100), "c": rect(0, 0, 50, 30),
      ])
    #expect(
      try frames(100, 100) { ScrollView(.horizontal) { Block("c", 50, 30) } } == [
        "all": rect(0, 0, 100, 30), "c": rect(0, 0, 50, 30),
      ])
    #expect(
      try frames(nil, nil) { ScrollView { Block("c", .growing, .init(300)) } } == [
        "all": rect(0, 0, 10, 300), "c": rect(0, 0, 10, 300),
      ])
    #expect(
      try frames(200, 200) {
        ScrollView {
          Block("a", 50, 30); Block("b", 30)
        }
      }
        == ["all": rect(0, 0, 50, 200), "a": rect(0, 0, 50, 30), "b": rect(10, 38, 30, 20)])
    #expect(
      try frames(100, 100) { ScrollView([.horizontal, .vertical]) { Block("c", 50, 30) } } == [
        "all": rect(0, 0, 100, 100), "c": rect(25, 35, 50, 30),
      ])
    #expect(
      try frames(100, 100) { ScrollView { Block("c", 50, 30) }.frame(width: 100, height: 100) }["c"]
        == rect(25, 0, 50, 30))
  }
}
