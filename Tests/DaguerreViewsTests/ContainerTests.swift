import DaguerreViews
import Testing

@Suite("Containers and guides")
struct ContainerTests {
  @Test("a scroll view is as long as its content, or as the room that it is offered", arguments: [20.0, 200, nil])
  func scrollView(height: Double?) throws {
    let frames = try Fixture().frames(width: 50, height: height) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.black.frame(height: 10) }
        }
        .markFrame("content")
      }
      .markFrame("scroll")
    }
    #expect(frames == ["content": rect(0, 0, 50, 100), "scroll": rect(0, 0, 50, height ?? 100)])
  }

  @Test("a row that can be scrolled keeps to its room and is drawn from where lines begin")
  func scrolledRow() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 0)] {
      let frames = try Fixture().frames(width: 50, direction: direction) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.black.frame(width: 40, height: 10).markFrame("first")
            Color.black.frame(width: 40, height: 10).markFrame("second")
          }
        }
        .markFrame("scroll")
      }
      let isForward = direction == .leftToRight
      #expect(frames["scroll"] == rect(x, 0, 50, 10))
      #expect(frames["first"] == rect(isForward ? 0 : 10, 0, 40, 10))
      #expect(frames["second"] == rect(isForward ? 40 : -30, 0, 40, 10))
    }
  }

  @Test("a value that is a view is one, and what is none gives none")
  func values() throws {
    let values: [Any] = [Color.black.frame(width: 30, height: 20), Text("a"), 3, "b"]
    let views = values.map { AnyView(_fromValue: $0) }
    #expect(views.map { $0 == nil } == [false, false, true, true])
    #expect(try Fixture().frames { views[0].markFrame("view") } == ["view": rect(0, 0, 30, 20)])
  }

  @Test("a geometry reader takes its room and places content at the leading top corner")
  func geometryReader() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 10.0), (.rightToLeft, 60)] {
      let frames = try Fixture().frames(width: 100, height: 40, direction: direction) {
        GeometryReader { proxy in
          Color.black.frame(width: proxy.size.width / 4, height: proxy.size.height).markFrame("quarter")
        }
        .padding(.horizontal, 10).padding(.leading, 0)
      }
      #expect(frames["quarter"] == rect(direction == .leftToRight ? x : 70, 0, 20, 40))
    }
  }

  @Test("errors in what a geometry reader makes are reported")
  func geometryReaderErrors() throws {
    #expect(throws: ViewError.self) {
      try Fixture().frames(width: 10, height: 10) { GeometryReader { _ in DisallowedUse("X", rule: "no.") {} } }
    }
  }

  @Test("a divider is a line of one pixel across its stack")
  func divider() throws {
    let column = try Fixture(scale: 2).frames(width: 30) {
      VStack(spacing: 1) {
        Color.black.frame(height: 4)
        Divider().markFrame("line")
      }
    }
    #expect(column["line"] == rect(0, 5, 30, 0.5))
    let row = try Fixture(scale: 2).frames(height: 30) { HStack { Divider().markFrame("line") } }
    #expect(row["line"] == rect(0, 0, 0.5, 30))
  }

  @Test("a label shows the parts that its style names")
  func label() throws {
    func names(_ style: some LabelStyle) throws -> Set<String> {
      Set(
        try Fixture().frames {
          Label {
            Color.black.frame(width: 5, height: 5).markFrame("title")
          } icon: {
            Color.black.frame(width: 5, height: 5).markFrame("icon")
          }
          .labelStyle(style)
        }.keys)
    }
    #expect(try names(.titleAndIcon) == ["title", "icon"])
    #expect(try names(.titleOnly) == ["title"])
    #expect(try names(.iconOnly) == ["icon"])
  }

  @Test("alignment guides move a view's lines")
  func guides() throws {
    let frames = try Fixture().frames {
      VStack(alignment: .leading, spacing: 0) {
        Color.black.frame(width: 20, height: 10).markFrame("a")
        Color.black.frame(width: 20, height: 10).markFrame("b").alignmentGuide(.leading) { $0.width / 2 }
        HStack(alignment: .bottom, spacing: 0) {
          Color.black.frame(width: 5, height: 30)
          Color.black.frame(width: 5, height: 10).markFrame("c").alignmentGuide(.bottom) { $0[.top] }
        }
      }
    }
    #expect(frames["a"] == rect(10, 0, 20, 10))
    #expect(frames["b"] == rect(0, 10, 20, 10))
    #expect(frames["c"] == rect(15, 50, 5, 10))
  }

  @Test("what views tell assistive technology is kept beside the picture, with its place")
  func accessibility() throws {
    let rendering = try Fixture().renderer.render(
      VStack(spacing: 2) {
        Color.black.frame(width: 10, height: 4).accessibilityLabel("inner").accessibilityAddTraits(.isButton)
          .accessibilityLabel("outer").accessibilityAddTraits(.isSelected)
        Color.black.frame(width: 10, height: 4).accessibilityHidden(true)
        Color.black.frame(width: 10, height: 4).accessibilityAddTraits([.isButton, .isHeader])
          .accessibilityRemoveTraits(.isButton)
      })
    #expect(rendering.accessibility.map(\.frame) == [rect(0, 0, 10, 4), rect(0, 6, 10, 4), rect(0, 12, 10, 4)])
    #expect(rendering.accessibility[0].properties.label == "outer")
    #expect(rendering.accessibility[0].properties.traits == [.isButton, .isSelected])
    #expect(rendering.accessibility[1].properties.isHidden == true)
    #expect(rendering.accessibility[2].properties.traits == .isHeader)
  }

  @Test("a container goes through sections with what is above and below their views")
  func sections() throws {
    let black = Color.black.frame(width: 2, height: 2)
    let content = Group {
      Section {
        black
        black
      } header: {
        black
      } footer: {
        black
      }
      Section { black }
    }
    var parts: [[Int]] = []
    _ = try Fixture().commands {
      VStack {
        ForEach(sections: content) { section in
          let _ = parts.append([section.header.count, section.content.count, section.footer.count])
          section.header
          section.content
        }
      }
    }
    #expect(parts == [[1, 2, 1], [0, 1, 0]])
    let frames = try Fixture().frames {
      VStack(spacing: 0) { Group(sections: content) { ForEach($0) { $0.content } } }.markFrame("all")
    }
    #expect(frames["all"]?.height == 6)
  }

  @Test("each view that a container goes through is made again alone where something else is around it")
  func remadeViews() throws {
    var made = 0
    let texts = ForEach(0..<30) { index -> Text in
      made += 1
      return Text("\(index)")
    }
    let views = Group {
      Text("first")
      texts
    }
    let rendering = try Fixture().renderer.render(
      VStack { ForEach(subviews: views) { $0.font(Font(family: "Daguerre Test", size: 4)) } })
    let sizes = rendering.list.commands.compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }
    #expect(sizes == Array(repeating: 4, count: 31))
    #expect(made == 60)
  }
}
