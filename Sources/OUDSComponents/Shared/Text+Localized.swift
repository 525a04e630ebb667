internal import DaguerreViews

extension Text {
  /// A text that a component is given: where the app's own table `Localizable` has it as a key, what it has for that, as in
  /// the library.
  ///
  /// In this module it is chosen before the initialiser that takes texts as they are; what people enter is `verbatim`.
  init(_ text: String) {
    let isLookedUp = EnvironmentValues.current.mainBundle != nil
    self.init(verbatim: isLookedUp ? LocalizedStringKey(text).localized() : text)
  }
}
