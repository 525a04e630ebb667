import DaguerreViews
import Testing

@Suite("Modifiers")
struct ModifierTests {
  @Test("padding surrounds, and takes from the room of what is flexible")
  func padding() throws {
    let frames = try Fixture().frames(width: 50, height: 20) {
      Color.black.markFrame("inner").padding(.horizontal, 5).padding(.top, 2).markFrame("outer")
    }
    #expect(frames == ["outer": rect(0, 0, 50, 20), "inner": rect(5, 2, 40, 18)])
  }

  @Test("a fixed frame has its size whatever is inside, which may stick out")
  func fixedFrame() throws {
    let frames = try Fixture().frames {
      Color.black.frame(width: 30, height: 30).markFrame("inner")
        .frame(width: 10, height: 40, alignment: .topLeading).markFrame("outer")
    }
    #expect(frames == ["outer": rect(0, 0, 10, 40), "inner": rect(0, 0, 30, 30)])
  }

  @Test(
    "a flexible frame stays within its limits",
    arguments: [(nil, 48.0), (10, 48), (60, 48), (200, 48)] as [(Double?, Double)])
  func minimum(room: Double?, width: Double) throws {
    let frames = try Fixture().frames(width: room) {
      Color.black.frame(width: 20, height: 20).frame(minWidth: 48).markFrame("frame")
    }
    #expect(frames["frame"]?.width == (room.map { max(48, min($0, 20)) } ?? width))
  }

  @Test("a frame with an infinite maximum fills its room, and hugs where there is no limit")
  func maximum() throws {
    func width(_ room: Double?) throws -> Double? {
      try Fixture().frames(width: room) {
        Color.black.frame(width: 20, height: 20).frame(maxWidth: .infinity).markFrame("frame")
      }["frame"]?.width
    }
    #expect(try width(300) == 300)
    #expect(try width(nil) == 20)
  }

  @Test("backgrounds and overlays take the view's size, in the order of drawing")
  func layers() throws {
    let commands = try Fixture().commands {
      Color.black.frame(width: 10, height: 10).background(Color.white).overlay { Circle().fill(.black) }
    }
    guard commands.count == 3, case .fillRect(let back, .white) = commands[0],
      case .fillRect(_, .black) = commands[1], case .fillRoundedRect(let front, let radii, .black) = commands[2]
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(back == rect(0, 0, 10, 10))
    #expect(front == back)
    #expect(radii == CornerRadii(5))
  }

  @Test("hidden views keep their place and draw nothing")
  func hidden() throws {
    let rendering = try Fixture().renderer.render(Color.black.frame(width: 10, height: 20).hidden())
    #expect(rendering.list.commands.isEmpty)
    #expect(rendering.list.size == Size(width: 10, height: 20))
  }

  @Test("a border is inside, a stroke may be moved outwards with its radii kept")
  func borders() throws {
    let commands = try Fixture().commands {
      RoundedRectangle(cornerRadius: 4).stroke(.black, lineWidth: 2, outset: 3).frame(width: 20, height: 10)
      Rectangle().strokeBorder(.black, lineWidth: 0).frame(width: 20, height: 10)
    }
    guard commands.count == 1, case .border(let border) = commands[0] else {
      Issue.record("\(commands)")
      return
    }
    #expect(border.rect == rect(-3, -3, 26, 16))
    #expect(border.radii == CornerRadii(4))
    #expect(border.alignment == .center)
  }

  @Test("edges lie on whole pixels at every scale", arguments: [1.0, 2, 3, 1.5])
  func pixelGrid(scale: Double) throws {
    let frames = try Fixture(scale: scale).frames(width: 100) {
      HStack(spacing: 0) {
        Color.black.frame(height: 7).markFrame("a")
        Color.black.frame(width: 13.37, height: 10).markFrame("b")
        Color.black.frame(height: 7).markFrame("c")
      }
    }
    #expect(frames.count == 3)
    for frame in frames.values {
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        let pixels = edge * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(frame)")
      }
    }
  }

  @Test("what does not fit evenly in the middle goes right and down by half a pixel")
  func oddRemainder() throws {
    let frames = try Fixture().frames {
      Color.black.frame(width: 4, height: 4).markFrame("inner").frame(width: 9, height: 9)
    }
    #expect(frames["inner"] == rect(3, 3, 4, 4))
  }

  @Test("a position is that of the middle in all the room, mirrored where lines run from right to left")
  func position() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 25.0), (.rightToLeft, 65)] {
      let frames = try Fixture().frames(width: 100, height: 50, direction: direction) {
        Color.black.frame(width: 10, height: 20).markFrame("box").position(x: 30, y: 40).markFrame("room")
      }
      #expect(frames["box"] == rect(x, 30, 10, 20))
      #expect(frames["room"] == rect(0, 0, 100, 50))
    }
  }

  @Test("views of a higher index are drawn over others, and those of one index as they stand")
  func drawingOrder() throws {
    func order(_ commands: [Command]) -> [Double] {
      commands.compactMap { if case .fillRect(let rect, _) = $0 { rect.width } else { nil } }
    }
    let boxes = Group {
      Color.black.frame(width: 1, height: 10).zIndex(1)
      Color.black.frame(width: 2, height: 10)
      Color.black.frame(width: 3, height: 10).zIndex(-1).padding(1)
      Color.black.frame(width: 4, height: 10)
    }
    #expect(try order(Fixture().commands { ZStack { boxes } }) == [3, 2, 4, 1])
    #expect(try order(Fixture().commands { HStack { boxes } }) == [3, 2, 4, 1])
  }

  @Test("a mask is a shape that clips")
  func mask() throws {
    let clipped = try Fixture().commands { Color.black.frame(width: 10, height: 10).clipShape(Circle()) }
    #expect(try Fixture().commands { Color.black.frame(width: 10, height: 10).mask(Circle()) } == clipped)
    #expect(try Fixture().commands { Color.black.frame(width: 10, height: 10).mask { Circle() } } == clipped)
    func seen(_ alignment: Alignment, _ direction: LayoutDirection = .leftToRight) throws -> [Bool] {
      let view = Color.black.frame(width: 30, height: 10).mask(alignment: alignment) { Circle() }
        .environment(\.layoutDirection, direction)
      let picture = try Rasterizer().draw(Fixture().renderer.render(view).list)
      return [5, 15, 25].map { picture[$0, 5] != 0 }
    }
    #expect(try seen(.leading) == [true, false, false] && seen(.trailing) == [false, false, true])
    #expect(try seen(.leading, .rightToLeft) == [false, false, true] && seen(.center) == [false, true, false])
  }
}
