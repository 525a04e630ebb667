/// A bar, part full or with a mark.
struct GaugeBar: View {
  enum Kind { case filled, marked }

  let value: Double
  let kind: Kind
  /// In points.
  let height: Double
  /// Nil for what gauges have.
  var color: Color?

  @Environment(\.accent) private var accent
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    ZStack {
      switch kind {
      case .filled:
        GaugeLine(start: 0, end: 1).fill(paint.opacity(0.2))
        Rectangle().fill(paint).clipShape(GaugeLine(start: 0, end: value))
      case .marked:
        GaugeLine(start: 0, end: 1).fill(paint)
        GaugeDot(value: value, width: height + 4).fill(.background)
        Rectangle().fill(paint).clipShape(GaugeDot(value: value, width: height))
      }
    }
    .frame(height: height)
  }

  /// A gradient goes along the whole bar, so that what shows a part of it is cut out.
  private var paint: AnyShapeStyle {
    guard let gradient, color == nil else { return AnyShapeStyle(color ?? accent) }
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

/// A part of a bar, with round ends.
private struct GaugeLine: Shape {
  let start, end: Double

  func outline(in rect: Rect) -> ShapeOutline {
    let part = Rect(
      x: rect.minX + rect.width * start, y: rect.minY, width: rect.width * (end - start), height: rect.height)
    return .rectangle(part, CornerRadii(min(part.width, part.height) / 2))
  }

  func path(in rect: Rect) -> Path { outline(in: rect).path }
}

/// A dot on a bar, within its ends.
private struct GaugeDot: Shape {
  let value, width: Double

  func outline(in rect: Rect) -> ShapeOutline {
    let middle = rect.minX + rect.height / 2 + (rect.width - rect.height) * value
    return .rectangle(
      Rect(x: middle - width / 2, y: rect.midY - width / 2, width: width, height: width), CornerRadii(width / 2))
  }

  func path(in rect: Rect) -> Path { outline(in: rect).path }
}
