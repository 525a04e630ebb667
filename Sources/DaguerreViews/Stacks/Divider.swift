/// A line of one pixel: across a column, or between the views of a row.
public struct Divider: PrimitiveView {
  /// A line across the stack that it stands in.
  public init() {}

  /// A line as thin as the pixels allow.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let white = context.environment.colorScheme == .dark
    let color = Color(red: white ? 255 : 0, green: white ? 255 : 0, blue: white ? 255 : 0, alpha: 51)
    let thickness = 1 / context.environment.displayScale
    let line =
      context.stackAxis == .horizontal
      ? AnyView(color.frame(width: thickness)) : AnyView(color.frame(height: thickness))
    return line._resolve(in: context)
  }
}
