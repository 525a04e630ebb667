public import DaguerreViews
public import Foundation

// Lengths of the environment where a variable of a view is declared with the type that they have on Apple's platforms,
// as in `@Environment(\.displayScale) var scale: CGFloat`.

extension EnvironmentValues {
  /// How many pixels make a point.
  @_disfavoredOverload
  public var displayScale: CGFloat {
    get { CGFloat(pixelsOfPoint) }
    set { pixelsOfPoint = Double(newValue) }
  }
  /// The points of a pixel.
  @_disfavoredOverload
  public var pixelLength: CGFloat { CGFloat(1 / pixelsOfPoint) }
  /// The points between a line and the next.
  @_disfavoredOverload
  public var lineSpacing: CGFloat {
    get { CGFloat(pointsBetweenLines) }
    set { pointsBetweenLines = Double(newValue) }
  }
  /// How small texts may become, as a share of their size.
  @_disfavoredOverload
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(leastShareOfTextSize) }
    set { leastShareOfTextSize = Double(newValue) }
  }
  /// The least height of a row of a list, in points.
  @_disfavoredOverload
  public var defaultMinListRowHeight: CGFloat {
    get { CGFloat(leastRowHeight) }
    set { leastRowHeight = Double(newValue) }
  }
}
