/// A ring of the size that the system has on a lock screen.
struct GaugeRing: View {
  private static let size = 58.0
  private static let width = 6.0

  let configuration: GaugeStyleConfiguration
  /// At the foot of the ring, in degrees; where there is one the ring has a mark, and else it is part full.
  let opening: Double

  @Environment(\.accent) private var accent
  @Environment(\.tintGradient) private var gradient

  private var isOpen: Bool { opening > 0 }

  /// Clockwise from the right.
  private var angles: ClosedRange<Double> { isOpen ? 90 + opening / 2...450 - opening / 2 : 270...630 }

  var body: some View {
    ZStack {
      if isOpen {
        let place = configuration.value...configuration.value
        // Around the mark is a gap, through which is seen what lies under the ring.
        ZStack {
          arc(0...1).fill(paint)
          arc(place, width: Self.width + 4).blendMode(.destinationOut)
        }
        .compositingGroup()
        Rectangle().fill(paint).clipShape(arc(place))
      } else if gradient == nil {
        ring(1, accent.opacity(0.3))
        ring(configuration.value, accent)
      } else {
        arc(0...1).fill(paint.opacity(0.3))
        Rectangle().fill(paint).clipShape(arc(0...configuration.value))
      }
      (configuration.currentValueLabel ?? (isOpen ? nil : configuration.label))
        .font(.system(size: 20, weight: .medium)).padding(Self.width + 4)
    }
    .frame(width: Self.size, height: Self.size)
    .overlay(alignment: .bottom) { if isOpen { foot.font(.system(size: 11, weight: .medium)) } }
    .lineLimit(1).minimumScaleFactor(0.4)
  }

  private func ring(_ share: Double, _ color: Color) -> some View {
    // What has no length has no direction.
    ArcView(sweep: max(360 * share, 0.01), lineWidth: Self.width, cap: .round, color: color)
  }

  private func arc(_ shares: ClosedRange<Double>, width: Double = Self.width) -> some Shape {
    let sweep = angles.upperBound - angles.lowerBound
    return GaugeArc(
      start: angles.lowerBound + sweep * shares.lowerBound, end: angles.lowerBound + sweep * shares.upperBound,
      width: width, inset: Self.width / 2)
  }

  private var paint: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(accent) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(angles.lowerBound),
        endAngle: .degrees(angles.upperBound)))
  }

  @ViewBuilder
  private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      // The ring is not mirrored either.
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .environment(\.layoutDirection, .leftToRight)
    } else {
      configuration.label.frame(maxWidth: Self.size / 2)
    }
  }
}

/// A line with round ends along a circle, clockwise from one angle from the right to another; a dot where they are one.
private struct GaugeArc: Shape {
  let start, end, width: Double
  /// Of the middle of the line, from the sides of the room.
  let inset: Double

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: Rect) -> Path {
    var path = Path()
    path.addArc(
      center: Point(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - inset, start: start,
      // What has no length has no direction.
      end: max(end, start + 0.01), isClockwise: true)
    return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
