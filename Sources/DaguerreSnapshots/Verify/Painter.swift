package import DaguerreGraphics

/// A view that paints, and tokens that it reads itself.
public struct Painter: Hashable, Sendable, CustomStringConvertible {
  /// The types of the view and of those around it, the outermost first.
  public let views: [String]
  /// The paths of the tokens: all, or those that have changed.
  public let tokens: [String]

  /// In words, as in `painted by Card > Badge, which reads badge.color`.
  public var description: String {
    let painted = "painted by \(views.joined(separator: " > "))"
    return tokens.isEmpty ? painted : "\(painted), which reads \(tokens.joined(separator: ", "))"
  }
}

extension PixelRect {
  /// The same rectangle in points.
  ///
  /// - Parameter scale: pixels per point.
  package func area(scale: Double) -> Rect {
    Rect(x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }
}

extension DisplayList {
  /// The views that paint in a part of the sheet, the backmost first, each once.
  ///
  /// - Parameters:
  ///   - area: in points.
  ///   - origin: where a command comes from, nil where nobody knows.
  package func painters(in area: Rect, origin: (Int) -> PaintOrigin?) -> [Painter] {
    var known: Set<PaintOrigin> = []
    return commands.indices.compactMap { index in
      guard let bounds = commands[index].bounds, bounds.intersects(area), let origin = origin(index),
        known.insert(origin).inserted
      else { return nil }
      return Painter(views: origin.views, tokens: origin.tokens)
    }
  }
}
