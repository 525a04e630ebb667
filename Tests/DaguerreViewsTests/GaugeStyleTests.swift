import DaguerreGraphics
import DaguerreViews
import Testing

private struct Ring: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.minimumValueLabel
      Color.black.frame(width: 10 * configuration.value, height: 3).markFrame("value")
      configuration.currentValueLabel
      configuration.maximumValueLabel
    }
  }
}

/// Adds something to what the style around it makes.
private struct Framed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).padding(2).markFrame("framed")
  }
}

@Suite("Styles of gauges")
struct GaugeStyleTests {
  private let box = Color.red.frame(width: 7, height: 7)

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...10) {
      box
    } currentValueLabel: {
      box.markFrame("now")
    } minimumValueLabel: {
      box.markFrame("least")
    } maximumValueLabel: {
      box.markFrame("most")
    }
  }

  @Test("a style of one's own draws a gauge of its value and labels")
  func own() throws {
    let frames = try Fixture().frames { gauge(5).gaugeStyle(Ring()) }
    #expect(
      frames == [
        "least": rect(0, 0, 7, 7), "value": rect(7, 2, 5, 3), "now": rect(12, 0, 7, 7), "most": rect(19, 0, 7, 7),
      ])
  }

  @Test("a value beyond its range, or none, is at an end of it", arguments: [20, Double.infinity, -3, .nan])
  func limits(value: Double) throws {
    let frames = try Fixture().frames { gauge(value).gaugeStyle(Ring()) }
    #expect([0, 10].contains(frames["value"]?.width))
  }

  @Test("what a style makes of a gauge is drawn as the style around it does")
  func nested() throws {
    let frames = try Fixture().frames { gauge(5).gaugeStyle(Framed()).gaugeStyle(Ring()) }
    #expect(frames["framed"]?.size == Size(width: 30, height: 11) && frames["value"]?.width == 5)
  }

  @Test("rings have their size, an open one a gap for the ends of its range, and bars the room that there is")
  func accessory() throws {
    func frames(_ style: some GaugeStyle) throws -> [String: Rect] {
      try Fixture().frames(width: 100) { gauge(5).gaugeStyle(style).markFrame("gauge") }
    }
    let open = try frames(.accessoryCircular)
    #expect(
      open["gauge"] == rect(0, 0, 58, 58) && abs((open["now"]?.midX ?? 0) - 29) <= 0.5 && open["least"]?.maxY == 58)
    #expect(try Set(frames(.accessoryCircularCapacity).keys) == ["gauge", "now"])
    let bar = try frames(.accessoryLinear)
    #expect(bar["gauge"]?.width == 100 && bar["least"]?.minX == 0 && bar["most"]?.maxX == 100 && bar["now"] == nil)
    #expect(try frames(.accessoryLinearCapacity)["now"]?.minX == 0)
  }

  @Test("the gap around the mark of an open ring is nothing, whatever lies under it; a part full ring is two arcs")
  func ringParts() throws {
    let ring = try Fixture().picture(width: 58, height: 58) {
      Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular).tint(Color(rgba: 0xFF00_00FF))
        .background(Color(rgba: 0x0040_80FF))
    }
    // The mark is at the top, in the middle.
    #expect(ring[29, 3] == 0xFF00_00FF && ring[25, 3] == 0xFF80_4000 && ring[14, 8] == 0xFF00_00FF)
    let commands = try Fixture().commands(width: 58) {
      Gauge(value: 0.25) { Text("") }.gaugeStyle(.accessoryCircularCapacity)
    }
    let sweeps = commands.compactMap { if case .arc(let arc) = $0 { arc.sweep } else { nil } }
    #expect(sweeps == [360, 90])
  }

  @Test("a gradient goes along the whole of a gauge; what else has the accent has its first colour")
  func gradient() throws {
    let colors = Gradient(colors: [.red, .blue])
    func commands(_ view: some View) throws -> [Command] { try Fixture().commands(width: 100) { view.tint(colors) } }
    func gradients(_ view: some View) throws -> [GradientFill] {
      try commands(view).compactMap { if case .fillGradient(let fill) = $0 { fill } else { nil } }
    }
    for value in [2.0, 8] {
      #expect(try gradients(gauge(value).gaugeStyle(.linearCapacity)).map(\.rect.width).allSatisfy { $0 == 70 })
      #expect(try !gradients(gauge(value).gaugeStyle(.accessoryCircular)).isEmpty)
    }
    #expect(try gradients(gauge(2).gaugeStyle(.linearCapacity).tint(Color.red)).isEmpty)
    let words = try commands(Button("x") {}).compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    #expect(words == [.red])
  }
}
