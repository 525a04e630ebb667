// Modifiers that take a title, with a key that is kept as such.

extension View {
  /// Says what the view is, by the characters of a key.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> NodeModifier<Self> { accessibilityLabel(Text(key)) }

  /// Says what the view holds now, by the characters of a key.
  public func accessibilityValue(_ key: LocalizedStringKey) -> NodeModifier<Self> { accessibilityValue(Text(key)) }

  /// Says what using the view does, by the characters of a key.
  public func accessibilityHint(_ key: LocalizedStringKey) -> NodeModifier<Self> { accessibilityHint(Text(key)) }

  /// Sets a word about what waits in the view, for the bar of tabs or at the end of its row of a list.
  public func badge(_ key: LocalizedStringKey) -> NodeModifier<Self> { badge(key.localized()) }

  /// The same view: nobody asks a picture for help.
  public func help(_ key: LocalizedStringKey) -> Self { self }

  /// The same view: the system's bar is no part of the picture; the design system's own is `OUDSTopBar`.
  public func navigationTitle(_ key: LocalizedStringKey) -> Self { self }

  /// The same view, as for ``navigationTitle(_:)-(LocalizedStringKey)``.
  public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationTitleDisplayMode = .automatic
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> Self { self }
}
