/// The style that controls of a kind read.
///
/// A style is of any type; while a picture is made, nothing but its views uses it.
struct CurrentStyle<Configuration>: @unchecked Sendable {
  let draw: (Configuration) -> AnyView

  /// - Parameter makeBody: the function of a style.
  init(_ makeBody: @escaping (Configuration) -> some View) { draw = { AnyView(makeBody($0)) } }
}
