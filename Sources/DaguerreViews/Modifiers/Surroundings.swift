// What a view says about the window or the bars around it, which are no part of its picture.

/// How a screen's title is shown in the system's bar.
public enum NavigationTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

/// Whether something that the system draws is shown.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

extension View {
  /// The same view: the system's bar is no part of the picture; the design system's own is `OUDSTopBar`.
  public func navigationTitle(_ title: some StringProtocol) -> Self { self }

  /// The same view, as for ``navigationTitle(_:)-(StringProtocol)``.
  public func navigationTitle(_ title: Text) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarTitleDisplayMode(_ mode: NavigationTitleDisplayMode) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }

  /// The same view: a picture has no bars, notches or keyboards to keep clear of.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }

  /// The same view: a picture has no bars or notches to keep clear of.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// The same view: the whole content of a ``ScrollView`` is drawn, without indicators.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> Self {
    self
  }

  /// The same view: the whole content of a ``ScrollView`` is drawn.
  public func scrollDisabled(_ disabled: Bool) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchable(text: Binding<String>, prompt: String? = nil) -> Self { self }

  /// The same view: nobody pulls it down, so `action` is not called.
  public func refreshable(action: @escaping () async -> Void) -> Self { self }

  /// The same view: a picture has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// Draws the view in a colour scheme; nil keeps the one around it.
  ///
  /// Unlike that of SwiftUI, it does not change the window around the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> EnvironmentModifier<Self> {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }
}
