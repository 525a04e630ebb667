import DaguerreGraphics
import DaguerreViews
import Foundation
import OUDS
import Testing

/// Looks of one's own for what a person does, and types that a call leaves open.
struct InteractionForms {
  private func name(_ state: OUDSButtonInteractionState) -> String {
    switch state {
    case .enabled: "enabled"
    case .hover: "hover"
    case .pressed: "pressed"
    case .disabled: "disabled"
    case .readOnly: "readOnly"
    }
  }

  @Test("a button of one's own looks as its content does in the state that it is in")
  func button() throws {
    let forms = try Forms()
    let button = OUDSInteractionButton {
    } content: {
      Text(name($0))
    }
    try forms.expectSame([button, OUDSInteractionButton(isReadOnly: false, action: {}) { Text(name($0)) }])
    let looks: [(view: any View, text: String)] = [
      (button, "enabled"), (button.interactionState(.hovered), "hover"),
      (button.interactionState(.pressed), "pressed"), (button.disabled(true), "disabled"),
      (OUDSInteractionButton(isReadOnly: true, action: {}) { Text(name($0)) }.disabled(true), "readOnly"),
      (Button("x") {}.buttonStyle(OUDSInteractionButtonStyle { Text(name($0)) }), "enabled"),
      (Button("x") {}.buttonStyle(OUDSInteractionButtonStyle(isReadOnly: true) { Text(name($0)) }), "readOnly"),
    ]
    for look in looks { try forms.expectSame([AnyView(look.view), AnyView(Text(look.text))]) }
    #expect(OUDSButtonInteractionState(isEnabled: true, isHover: true, isPressed: true) == .pressed)
    #expect(OUDSChipInteractionState(with: .readOnly) == .enabled && OUDSChipInteractionState(with: .hover) == .hover)
  }

  @Test("pictures from the network have a type for what they show, and need no description")
  func media() throws {
    func image(_ picture: OUDSAsyncImage<some View>) -> OUDSListItemImage {
      OUDSListItemImage(asyncImage: picture, description: nil)
    }
    try Forms().expectSame([
      image(OUDSAsyncImage(url: nil)), image(OUDSAsyncImage<EmptyView>(url: nil)),
      image(OUDSAsyncImage<Image>(url: nil)),
    ])
    let none: String? = nil
    try Forms().expectSame([
      OUDSListItemImage(asset: heart, description: none), OUDSListItemImage(asset: heart),
    ])
  }

  @Test("a configuration says a name, a state or both")
  func configurations() {
    #expect(OUDSAccessibilityConfiguration(state: "Loading").label == "Loading")
    #expect(OUDSAccessibilityConfiguration(name: nil, state: nil).label == nil)
    #expect(OUDSAccessibilityConfiguration(name: "Trips", state: "loading").label == "Trips. loading")
  }

  @Test("tabs are counted in numbers of any kind, and an overline may follow the key")
  func numbers() throws {
    let count: UInt8 = 1
    try Forms().expectSame([
      OUDSTabBar(selectedTab: .constant(0), count: count) { Text("A").tag(0) },
      OUDSTabBar(selectedTab: .constant(0), count: 1) { Text("A").tag(0) },
    ])
    let key: LocalizedStringKey = "A"
    try Forms().expectSame([
      OUDSStaticListItem(data: OUDSListItemData(key, overline: AttributedString("B"), bundle: .main)),
      OUDSStaticListItem(data: OUDSListItemData(key: key, overline: AttributedString("B"))),
    ])
  }
}
