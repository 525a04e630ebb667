import DaguerreViews
import Foundation
import OUDS
import Testing

struct InputForms {
  private let image = OUDSImage(asset: heart)
  private let text = Binding.constant("Ada")

  @Test func textInputs() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTextInput(label: "Name", text: text, leadingImage: image, helperText: "Help"),
      OUDSTextInput(label: "Name", text: text, leadingImage: image, helperText: AttributedString("Help")),
      OUDSTextInput("Name", bundle: .main, text: text, leadingImage: image, helperText: "Help"),
      OUDSTextInput(label: "Name", text: text, leadingIcon: image, helperText: "Help"),
      OUDSTextInput(label: "Name", text: text, leadingIcon: heart, helperText: "Help"),
      OUDSTextInput(
        label: "Name", text: text, leadingIcon: heart, flipLeadingIcon: false, leadingIconRenderingMode: .template,
        helperText: "Help"),
      OUDSTextInput("Name", bundle: .main, text: text, leadingIcon: heart, helperText: "Help"),
    ])
    try forms.expectSame([
      OUDSTextInput(label: "Name", text: text, trailingAction: .init(image: image, actionHint: "Love") {}),
      OUDSTextInput(label: "Name", text: text, trailingAction: .init(icon: image, actionHint: "Love") {}),
      OUDSTextInput(label: "Name", text: text, trailingAction: .init(icon: heart, actionHint: "Love") {}),
      OUDSTextInput(
        label: "Name", text: text,
        trailingAction: .init(icon: heart, actionHint: "Love", flipIcon: false, renderingMode: .template) {}),
    ])
    try forms.expectSame([
      OUDSTextInput(label: "Name", text: text, status: .error(message: "No")),
      OUDSTextInput(label: "Name", text: text, status: .richError(message: AttributedString("No"))),
    ])
    try forms.expectSame([
      OUDSTextInput(label: "Name", text: text, helperLink: .init(text: "More") {}, status: .loading),
      OUDSTextInput(
        label: "Name", text: text, helperLink: OUDSTextInput.Helperlink(text: "More") {}, status: .loading()),
    ])
  }

  @Test func textAreas() throws {
    let forms = try Forms()
    #expect(OUDSTextArea.minLines < OUDSTextArea.maxLines)
    try forms.expectSame([
      OUDSTextArea(label: "Bio", text: text, helperText: .charactersMaxCount(100)),
      OUDSTextArea(label: "Bio", text: text, helperText: .charactersRemaining(100)),
      OUDSTextArea("Bio", bundle: .main, text: text, helperText: .charactersMaxCount(100), constrainedMaxHeight: false),
    ])
    try forms.expectSame([
      OUDSTextArea(label: "Bio", text: text, helperText: "Help", isOutlined: true, status: .enabled),
      OUDSTextArea(label: "Bio", text: text, helperText: .plain("Help"), isOutlined: true),
      OUDSTextArea(label: "Bio", text: text, helperText: .rich(AttributedString("Help")), isOutlined: true),
    ])
    try forms.expectSame([
      OUDSTextArea(label: "Bio", text: text, status: OUDSTextArea.Status.loading()),
      OUDSTextArea(label: "Bio", text: text, status: .loading),
    ])
    let lines = Binding.constant(Array(repeating: "line", count: 40).joined(separator: "\n"))
    func height(_ area: OUDSTextArea) throws -> Double { try forms.draw { area }.list.size.height }
    let least = try height(OUDSTextArea(label: "Bio", text: lines, constrainedMaxHeight: true))
    #expect(try least == height(OUDSTextArea(label: "Bio", text: text)))
    #expect(try least < height(OUDSTextArea(label: "Bio", text: lines)))
    let limit: UInt16 = 100
    try forms.expectSame([
      OUDSTextArea(label: "Bio", text: text, helperText: .charactersMaxCount(limit)),
      OUDSTextArea(label: "Bio", text: text, helperText: .charactersMaxCount(100)),
    ])
  }

  @Test func secrets() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSPasswordInput(label: "Password", password: text, lockIcon: true, helperText: "Help"),
      OUDSPasswordInput(
        label: "Password", password: text, isHiddenPassword: .constant(true), lockIcon: true,
        helperText: AttributedString("Help")),
      OUDSPasswordInput("Password", bundle: .main, password: text, lockIcon: true, helperText: "Help"),
      OUDSPasswordInput(label: "Password", password: text, hasLeadingIcon: true, helperText: "Help"),
      OUDSPasswordInput(label: "Password", text: text, hasLeadingIcon: true, helperText: "Help"),
    ])
    let shown = try forms.draw {
      OUDSPasswordInput(label: "Password", password: text, isHiddenPassword: .constant(false))
    }
    let hidden = try forms.draw { OUDSPasswordInput(label: "Password", password: text) }
    #expect(shown.list.commands != hidden.list.commands)
    #expect(OUDSPinCodeInput.obfuscationCharacter != OUDSPinCodeInput.placeholderCharacter)
    try forms.expectSame([
      OUDSPinCodeInput(.constant("12"), length: .four, helperText: "Help"),
      OUDSPinCodeInput(.constant("12"), length: .four, helperText: "Help", bundle: .main),
      OUDSPinCodeInput(.constant("12"), length: .four, helperText: AttributedString("Help"), isOutlined: false),
    ])
    try forms.expectSame([
      OUDSPinCodeInput(.constant("12"), status: .error(message: "No")),
      OUDSPinCodeInput(.constant("12"), status: .richError(message: AttributedString("No"))),
      OUDSPinCodeInput(.constant("12"), status: .textualError(message: "No")),
    ])
  }

  /// As release 3.2 has them: one type for plain texts, keys, and texts with styles of their own.
  @Test func textualContent() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTextInput(label: "Name", text: text, helperText: "Help"),
      OUDSTextInput(label: "Name", text: text, helperText: .raw("Help")),
      OUDSTextInput(label: "Name", text: text, helperText: .localized("Help")),
      OUDSTextInput(label: "Name", text: text, helperText: .localized("Help", bundle: .main)),
      OUDSTextInput(label: "Name", text: text, helperText: .rich(AttributedString("Help"))),
      OUDSTextInput("Name", text: text, helperText: OUDSTextualContent.raw("Help")),
    ])
    let strong = try AttributedString(markdown: "**Help**")
    try forms.expectSame([
      OUDSPasswordInput(label: "Name", password: text, helperText: strong),
      OUDSPasswordInput(label: "Name", password: text, helperText: .rich(strong)),
    ])
    try forms.expectSame([
      OUDSTextInput(label: "Name", text: text, status: .error(message: "No")),
      OUDSTextInput(label: "Name", text: text, status: .textualError(message: "No")),
      OUDSTextInput(label: "Name", text: text, status: .textualError(message: .localized("No", tableName: nil))),
      OUDSTextInput(label: "Name", text: text, status: .textualError(message: .rich(AttributedString("No")))),
    ])
    try forms.expectSame([
      OUDSTextArea(label: "Bio", text: text, helperText: .plain("Help")),
      OUDSTextArea(label: "Bio", text: text, helperText: .textual("Help")),
      OUDSTextArea(label: "Bio", text: text, helperText: .textual(.rich(AttributedString("Help")))),
    ])
    try forms.expectSame([
      OUDSCheckboxItem("Terms", isOn: .constant(false), isError: true, errorText: "No"),
      OUDSCheckboxItem("Terms", isOn: .constant(false), isError: true, errorText: .raw("No")),
      OUDSCheckboxItem("Terms", isOn: .constant(false), isError: true, errorText: .rich(AttributedString("No"))),
    ])
    #expect(OUDSListItemData(label: "A", overline: .raw("O")).overline == "O")
    #expect(OUDSListItemData(key: "A", hasBoldLabel: true, overline: "O").overline == "O")
    #expect(OUDSListItemData(key: "A", overline: strong, tableName: nil, bundle: .main).attributedOverline == strong)
    #expect(OUDSListItemData(label: "A", overline: .rich(strong)).attributedOverline == strong)
  }
}
