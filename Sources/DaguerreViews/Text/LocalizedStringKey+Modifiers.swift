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
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
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

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog<Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog<Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dialogSuppressionToggle(_ key: LocalizedStringKey, isSuppressed: Binding<Bool>) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationSubtitle(_ key: LocalizedStringKey) -> Self { self }

  /// The same view: nobody acts on a picture, so `handler` is not called.
  public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> Self { self }

  /// The same view: nobody speaks to a picture.
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self { self }

  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor(_ key: LocalizedStringKey, @ViewBuilder entries: () -> some View) -> Self { self }

  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: some StringProtocol, importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
}

extension AccessibilityActionCategory {
  /// A title of one's own that is looked up.
  public init(_ key: LocalizedStringKey) { self.init(Text(key)) }
}

extension CommandMenu {
  /// A menu that is not shown.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(key.localized(), content: content)
  }
}

extension Window {
  /// A window with a name that is looked up, one that nobody sees, and views in it.
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(key), id: id, content: content)
  }
}

extension WindowGroup {
  /// A window with a name that is looked up, and views in it.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// A window with a name that is looked up, one that nobody sees, and views in it.
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}
