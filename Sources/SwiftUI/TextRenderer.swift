public import DaguerreViews
public import Foundation

/// Draws texts in place of themselves, by their lines, runs and glyphs; see ``DaguerreViews/View/textRenderer(_:)``.
public protocol TextRenderer: Animatable {
  /// Draws a text into its room.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// How large a text is, in points, by what it is offered; as large as it is by itself if nothing else is said.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond its room it draws; says nothing, since pictures cut nothing off there.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as the text is by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text before a ``TextRenderer`` draws it.
public struct TextProxy {
  fileprivate let size: (ProposedViewSize) -> Size

  /// How large the text is by itself, in points, by what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(size(proposal)) }
}

extension View {
  /// Has the texts within the view drawn by a renderer; those whose characters are hidden are bars as ever.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    let drawing = TextDrawing { proposal, size in
      Size(renderer.sizeThatFits(proposal: proposal, text: TextProxy(size: size)))
    } content: { text, measurer in
      var context = GraphicsContext(measurer, symbols: AnyView(EmptyView()), EnvironmentValues.current)
      renderer.draw(layout: Text.Layout(text), in: &context)
      return AnyView(context.group)
    }
    return environment(\.textDrawing, drawing)
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands.
  ///
  /// - Parameter options: says nothing.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    add(line.text.view(of: TextPart(line: line.number)))
  }

  /// Draws a run of a text where it stands.
  ///
  /// - Parameter options: says nothing.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    add(run.text.view(of: TextPart(line: run.line, run: run.number)))
  }

  /// Draws some glyphs of a run where they stand.
  ///
  /// - Parameter options: says nothing.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    add(slice.run.text.view(of: TextPart(line: slice.run.line, run: slice.run.number, glyphs: slice.indices)))
  }
}
