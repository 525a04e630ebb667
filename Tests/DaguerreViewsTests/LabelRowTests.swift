import DaguerreViews
import Foundation
import Testing

@Suite("Labels of several views in what is touched")
struct LabelRowTests {
  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3).markFrame("box") }
  }

  @ViewBuilder private var parts: some View {
    Color.red.frame(width: 10, height: 6).markFrame("first")
    Color.red.frame(width: 10, height: 6).markFrame("second")
  }

  private func frames(@ViewBuilder _ control: () -> some View) throws -> [String: Rect] {
    try Fixture().frames { VStack(spacing: 0) { control() } }
  }

  @Test("they stand side by side wherever the control stands")
  func row() throws {
    let row = ["first": rect(0, 0, 10, 6), "second": rect(18, 0, 10, 6)]
    let url = URL(fileURLWithPath: "/")
    #expect(
      try frames {
        Button {
        } label: {
          parts
        }
      } == row)
    #expect(
      try frames {
        Button {
        } label: {
          parts
        }.buttonStyle(.plain)
      } == row)
    #expect(
      try frames {
        Menu {
        } label: {
          parts
        }
      } == row)
    #expect(try frames { NavigationLink(value: 1) { parts } } == row)
    #expect(try frames { Link(destination: url) { parts } } == row)
    #expect(try frames { ShareLink(item: "x") { parts } } == row)
  }

  @Test("a style has them as one label, in one box")
  func styles() throws {
    let frames = try frames {
      Button {
      } label: {
        parts
      }.buttonStyle(Boxed())
    }
    #expect(frames["box"] == rect(0, 0, 34, 12) && frames["second"] == rect(21, 3, 10, 6))
    let boxes = try Fixture().commands {
      VStack {
        Button {
        } label: {
          parts
        }.buttonStyle(.bordered)
      }
    }
    #expect(boxes.count { if case .fillRoundedRect = $0 { true } else { false } } == 1)
  }
}
