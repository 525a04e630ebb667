/// The style that controls of a kind read.
///
/// A style is of any type; while a picture is made, nothing but its views uses it.
struct CurrentStyle<Configuration>: @unchecked Sendable {
  let draw: (Configuration) -> AnyView
  /// The style around it; in a list, as no value holds another of its own kind.
  private var around: [CurrentStyle] = []

  /// - Parameter makeBody: the function of a style.
  init(_ makeBody: @escaping (Configuration) -> some View) { draw = { AnyView(makeBody($0)) } }

  /// What the style makes of a control.
  ///
  /// Controls of the kind in what it makes have the style around it, or they would make themselves without end. So parts
  /// that the style is given say by ``keeping(_:_:)`` that they have this one.
  func draw(
    _ configuration: Configuration, _ keyPath: WritableKeyPath<EnvironmentValues, CurrentStyle>
  ) -> some View {
    draw(configuration).environment(keyPath, around.first ?? self)
  }

  /// A part of a control, in which controls of the kind have the style.
  func keeping(
    _ part: some View, _ keyPath: WritableKeyPath<EnvironmentValues, CurrentStyle>
  ) -> some View {
    part.environment(keyPath, self)
  }

  /// The style, within another.
  func within(_ outer: CurrentStyle) -> CurrentStyle {
    var style = self
    style.around = [outer]
    return style
  }
}
