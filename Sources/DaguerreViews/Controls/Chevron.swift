/// An angle that points where lines run to.
struct Chevron<Style: ShapeStyle>: View {
  let style: Style

  var body: some View {
    Path { path in
      path.move(to: Point(x: 1, y: 1))
      path.addLine(to: Point(x: 6, y: 6))
      path.addLine(to: Point(x: 1, y: 11))
    }
    .stroke(style, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    .frame(width: 7, height: 12)
    .flipsForRightToLeftLayoutDirection(true)
  }
}
