import DaguerreGraphics
import DaguerreViews
import OUDS
import Testing

/// Texts of no characters, which apps give where they have none, take no room.
struct EmptyTextForms {
  @Test func items() throws {
    let forms = try Forms()
    let item = OUDSStaticListItem(data: .init(label: "A"))
    try forms.expectSame([
      item,
      OUDSStaticListItem(
        data: .init(label: "A", description: "", overline: "", extraLabel: "", helperText: "")),
      OUDSStaticListItem(data: .init(label: "A", overline: AttributedString())),
    ])
  }

  @Test func messages() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSAlertMessage(label: "A"), OUDSAlertMessage(label: "A", description: ""),
      OUDSAlertMessage(label: "A", description: AttributedString()),
    ])
    try forms.expectSame([
      OUDSCircularProgressIndicator(progress: 0.5),
      OUDSCircularProgressIndicator(progress: 0.5, helperText: .description("")),
    ])
    try forms.expectSame([
      OUDSLinearProgressIndicator(progress: 0.5, helperText: .percent()),
      OUDSLinearProgressIndicator(progress: 0.5, helperText: .percent(description: "")),
    ])
  }

  @Test(arguments: ["", "B"]) func inputs(value: String) throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTextInput(label: "A", text: .constant(value)),
      OUDSTextInput(label: "A", text: .constant(value), placeholder: "", prefix: "", suffix: "", helperText: ""),
      OUDSTextInput(label: "A", text: .constant(value), helperLink: .init(text: "") {}),
    ])
    try forms.expectSame([
      OUDSTextArea(label: "A", text: .constant(value)),
      OUDSTextArea(
        label: "A", text: .constant(value), placeholder: "", helperText: .plain(""), helperLink: .init(text: "") {}),
    ])
  }

  @Test func labels() throws {
    let forms = try Forms()
    let area = try forms.draw { OUDSTextArea(label: "", text: .constant("B")) }
    let labelledArea = try forms.draw { OUDSTextArea(label: "A", text: .constant("B")) }
    #expect(area.list.size.height < labelledArea.list.size.height)
    // As high as ever, with the value in the middle.
    let input = try forms.draw { OUDSTextInput(label: "", text: .constant("B")) }
    let resting = try forms.draw { OUDSTextInput(label: "B", text: .constant("")) }
    #expect(input.list.size == resting.list.size && baseline(of: input) == baseline(of: resting))
  }

  /// Where the first text stands, in points from the top.
  private func baseline(of rendering: Rendering) -> Double? {
    rendering.list.commands.lazy.compactMap { command -> Double? in
      if case .glyphs(let run) = command { run.glyphs.first?.origin.y } else { nil }
    }.first
  }
}
