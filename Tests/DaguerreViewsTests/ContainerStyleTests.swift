import DaguerreViews
import Testing

@Suite("Styles of boxes and lines")
struct ContainerStyleTests {
  private struct Sideways: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 2) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 3) {
        configuration.label
        configuration.content
      }
    }
  }

  private func box(_ name: String) -> some View { Color.black.frame(width: 10, height: 10).markFrame(name) }

  @Test("a style of one's own places the parts of boxes and lines, the system's are there where nobody says so")
  func parts() throws {
    let boxes = try Fixture().frames {
      GroupBox {
        box("content")
      } label: {
        box("label")
      }
      .groupBoxStyle(Sideways())
    }
    #expect(boxes == ["content": rect(0, 0, 10, 10), "label": rect(12, 0, 10, 10)])
    let lines = try Fixture().frames {
      LabeledContent {
        box("content")
      } label: {
        box("label")
      }
      .labeledContentStyle(Stacked())
    }
    #expect(lines == ["label": rect(0, 0, 10, 10), "content": rect(0, 13, 10, 10)])
    let plain = try Fixture().commands { GroupBox { box("content") } }
    #expect(try plain == Fixture().commands { GroupBox { box("content") }.groupBoxStyle(.automatic) })
    #expect(try Fixture().frames { GroupBox { box("content") } } == ["content": rect(16, 16, 10, 10)])
  }

  private struct Doubled: DynamicProperty {
    @State var number = 2
    @Environment(\.displayScale) var scale
    var value: Double { Double(number) * scale }
  }

  private struct Wide: View, Animatable {
    var doubled = Doubled()
    var animatableData: AnimatablePair<Double, Double>

    var body: some View {
      Color.black.frame(width: animatableData.first * doubled.value, height: animatableData.second).markFrame("it")
    }
  }

  @Test("a property of one's own reads the environment, and what would move has the value that it has")
  func properties() throws {
    let frames = try Fixture(scale: 3).frames { Wide(animatableData: AnimatablePair(5, 4)) }
    #expect(frames == ["it": rect(0, 0, 30, 4)])
    var pair = AnimatablePair(3.0, 4.0)
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair + pair - AnimatablePair(1, 1) == AnimatablePair(11, 15))
  }
}
