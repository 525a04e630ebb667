public import DaguerreViews
public import Foundation

/// A view that a function draws, with paths, texts, images and other views at places of its own.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - opaque: says nothing, as `colorMode` and `rendersAsynchronously` do.
  ///   - colorMode: says nothing: colours are blended as they are everywhere in pictures.
  ///   - rendersAsynchronously: says nothing: a picture is drawn before it is looked at.
  ///   - renderer: draws into the room, of a size in points.
  ///   - symbols: views that are drawn by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// What was drawn, one thing over the other, in all the room that there is and no further.
  public var body: some View {
    // Read here: what a reader makes is made elsewhere.
    let environment = environment
    return MeasuringReader { drawn(in: CGSize($0), $1, environment) }.clipped()
  }

  private func drawn(in size: CGSize, _ measurer: ViewMeasurer, _ environment: EnvironmentValues) -> some View {
    var context = GraphicsContext(measurer, symbols: AnyView(symbols), environment)
    renderer(&context, size)
    return context.group
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that draws no views by their tags; see ``init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)``.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}
