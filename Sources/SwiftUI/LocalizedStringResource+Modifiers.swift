public import DaguerreViews

// Modifiers, scenes and menus with a title that is a resource.

extension View {
  /// Sets words that are looked up about what waits in the view, for the bar of tabs or at the end of its row of a list.
  @_disfavoredOverload
  public func badge(_ label: LocalizedStringResource?) -> NodeModifier<Self> { badge(label.map { Text($0) }) }

  /// The same view: nobody asks a picture for help.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  @_disfavoredOverload
  public func alert(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  @_disfavoredOverload
  public func alert(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  @_disfavoredOverload
  public func alert<Value>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  @_disfavoredOverload
  public func alert<Value>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  @_disfavoredOverload
  public func dialogSuppressionToggle(_ title: LocalizedStringResource, isSuppressed: Binding<Bool>) -> Self { self }

  /// The same view: nobody acts on a picture, so `handler` is not called.
  @_disfavoredOverload
  public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void) -> Self { self }

  /// The same view: nobody speaks to a picture.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [LocalizedStringResource]) -> Self { self }

  /// The same view: nobody goes from thing to thing.
  @_disfavoredOverload
  public func accessibilityRotor(_ label: LocalizedStringResource, @ViewBuilder entries: () -> some View) -> Self {
    self
  }

  /// The same view: what is told on demand is not looked at.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
}

extension AccessibilityActionCategory {
  /// A title of one's own that is looked up.
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource) { self.init(String(localized: name)) }
}

extension CommandMenu {
  /// A menu that is not shown.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: title), content: content)
  }
}

extension Window {
  /// A window with a name that is looked up, one that nobody sees, and views in it.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension WindowGroup {
  /// A window with a name that is looked up, and views in it.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// A window with a name that is looked up, one that nobody sees, and views in it.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}
