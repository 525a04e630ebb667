internal import DaguerreSkins

/// Colours that run into one another, in Oklab if no other space is said.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 at the start and 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// From 0 at the start to 1 at the end.
    public var location: Double

    /// A colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// Channel by channel, as they are kept.
    case device
    /// In Oklab, where equal steps look equal.
    case perceptual
  }

  /// Drawn in order of location.
  public var stops: [Stop]
  var space = ColorSpace.perceptual

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  init(stops: [Stop], space: ColorSpace) { (self.stops, self.space) = (stops, space) }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

extension Gradient {
  /// The stops between which channels run evenly, in order of location.
  fileprivate var evenStops: [GradientFill.Stop] {
    let stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map { GradientFill.Stop(position: $0.element.location, color: $0.element.color) }
    guard space == .perceptual, let first = stops.first else { return stops }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { all, pair in
      let (start, end) = pair
      if start.position < end.position, !start.color.mixesEvenly(with: end.color) {
        for (share, color) in start.color.steps(to: end.color) {
          all.append(.init(position: start.position + (end.position - start.position) * share, color: color))
        }
      }
      all.append(end)
    }
  }
}

extension Color {
  /// A colour on the way to another one, by shares of what is seen of both.
  package func mixed(with other: Color, by share: Double, in space: Gradient.ColorSpace) -> Color {
    Color(
      light: mixedInLight(with: other, by: share, in: space),
      dark: inDark.mixedInLight(with: other.inDark, by: share, in: space))
  }

  private func mixedInLight(with other: Color, by share: Double, in space: Gradient.ColorSpace) -> Color {
    let mixed = SkinColor(rgba: rgba).interpolated(
      to: SkinColor(rgba: other.rgba), at: share, in: space == .device ? .sRGB : .perceptual)
    return Color(rgba: mixed.rgba)
  }

  private typealias Step = (share: Double, color: Color)

  /// The colours on the way to another one between which channels run evenly, but for a step of 255, and their shares.
  fileprivate func steps(to other: Color) -> [(share: Double, color: Color)] {
    func between(_ start: Step, _ end: Step, depth: Int) -> [Step] {
      let share = (start.share + end.share) / 2
      let middle: Step = (share, mixedInLight(with: other, by: share, in: .perceptual))
      let isEven = depth > 2 && (depth > 6 || middle.color.isBetween(start.color, end.color))
      if isEven { return [] }
      return between(start, middle, depth: depth + 1) + [middle] + between(middle, end, depth: depth + 1)
    }
    return between((0, self), (1, other), depth: 1)
  }

  /// Whether each channel is in the middle of those of two colours, as far as bytes can tell.
  private func isBetween(_ first: Color, _ second: Color) -> Bool {
    let channels: [KeyPath<Color, UInt8>] = [\.red, \.green, \.blue, \.alpha]
    return channels.allSatisfy { channel in
      let ends = Int(first[keyPath: channel]) + Int(second[keyPath: channel])
      return abs(2 * Int(self[keyPath: channel]) - ends) <= 2
    }
  }

  /// Whether the way to another colour changes nothing but how much of it is seen.
  fileprivate func mixesEvenly(with other: Color) -> Bool {
    alpha == 0 || other.alpha == 0 || (red, green, blue) == (other.red, other.green, other.blue)
  }
}

/// What the kinds of gradients have in common: colours, and where they are in a room.
struct PlacedGradient: Sendable {
  var gradient: Gradient
  let geometry: @Sendable (Rect, LayoutDirection) -> GradientGeometry

  /// The gradient of a room, seen in a rectangle with round corners.
  func fill(_ room: Rect, _ rect: Rect, _ radii: CornerRadii, _ direction: LayoutDirection) -> GradientFill {
    GradientFill(
      rect: rect, radii: radii, geometry: geometry(room, direction), stops: gradient.evenStops)
  }

  /// The paint in some surroundings, whose colours are mixed.
  func paint(in environment: EnvironmentValues, standIn: Color? = nil) -> ShapePaint {
    var placed = self
    if environment.colorScheme == .dark {
      placed.gradient.stops = gradient.stops.map { .init(color: $0.color.inDark, location: $0.location) }
    }
    return ShapePaint(pattern: { [placed] in [.fillGradient(placed.fill($0, $1, $2, $3))] }, standIn: standIn)
  }
}

extension UnitPoint {
  /// The place that the point has in a rectangle.
  func place(in rect: Rect, _ direction: LayoutDirection) -> Point {
    let share = direction == .leftToRight ? x : 1 - x
    return Point(x: rect.minX + share * rect.width, y: rect.minY + y * rect.height)
  }
}
