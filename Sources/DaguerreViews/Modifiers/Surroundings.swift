// What a view says about the window or the bars around it, which are no part of its picture.

/// How a screen's title is shown in the system's bar.
public enum NavigationTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

/// Whether something that the system draws is shown.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

extension View {
  /// The same view: the system's bar is no part of the picture; the design system's own is `OUDSTopBar`.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  /// The same view, as for ``navigationTitle(_:)-(StringProtocol)``.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarTitleDisplayMode(_ mode: NavigationTitleDisplayMode) -> some View { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// The same view: a picture has no bars, notches or keyboards to keep clear of.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// The same view: a picture has no bars or notches to keep clear of.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// The same view: the whole content of a ``ScrollView`` is drawn, without indicators.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
    self
  }

  /// The same view: the whole content of a ``ScrollView`` is drawn.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Draws the view in a colour scheme; nil keeps the one around it.
  ///
  /// Unlike that of SwiftUI, it does not change the window around the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }
}
