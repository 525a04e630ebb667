import DaguerreViews
import Foundation
import OUDS
import Testing

struct MessageForms {
  private let image = OUDSImage(asset: heart)

  @Test func alerts() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSAlertMessage(label: "A", status: .info, description: "B", bulletList: ["1", "2"]),
      OUDSAlertMessage(
        label: "A", status: .info, description: AttributedString("B"), bulletList: ["1", "2"]),
      OUDSAlertMessage(
        label: "A", status: .info, description: "B", bulletList: [AttributedString("1"), AttributedString("2")]),
      OUDSAlertMessage(
        label: "A", status: .info, description: AttributedString("B"),
        bulletList: ["1", "2"].map { AttributedString($0) }),
      OUDSAlertMessage("A", bundle: .main, status: .info, description: "B", bulletList: ["1", "2"]),
      OUDSAlertMessage("A", status: .info, description: AttributedString("B"), bulletList: ["1", "2"].map { $0 }),
    ])
    try forms.expectSame([
      OUDSAlertMessage(label: "A", status: .neutral(image: image)) {},
      OUDSAlertMessage(label: "A", status: .neutral(icon: image)) {},
      OUDSAlertMessage(label: "A", status: .neutral(icon: heart), onClose: {}),
    ])
    try forms.expectSame([
      OUDSAlertMessage(label: "A", status: .accent(), link: .init(text: "L", position: .topTrailing) {}),
      OUDSAlertMessage(
        label: "A", status: .accent(image: nil),
        link: OUDSAlertMessage.Link(text: "L", position: .topTrailing, action: {})),
    ])
    try forms.expectSame([
      OUDSInlineAlert(label: "A", status: .warning), OUDSInlineAlert("A", bundle: .main, status: .warning),
    ])
  }

  @Test func richTexts() throws {
    let forms = try Forms()
    let url = try #require(URL(string: "https://example.org"))
    let link = AttributedStringUrlConfiguration(text: "more", urlToOpen: url, color: .black)
    let rich = AttributedString.from(text: "Read more", foregroundColor: .black, urlConfigurations: [link])
    func markdown(_ configurations: [AttributedStringUrlConfiguration]) -> AttributedString {
      AttributedString.from(
        markdown: "Read [more](https://example.org)", foregroundColor: .black, urlConfigurations: configurations)
    }
    try forms.expectSame([
      OUDSAlertMessage(label: "A", description: rich),
      OUDSAlertMessage(label: "A", description: .rich(rich)),
      OUDSAlertMessage(
        label: "A",
        description: AttributedString.from(
          "Read more", bundle: .main, foregroundColor: .black,
          urlConfigurations: [AttributedStringUrlConfiguration("more", bundle: .main, urlToOpen: url)])),
      OUDSAlertMessage(label: "A", description: markdown([.init(text: "more", color: .black)])),
      OUDSAlertMessage(
        label: "A", description: markdown([.init(color: .white), .init(urlToOpen: url, color: .black)])),
    ])
    let plain = try forms.draw { OUDSAlertMessage(label: "A", description: "Read more") }
    #expect(plain.list.commands != (try forms.draw { OUDSAlertMessage(label: "A", description: rich) }.list.commands))
    try forms.expectSame([
      Text(AttributedString.from(text: "Plain", foregroundColor: ColorRawTokens.functionalBlack)),
      Text(AttributedString.from("Plain", foregroundColor: ColorRawTokens.functionalBlack)),
      Text(AttributedString.from(markdown: "Plain", foregroundColor: ColorRawTokens.functionalBlack)),
    ])
  }

  @Test(arguments: [
    ("a **b** c", "a b c", "b"), ("__b__", "b", "b"), ("2 * 3 * 4", "2 * 3 * 4", ""), ("a_b_c", "a_b_c", ""),
    ("\\*b\\*", "*b*", ""), ("**open", "**open", ""), ("[a](", "[a](", ""), ("", "", ""), ("**a _b_**", "a b", "a b"),
  ])
  func markdown(source: String, text: String, strong: String) {
    let string = AttributedString.from(markdown: source)
    #expect(String(string.characters) == text)
    let bold = string.runs.filter { $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true }
      .map { String(string[$0.range].characters) }.joined()
    #expect(bold == strong)
  }

  @Test func badges() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSBadgeStandard(accessibilityLabel: "A", status: .info, size: .large),
      OUDSBadgeStandard(accessibilityLabel: "A", bundle: .main, status: .info, size: .large),
      OUDSBadge(accessibilityLabel: "A", status: .info, size: .large),
    ])
    try forms.expectSame([
      OUDSBadgeCount(7, accessibilityLabel: "A", status: .info, size: .large),
      OUDSBadgeCount(7, accessibilityLabel: "A", bundle: .main, status: .info, size: .large),
      OUDSBadge(count: 7, accessibilityLabel: "A", status: .info, size: .large),
    ])
    try forms.expectSame([
      OUDSBadgeIcon(status: .neutral(image: image), accessibilityLabel: "A", size: .large),
      OUDSBadgeIcon(status: .neutral(icon: heart), accessibilityLabel: "A", bundle: .main, size: .large),
      OUDSBadgeIcon(
        status: .neutral(icon: heart, flipped: false, renderingMode: .template), accessibilityLabel: "A",
        size: .large),
      OUDSBadge(status: .neutral(icon: heart), accessibilityLabel: "A", size: .large),
    ])
  }

  @Test func bulletLists() throws {
    func list(_ type: OUDSBulletList.`Type`) -> OUDSBulletList {
      OUDSBulletList(type: type, textStyle: .bodyMedium, isBold: false) {
        OUDSBulletList.Item("One", subListType: .ordered) { OUDSBulletList.Item("Two") }
      }
    }
    let forms = try Forms()
    try forms.expectSame([
      list(.unordered(asset: .tick, isBranded: true)), list(.unordered(icon: .tick, isBranded: true)),
    ])
    try forms.expectSame([
      list(.unordered(asset: .icon(heart, accessibilityLabel: "Love"))),
      list(.unordered(icon: .free(heart, accessibilityLabel: "Love"), isBranded: true)),
    ])
    try forms.expectSame([list(.unordered()), list(.unordered(asset: .bullet, isBranded: true))])
    try forms.expectSame([
      list(.unordered(asset: .bullet, isBranded: false)), list(.unordered(icon: .bullet)),
      OUDSBulletList(textStyle: .bodyMedium, isBold: false) {
        OUDSBulletList.Item("One", subListType: .ordered) { OUDSBulletList.Item("Two") }
      },
    ])
  }

  @Test func progressIndicators() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSLinearProgressIndicator(progress: 0.4),
      OUDSLinearProgressIndicator(
        progress: 0.4, status: .neutral, track: true, stopIndicator: false, helperText: .percent(alignment: .center),
        gapSize: .default, animated: true, accessibility: nil),
      OUDSLinearProgressIndicator(progress: 0.4, helperText: .description("40%", alignment: .center)),
      OUDSLinearProgressIndicator(progress: 0.4, helperText: "40%"),
    ])
    try forms.expectSame([
      OUDSLinearProgressIndicator(status: .info, helperText: "Wait", helperTextAlignment: .center),
      OUDSLinearProgressIndicator(progress: nil, status: .info, helperText: "Wait"),
      OUDSLinearProgressIndicator(status: .info, helperText: "Wait"),
    ])
    try forms.expectSame([
      OUDSCircularProgressIndicator(progress: 0.4),
      OUDSCircularProgressIndicator(
        progress: 0.4, status: .neutral, track: true, gapSize: .default, animated: false,
        size: OUDSCircularProgressIndicator.defaultSize, helperText: nil),
    ])
    try forms.expectSame([
      OUDSCircularProgressIndicator(progress: 0.4, helperText: .percent()),
      OUDSCircularProgressIndicator(progress: 0.4, helperText: .description("40%")),
    ])
    try forms.expectSame([
      OUDSCircularProgressIndicator(), OUDSCircularProgressIndicator(status: .neutral, size: 48),
      OUDSCircularProgressIndicator(progress: nil),
    ])
  }

  @Test func progressTexts() throws {
    let forms = try Forms()
    let start = try forms.draw { OUDSLinearProgressIndicator(progress: 0.4, helperText: .percent(alignment: .start)) }
    let end = try forms.draw { OUDSLinearProgressIndicator(progress: 0.4, helperText: .percent(alignment: .end)) }
    #expect(start.list.commands != end.list.commands)
    // Words stand at the other end, or after the number in the middle.
    func bar(_ helper: OUDSLinearProgressIndicator.HelperTextType) -> some View {
      OUDSLinearProgressIndicator(progress: 0.4, helperText: helper)
    }
    let atStart = try forms.draw { bar(.percent(description: "done", alignment: .start)) }.list.commands
    let words = try forms.draw { bar(.description("done", alignment: .end)) }.list.commands
    #expect(atStart.starts(with: start.list.commands) && atStart.last == words.last)
    let atEnd = try forms.draw { bar(.percent(description: "done", alignment: .end)) }.list.commands
    #expect(atEnd.last == end.list.commands.last && atEnd.count == atStart.count)
    try forms.expectSame([bar(.percent(description: "done")), bar(.description("40% done")), bar(.percent("done"))])
    try forms.expectSame([
      bar(.percent(spaceBefore: true, description: "done", alignment: .end)),
      bar(.percent(description: "done", alignment: .end)),
    ])
    func ring(_ helper: OUDSCircularProgressIndicator.HelperTextType) -> some View {
      OUDSCircularProgressIndicator(progress: 0.4, helperText: helper)
    }
    try forms.expectSame([ring(.percent("done")), ring(.percent(description: "done", alignment: .end))])
    try forms.expectSame([ring(.description("done")), ring(.description("done", alignment: .start))])
  }

  @Test func partsOfProgressTexts() {
    func words(_ text: OUDSLinearProgressIndicator.HelperTextType) -> String? {
      switch text {
      case .description(let description, _): description
      case .percent(let description, _): description
      }
    }
    func words(_ text: OUDSCircularProgressIndicator.HelperTextType) -> String? {
      switch text {
      case .description(let description): description
      case .percent(let description): description
      }
    }
    let (bar, ring) = (
      OUDSDeterminateProgressIndicatorHelperText.percent(description: "A", alignment: .start),
      OUDSCircularProgressIndicator.HelperTextType.percent("A")
    )
    #expect(words(bar) == "A" && words(ring) == "A" && words(.description("B")) == "B")
    #expect(words(OUDSCircularProgressIndicator.HelperTextType.percent()) == nil)
  }

  @Test func percentagesInLanguages() throws {
    let forms = try Forms()
    for (language, text) in [("en", "40%"), ("de", "40%"), ("fr", "40\u{A0}%"), ("ar", "\u{66A}40")] {
      try forms.expectSame(
        [
          OUDSCircularProgressIndicator(progress: 0.4, helperText: .percent()),
          OUDSCircularProgressIndicator(progress: 0.4, helperText: .description(text)),
        ].map { $0.environment(\.locale, Locale(identifier: language)) })
    }
  }
}
