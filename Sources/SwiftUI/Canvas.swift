public import DaguerreViews
public import Foundation

/// How the system would blend colours.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable { case nonLinear, linear, extendedLinear }

/// A view that a function draws, with paths and texts at places of its own.
public struct Canvas: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: says nothing, as `colorMode` and `rendersAsynchronously` do.
  ///   - colorMode: says nothing: colours are blended as they are everywhere in pictures.
  ///   - rendersAsynchronously: says nothing: a picture is drawn before it is looked at.
  ///   - renderer: draws into the room, of a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// What was drawn, one thing over the other, in all the room that there is and no further.
  public var body: some View {
    GeometryReader { room in drawn(in: room.size) }.clipped()
  }

  private func drawn(in size: CGSize) -> some View {
    var context = GraphicsContext()
    renderer(&context, size)
    return context.group
  }
}
