import DaguerreViews
import Testing

@Suite("Stacks")
struct StackTests {
  @Test("place views one after the other, aligned across")
  func horizontal() throws {
    let frames = try Fixture().frames {
      HStack(alignment: .bottom, spacing: 4) {
        Color.black.frame(width: 10, height: 10).markFrame("a")
        Color.black.frame(width: 20, height: 30).markFrame("b")
      }
      .markFrame("stack")
    }
    #expect(frames == ["stack": rect(0, 0, 34, 30), "a": rect(0, 20, 10, 10), "b": rect(14, 0, 20, 30)])
  }

  @Test("mirror rows where lines run from right to left")
  func rightToLeft() throws {
    let frames = try Fixture().frames(direction: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 4) {
          Color.black.frame(width: 10, height: 10).markFrame("a")
          Color.black.frame(width: 20, height: 10).markFrame("b")
        }
        Color.black.frame(width: 5, height: 5).markFrame("c")
      }
      .padding(.leading, 3)
    }
    #expect(frames == ["b": rect(0, 0, 20, 10), "a": rect(24, 0, 10, 10), "c": rect(29, 10, 5, 5)])
  }

  @Test("give what has a length of its own room before stacks that grow across", arguments: [true, false])
  func growthAcross(isRow: Bool) throws {
    let line = Color.black.frame(width: isRow ? nil : 2, height: isRow ? 2 : nil)
    let fixed = Color.black.frame(width: 10, height: 10).markFrame("fixed")
    let frames = try Fixture().frames(width: 100, height: 100) {
      if isRow {
        HStack(spacing: 0) {
          VStack { line }.markFrame("a")
          fixed
          VStack(alignment: .trailing) { line }
        }
      } else {
        VStack(spacing: 0) {
          HStack { line }.markFrame("a")
          fixed
          HStack(alignment: .bottom) { line }
        }
      }
    }
    #expect(frames["a"] == (isRow ? rect(0, 4, 45, 2) : rect(4, 0, 2, 45)))
    #expect(frames["fixed"] == (isRow ? rect(45, 0, 10, 10) : rect(0, 45, 10, 10)))
  }

  @Test("share room equally among what is flexible, after what is not")
  func flexibility() throws {
    let frames = try Fixture().frames(width: 100, height: 10) {
      HStack(spacing: 0) {
        Color.black.markFrame("a")
        Color.black.frame(width: 40).markFrame("fixed")
        Color.black.frame(maxWidth: 10).markFrame("limited")
        Color.black.markFrame("b")
      }
    }
    #expect(frames["limited"]?.width == 10)
    #expect(frames["a"] == rect(0, 0, 25, 10))
    #expect(frames["b"] == rect(75, 0, 25, 10))
  }

  @Test("give room by priority first, leaving others their least length")
  func priority() throws {
    let frames = try Fixture().frames(width: 100, height: 10) {
      HStack(spacing: 0) {
        Color.black.frame(minWidth: 20).markFrame("low")
        Color.black.layoutPriority(1).markFrame("high")
      }
    }
    #expect(frames["low"] == rect(0, 0, 20, 10))
    #expect(frames["high"] == rect(20, 0, 80, 10))
  }

  @Test("a priority that is no number is none")
  func noNumber() throws {
    let frames = try Fixture().frames(width: 100, height: 10) {
      HStack(spacing: 0) {
        Color.black.layoutPriority(.nan).markFrame("none")
        Color.black.layoutPriority(1).frame(width: 20).markFrame("high")
        Color.black.markFrame("low")
      }
    }
    #expect(frames["none"] == rect(0, 0, 40, 10))
    #expect(frames["low"] == rect(60, 0, 40, 10))
  }

  @Test("spacers push views apart, and take no room across")
  func spacer() throws {
    let frames = try Fixture().frames(width: 100) {
      HStack(spacing: 0) {
        Color.black.frame(width: 10, height: 10).markFrame("a")
        Spacer()
        Color.black.frame(width: 10, height: 10).markFrame("b")
      }
      .markFrame("row")
    }
    #expect(frames == ["row": rect(0, 0, 100, 10), "a": rect(0, 0, 10, 10), "b": rect(90, 0, 10, 10)])
  }

  @Test("align texts at their baselines")
  func baselines() throws {
    let frames = try Fixture().frames {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").markFrame("small")
        Text("a").font(Font(family: "Daguerre Test", size: 20)).padding(.top, 2).markFrame("large")
      }
    }
    // Baselines at 8 and at 2 + 16.
    #expect(frames == ["small": rect(0, 10, 6, 10), "large": rect(6, 0, 12, 22)])
  }

  @Test("lay out groups, conditions and loops as if written out")
  func builder() throws {
    let isShown = false
    let frames = try Fixture().frames {
      HStack(spacing: 1) {
        Group {
          Color.black.frame(width: 1, height: 1).markFrame("a")
          if isShown { Color.black.frame(width: 50, height: 1) }
        }
        ForEach(0..<3) { index in Color.black.frame(width: 2, height: 1).markFrame("\(index)") }
        EmptyView()
      }
    }
    #expect(frames == ["a": rect(0, 0, 1, 1), "0": rect(2, 0, 2, 1), "1": rect(5, 0, 2, 1), "2": rect(8, 0, 2, 1)])
  }

  @Test("layers take the size of the largest and centre the others")
  func layers() throws {
    let frames = try Fixture().frames {
      ZStack {
        Color.black.frame(width: 10, height: 40).markFrame("tall")
        Color.black.frame(width: 30, height: 20).markFrame("wide")
      }
      .markFrame("layers")
    }
    #expect(frames == ["layers": rect(0, 0, 30, 40), "tall": rect(10, 0, 10, 40), "wide": rect(0, 10, 30, 20)])
  }

  @Test(
    "layers have the baseline of the text within, wherever it is placed",
    arguments: [
      Alignment.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ], [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func layersBaseline(alignment: Alignment, baseline: VerticalAlignment) throws {
    let frames = try Fixture().frames {
      HStack(alignment: baseline, spacing: 0) {
        Text("a").markFrame("beside")
        ZStack(alignment: alignment) {
          Color.black.frame(width: 40, height: 40).markFrame("back")
          Text("a").markFrame("within")
        }
      }
    }
    let (back, within) = (try #require(frames["back"]), try #require(frames["within"]))
    #expect(frames["beside"]?.minY == within.minY)
    let places = [0.0, 0.5, 1]
    let expected: (x: Double, y: Double) = (
      places[alignment.horizontal == .leading ? 0 : alignment.horizontal == .center ? 1 : 2],
      places[alignment.vertical == .top ? 0 : alignment.vertical == .center ? 1 : 2]
    )
    #expect(within.minX - back.minX == expected.x * (40 - 6))
    #expect(within.minY - back.minY == expected.y * (40 - 10))
  }

  @Test("layers with several texts: the first baseline is the topmost, the last the lowest")
  func layersWithTexts() throws {
    func frames(_ baseline: VerticalAlignment) throws -> [String: Rect] {
      try Fixture().frames {
        HStack(alignment: baseline, spacing: 0) {
          Text("a").markFrame("beside")
          ZStack(alignment: .top) {
            Text("a").markFrame("first")
            Text("a").padding(.top, 13).markFrame("last")
          }
        }
      }
    }
    #expect(try frames(.firstTextBaseline)["beside"]?.minY == 0)
    #expect(try frames(.lastTextBaseline)["beside"]?.minY == 13)
  }

  @Test("layers aligned at baselines are as high as what hangs below them")
  func layersAtBaselines() throws {
    let frames = try Fixture().frames {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        Text("a").markFrame("text")
        Color.black.frame(width: 10, height: 30).markFrame("block")
      }
      .markFrame("layers")
    }
    // The block has no text, so its bottom lies on the baseline, 2 points above the text's own bottom.
    #expect(frames == ["layers": rect(0, 0, 10, 32), "text": rect(0, 22, 6, 10), "block": rect(0, 0, 10, 30)])
  }

  @Test("a column's last baseline is that of its last text")
  func columnBaseline() throws {
    let frames = try Fixture().frames {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a").markFrame("beside")
        VStack(spacing: 0) {
          Text("a").markFrame("text")
          Color.black.frame(width: 10, height: 30)
        }
      }
    }
    #expect(frames["beside"] == frames["text"]?.offset(dx: -8, dy: 0))
  }
}
