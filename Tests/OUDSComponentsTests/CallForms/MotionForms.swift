import DaguerreGraphics
import DaguerreViews
import Foundation
import OUDS
import Testing

/// What would move: videos, indicators of unknown progress and of assistants.
struct MotionForms {
  private let url = URL(fileURLWithPath: "/film.mp4")

  @Test("a video takes the room of its size, with the corners of the theme and faint where disabled")
  func videos() throws {
    let forms = try Forms()
    let theme = OrangeTheme()
    for (size, side) in [
      (OUDSListItemVideo.Size.medium, theme.listItem.sizeAssetMedium),
      (.large, theme.listItem.sizeAssetLarge), (.extraLarge, theme.listItem.sizeAssetXlarge),
    ] {
      #expect(
        try forms.draw { OUDSListItemVideo(url: url, size: size) }.list.size == Size(width: side, height: side))
    }
    let small = theme.listItem.sizeAssetSmall
    #expect(
      try forms.draw { OUDSListItemVideo(url: url, size: .large).oudsListItemSize(.small) }.list.size
        == Size(width: small, height: small))
    func drawn(_ view: some View) throws -> [Command] { try forms.draw { view }.list.commands }
    let video = OUDSListItemVideo(url: url)
    #expect(try drawn(video) != drawn(video.oudsListItemRoundedMedia(true)))
    #expect(try drawn(video) != drawn(video.disabled(true)))
    func item(_ leading: OUDSListItemLeading? = nil, _ trailing: OUDSListItemTrailing? = nil) -> OUDSStaticListItem {
      OUDSStaticListItem(data: .init(label: "A"), leading: leading, trailing: trailing)
    }
    try forms.expectSame([
      item(.video(.init(url: url))), item(.video(url)),
      item(.video(OUDSListItemVideo(url: url, autoplay: true, muted: false, tapToToggleMute: true))),
    ])
    try forms.expectSame([item(nil, .video(.init(url: url))), item(nil, .video(url, autoplay: true))])
    #expect(try drawn(item()) != drawn(item(.video(url))) && drawn(item(nil, .video(url))) != drawn(item(.video(url))))
  }

  /// The colours of the arcs that a view draws.
  private func arcs(_ view: some View, theme: OUDSTheme = OrangeTheme()) throws -> [Color] {
    try Forms().draw(theme) { view }.list.commands.compactMap {
      if case .arc(let arc) = $0 { arc.color } else { nil }
    }
  }

  @Test("the indicator of assistants has the theme's first colour for them, no track, and the size of others")
  func assistant() throws {
    for theme in [OrangeTheme(), SoshTheme()] as [OUDSTheme] {
      #expect(
        try arcs(OUDSAssistantCircularProgressIndicator(), theme: theme)
          == [theme.colors.colorAiPrimary.color(for: .light)])
    }
    let side = OUDSCircularProgressIndicator.defaultSize
    #expect(
      try Forms().draw { OUDSAssistantCircularProgressIndicator() }.list.size == Size(width: side, height: side))
  }

  @Test("on a coloured surface of one colour, indicators have the colour of texts")
  func monochrome() throws {
    let theme = OrangeTheme()
    func onSurface(_ view: some View) -> some View {
      OUDSColoredSurface(color: theme.colorModes.onBrandPrimary) { view }
    }
    let text = theme.colors.contentDefault.color(for: .light)
    #expect(try arcs(onSurface(OUDSAssistantCircularProgressIndicator())) == [text])
    #expect(
      try arcs(onSurface(OUDSCircularProgressIndicator(progress: 0.5, status: .negative, track: false))) == [text])
    let forms = try Forms()
    try forms.expectSame([
      onSurface(OUDSLinearProgressIndicator(progress: 0.5, status: .negative)),
      onSurface(OUDSLinearProgressIndicator(progress: 0.5, status: .info)),
    ])
  }

  @Test("where people want no motion, or power is saved, what is not known stands still")
  func still() throws {
    let forms = try Forms()
    let saving = OUDSLowPowerModeObserver(isLowPowerModeEnabled: true)
    func drawn(_ view: some View) throws -> [Command] { try forms.draw { view }.list.commands }
    let (circle, bar) = (OUDSCircularProgressIndicator(), OUDSLinearProgressIndicator())
    #expect(try drawn(circle) != drawn(circle.environmentObject(saving)))
    try forms.expectSame([
      OUDSCircularProgressIndicator(progress: 0.7, helperText: nil), circle.environmentObject(saving),
      circle.environment(\.accessibilityReduceMotion, true),
    ])
    try forms.expectSame([
      OUDSLinearProgressIndicator(progress: 0.7, helperText: nil), bar.environmentObject(saving),
      bar.environment(\.accessibilityReduceMotion, true),
    ])
    #expect(!OUDSLowPowerModeObserver.shared.isLowPowerModeEnabled)
  }
}
