extension View {
  /// Draws a line along the edge of the view's frame, inside it.
  public func border(_ color: Color, width: Double = 1) -> some View {
    overlay(Rectangle().strokeBorder(color, lineWidth: width))
  }
}
