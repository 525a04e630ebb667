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

  @Test("styles of watches are refused where a gauge is, and nowhere else")
  func accessory() throws {
    #expect(throws: (any Error).self) { try Fixture().commands { gauge(5).gaugeStyle(.accessoryCircular) } }
    #expect(try !Fixture().commands { box.gaugeStyle(.accessoryLinear) }.isEmpty)
  }
}
