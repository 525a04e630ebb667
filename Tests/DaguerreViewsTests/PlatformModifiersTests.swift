import DaguerreViews
import Foundation
import Testing

/// What sources written for a phone say beside what is drawn, and what of it is drawn all the same.
@Suite("What sources for a phone say")
struct PlatformModifiersTests {
  private struct Named: Identifiable {
    let id: String
    var within: [Named]?
  }

  private struct Wider: ViewModifier {
    func body(content: Content) -> some View { content.padding(.trailing, 5) }
  }

  /// Frames of cells of 10 by 10 points that fill their row, numbered as they are listed.
  private func cells(
    _ count: Int, in height: Double?, direction: LayoutDirection = .leftToRight,
    alignment: VerticalAlignment = .center, _ rows: [GridItem]
  ) throws -> [Rect?] {
    let frames = try Fixture().frames(height: height, direction: direction) {
      LazyHGrid(rows: rows, alignment: alignment, spacing: 4) {
        ForEach(0..<count) { Color.black.frame(width: 10).markFrame("\($0)") }
      }
    }
    return (0..<count).map { frames["\($0)"] }
  }

  @Test("views fill column after column of rows that share the room, mirrored where lines run from right to left")
  func rowsOfGrid() throws {
    let rows = [GridItem(.flexible()), GridItem(.flexible())]
    #expect(try cells(3, in: 108, rows) == [rect(0, 0, 10, 50), rect(0, 58, 10, 50), rect(14, 0, 10, 50)])
    #expect(
      try cells(3, in: 108, direction: .rightToLeft, rows)
        == [rect(14, 0, 10, 50), rect(14, 58, 10, 50), rect(0, 0, 10, 50)])
    #expect(try cells(1, in: 100, alignment: .bottom, [GridItem(.fixed(20))]) == [rect(0, 80, 10, 20)])
    #expect(try cells(3, in: 100, [GridItem(.adaptive(minimum: 30), spacing: 5)])[2] == rect(0, 70, 10, 30))
    #expect(try cells(2, in: 100, []) == [nil, nil])
    #expect(try cells(1, in: nil, [GridItem()]) == [rect(0, 0, 10, 10)])
  }

  @Test("a group is given the views of another, one by one")
  func subviews() throws {
    let frames = try Fixture().frames {
      VStack(spacing: 0) {
        Group(subviews: ForEach(0..<3) { Color.black.frame(width: 10, height: 10).markFrame("\($0)") }) { views in
          views[2]
          if views.count == 3 { views[0] }
        }
      }
    }
    #expect(frames == ["2": rect(0, 0, 10, 10), "0": rect(0, 10, 10, 10)])
  }

  @Test("what goes from phase to phase is drawn in the first one")
  func phases() throws {
    let frames = try Fixture().frames {
      VStack(spacing: 0) {
        PhaseAnimator([20.0, 30]) { Color.black.frame(width: $0, height: 1).markFrame("view") }
        Color.black.frame(height: 1).phaseAnimator([12.0, 13]) { content, width in
          content.frame(width: width).markFrame("modifier")
        }
        PhaseAnimator([Double]()) { Color.black.frame(width: $0, height: 1).markFrame("none") }
      }
    }
    #expect(frames.mapValues(\.width) == ["view": 20, "modifier": 12])
  }

  @Test("what depends on the time is drawn at one moment, whatever the schedule")
  func timeline() throws {
    let (clock, plain) = (
      try Fixture().commands {
        TimelineView(.periodic(from: Date(), by: 1)) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
        TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
      },
      try Fixture().commands {
        Text("0.000000")
        Text("0.000000")
      }
    )
    #expect("\(clock)" == "\(plain)")
  }

  @Test("lists of which rows could be chosen, or changed, are drawn as others")
  func lists() throws {
    let names = ["a", "b"]
    let plain = try Fixture().commands(width: 100) { List(names, id: \.self) { Text($0) } }
    let chosen = try Fixture().commands(width: 100) {
      List(names, id: \.self, selection: .constant("a" as String?)) { Text($0) }
    }
    let bound = try Fixture().commands(width: 100) {
      List(.constant(names.map { Named(id: $0) })) { $name in Text(name.id) }
    }
    let outline = try Fixture().commands(width: 100) {
      List(names.map { Named(id: $0) }, children: \.within) { Text($0.id) }
    }
    #expect("\(chosen)" == "\(plain)" && "\(bound)" == "\(plain)" && "\(outline)" == "\(plain)")
    let open = try Fixture().commands(width: 100) {
      List([Named(id: "a", within: [Named(id: "b")])], children: \.within) { Text($0.id) }
    }
    #expect(open.count > plain.count / 2)
  }

  @Test("rows of a list are as high as the environment says, and lines have the colour of their rows")
  func rowsOfList() throws {
    let fills = try Fixture().commands(width: 100) {
      List(0..<2) { _ in Color.clear.frame(height: 1).listRowSeparatorTint(.red) }
        .environment(\.defaultMinListRowHeight, 60).listStyle(.plain)
    }
    .compactMap { if case .fillRect(let rect, let color) = $0 { (rect, color) } else { nil } }
    #expect(fills.map(\.0) == [rect(16, 60, 84, 1)])
    #expect(fills.map(\.1) == [.red])
  }

  @Test("the line below a row begins where the row says")
  func startOfLine() throws {
    let lines = try Fixture().commands(width: 100) {
      List(0..<2) { _ in Color.clear.frame(height: 1).alignmentGuide(.listRowSeparatorLeading) { _ in 10 } }
        .listStyle(.plain)
    }
    .compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    #expect(lines == [rect(26, 44, 74, 1)])
  }

  @Test("a view is drawn otherwise for the place that it has, and as it is in sight")
  func effects() throws {
    let frames = try Fixture().frames {
      Color.black.frame(width: 10, height: 4).markFrame("box")
        .visualEffect { content, room in content.offset(x: room.size.width, y: room.size.height) }
        .scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 100) }
        .animation(.bouncy(duration: 1)) { $0.opacity(0.5) }
    }
    #expect(frames == ["box": rect(10, 4, 10, 4)])
  }

  @Test("a frame is a part of the room, and an error where a stack shares the room out")
  func partsOfRoom() throws {
    let frames = try Fixture().frames(width: 108, height: 20) {
      ZStack {
        Color.black.markFrame("third").containerRelativeFrame(.horizontal, count: 3, spacing: 6)
        Color.black.markFrame("two").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
        Color.black.markFrame("half").containerRelativeFrame(.horizontal) { room, _ in room / 2 }
      }
    }
    #expect(frames.mapValues(\.width) == ["third": 32, "two": 70, "half": 54])
    #expect(throws: (any Error).self) {
      try Fixture().commands(width: 100) {
        HStack { Color.black.containerRelativeFrame(.horizontal, count: 3, spacing: 6) }
      }
    }
  }

  @Test("parts of what a scrolling view shows, whatever stack they stand in")
  func partsOfScrolledRoom() throws {
    let frames = try Fixture().frames(width: 208, height: 40) {
      HStack(spacing: 0) {
        Color.black.frame(width: 100, height: 4)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 6) {
            ForEach(0..<4, id: \.self) { index in
              Color.black.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 6)
                .markFrame("\(index)")
            }
          }
        }
        .markFrame("scroll")
      }
    }
    #expect(frames["scroll"]?.width == 108 && frames["0"]?.width == 32)
    #expect(frames["3"]?.minX == 214)
    // Nothing says how much is shown.
    #expect(throws: (any Error).self) {
      try Fixture().commands {
        ScrollView(.horizontal) { Color.black.containerRelativeFrame(.horizontal, count: 3, spacing: 6) }
      }
    }
    #expect(throws: (any Error).self) {
      try Fixture().commands(width: 100, height: 100) {
        ScrollView(.horizontal) { VStack { Color.black.containerRelativeFrame(.vertical, count: 3, spacing: 6) } }
      }
    }
  }

  @Test("columns of a grid have an alignment, and cells one of their own")
  func gridCells() throws {
    func box(_ name: String, _ width: Double) -> some View {
      Color.black.frame(width: width, height: 4).markFrame(name)
    }
    let frames = try Fixture().frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("wide", 20) }
        GridRow { box("end", 4).gridColumnAlignment(.trailing) }
        GridRow { box("start", 4).gridCellAnchor(.topLeading) }
        GridRow { box("unsized", 40).gridCellUnsizedAxes(.horizontal) }
      }
    }
    #expect(frames["end"]?.minX == 36)
    #expect(frames["start"]?.minX == 0)
    #expect(frames["wide"]?.minX == 20)
  }

  @Test("modifiers change views one after the other, and an empty one changes nothing")
  func modifiers() throws {
    let frames = try Fixture().frames {
      Color.black.frame(width: 10, height: 10).modifier(Wider().concat(EmptyModifier()).concat(Wider()))
        .markFrame("box")
    }
    #expect(frames == ["box": rect(0, 0, 20, 10)])
  }

  @Test("what moves, is pressed or is told changes nothing of the view")
  func stillness() throws {
    let plain = try Fixture().commands { Color.black.frame(width: 10, height: 10) }
    let eventful = try Fixture().commands {
      Color.black.frame(width: 10, height: 10)
        .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ in })
        .keyboardShortcut("n", modifiers: [.command, .shift]).onKeyPress(.space) { .handled }.draggable("x")
        .sensoryFeedback(.impact(weight: .light), trigger: 1).transaction { $0.animation = nil }
        .transition(.push(from: .bottom)).scrollBounceBehavior(.basedOnSize).geometryGroup()
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: { (_: Double) in
        }
        .toolbarRole(.editor).searchScopes(.constant(1)) { Text("x") }.presentationSizing(.form)
        .accessibilityDirectTouch().unredacted().privacySensitive().datePickerStyle(.wheel).menuStyle(.button)
        .listSectionSpacing(.compact).listRowSpacing(nil).gaugeStyle(.automatic)
    }
    #expect("\(eventful)" == "\(plain)")
  }

  @Test("styles that cannot be drawn are errors")
  func undrawn() throws {
    #expect(throws: (any Error).self) {
      try Fixture().commands { Text("x").luminanceToAlpha() }
    }
  }

  @Test("symbols grow with the font and the scale, and take the foreground for black")
  func symbolSizes() throws {
    let box = VectorImage(
      size: Size(width: 10, height: 10),
      layers: [
        .init(path: Path(roundedRect: rect(0, 0, 10, 10)), color: .black),
        .init(path: Path(roundedRect: rect(0, 0, 10, 10)), color: .red),
      ])
    func fills(_ view: some View) throws -> [(width: Double, color: Color)] {
      var fixture = try Fixture()
      fixture.renderer.environment.symbols = ImageLibrary(["box": box])
      fixture.renderer.environment.font = Font(family: "Daguerre Test", size: 17)
      return try fixture.commands { view.foregroundStyle(Color.blue) }.compactMap {
        if case .fillPath(let path, _, let color) = $0 { (path.bounds?.width ?? 0, color) } else { nil }
      }
    }
    let symbol = Image(systemName: "box")
    #expect(try fills(symbol).map(\.color) == [.blue, .red])
    #expect(try fills(symbol).map(\.width) == [10, 10])
    #expect(try fills(symbol.font(Font(family: "Daguerre Test", size: 34)))[0].width == 20)
    #expect(try fills(symbol.font(Font(family: "Daguerre Test", size: 34)).imageScale(.large))[0].width == 25)
    #expect(try fills(symbol.renderingMode(.template)).map(\.color) == [.blue, .blue])
    #expect(try fills(symbol.resizable().frame(width: 40, height: 40).imageScale(.large))[0].width == 40)
  }

  @Test("what several views cannot draw is told at once, each thing once")
  func several() throws {
    let error = #expect(throws: RenderingErrors.self) {
      try Fixture().commands {
        Text("x").luminanceToAlpha()
        VStack { Text("x").luminanceToAlpha() }.rotation3DEffect(.degrees(30), axis: (x: .nan, y: 0, z: 0))
      }
    }
    #expect(try #require(error).diagnostics.count == 2)
  }

  @Test("a symbol's variant is looked for before the symbol itself")
  func symbolVariants() throws {
    func symbol(_ width: Double) -> VectorImage { VectorImage(size: Size(width: width, height: 1), layers: []) }
    func width(_ variant: SymbolVariants, of name: String) throws -> Double? {
      try Fixture().frames {
        Image(systemName: name).markFrame("symbol").symbolVariant(variant)
          .environment(\.symbols, ImageLibrary(["bell": symbol(1), "bell.circle.fill": symbol(2)]))
          .font(Font(family: "Daguerre Test", size: 17))
      }["symbol"]?.width
    }
    #expect(try width(.none, of: "bell") == 1)
    #expect(try width(.fill.circle, of: "bell") == 2)
    #expect(try width(.circle, of: "bell.circle.fill") == 2)
    #expect(try width(.slash, of: "bell") == 1)
  }

  @Test("variants that are said one around another hold together, and what a symbol has of them is drawn")
  func joinedVariants() throws {
    func symbol(_ width: Double) -> VectorImage { VectorImage(size: Size(width: width, height: 1), layers: []) }
    let symbols: [String: VectorImage] = [
      "bell": symbol(1), "bell.fill": symbol(2), "bell.slash": symbol(3), "bell.slash.circle.fill": symbol(4),
      "bell.circle": symbol(5), "bell.square.fill": symbol(6),
    ]
    func width<Content: View>(_ change: (AnyView) -> Content) throws -> Double? {
      try Fixture().frames {
        change(AnyView(Image(systemName: "bell").markFrame("symbol")))
          .environment(\.symbols, ImageLibrary(symbols)).font(Font(family: "Daguerre Test", size: 17))
      }["symbol"]?.width
    }
    #expect(try width { $0.symbolVariant(.slash.circle.fill) } == 4)
    #expect(try width { $0.symbolVariant(.slash).symbolVariant(.fill).symbolVariant(.circle) } == 4)
    #expect(try width { $0.symbolVariant(.square).symbolVariant(.circle).symbolVariant(.fill) } == 6)
    #expect(try width { $0.symbolVariant(.none).symbolVariant(.fill) } == 2)
    #expect(try width { $0.environment(\.symbolVariants, .none).symbolVariant(.fill) } == 1)
    // The shape counts more than the filling where there are not both; what is not there is left out.
    #expect(try width { $0.symbolVariant(.circle.fill) } == 5 && width { $0.symbolVariant(.rectangle.fill) } == 2)
    #expect(try width { $0.symbolVariant(.slash.square) } == 3)
    #expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.circle.contains(.square) && !SymbolVariants.circle.contains(.circle.slash))
  }

  @Test("a symbol that points along the lines is mirrored where these run from the right, or has a drawing of its own")
  func symbolsFromTheRight() throws {
    func symbol(_ x: Double) -> VectorImage {
      let path = Path(roundedRect: Rect(x: x, y: 0, width: 4, height: 10))
      return VectorImage(size: Size(width: 10, height: 10), layers: [.init(path: path)])
    }
    func left(_ name: String, _ direction: LayoutDirection) throws -> Double? {
      try Fixture().commands {
        Image(systemName: name).environment(\.layoutDirection, direction)
          .environment(\.symbols, ImageLibrary([name: symbol(0), "list.rtl": symbol(3)]))
          .font(Font(family: "Daguerre Test", size: 17))
      }.first?.bounds?.minX
    }
    for name in ["chevron.forward", "arrow.up.backward.circle", "sidebar.leading", "inset.trailinghalf"] {
      #expect(try left(name, .leftToRight) == 0 && left(name, .rightToLeft) == 6, "\(name)")
    }
    for name in ["chevron.right", "forward", "backward.end", "goforward"] {
      #expect(try left(name, .rightToLeft) == 0, "\(name)")
    }
    #expect(try left("list", .leftToRight) == 0 && left("list", .rightToLeft) == 3)
  }

  @Test("older names of text sizes are those of the same steps")
  func sizeCategories() throws {
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityMedium
    #expect(environment.dynamicTypeSize == .accessibility1)
    #expect(environment.sizeCategory == .accessibilityMedium)
    #expect(ContentSizeCategory.small < .large)
  }
}
