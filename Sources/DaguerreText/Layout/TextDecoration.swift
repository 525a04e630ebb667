public import DaguerreGraphics

extension TextStyle {
  /// A line under or through text, where and as thick as the font has it.
  public struct DecorationLine: Hashable, Sendable {
    /// What the line is made of: dots are as long as it is thick, dashes three times, and so are the gaps after dashes
    /// alone; other gaps are as long as dots.
    public enum Pattern: Hashable, Sendable, CaseIterable { case solid, dash, dot, dashDot, dashDotDot }

    /// How much of a line it is: a thick one is twice as thick as the font has it, two stand as far apart as they are thick;
    /// both reach down from where the line under a text begins, and stand around where that through it is.
    public enum Weight: Hashable, Sendable, CaseIterable { case single, thick, double }

    /// What the line is made of.
    public var pattern: Pattern
    /// How much of a line it is.
    public var weight: Weight
    /// Whether there is none for white space between words.
    public var skipsSpaces: Bool
    /// Nil for the colour of the text.
    public var color: Color?

    /// A line, solid, simple and in the colour of the text by default.
    public init(
      pattern: Pattern = .solid, weight: Weight = .single, skipsSpaces: Bool = false, color: Color? = nil
    ) {
      self.pattern = pattern
      self.weight = weight
      self.skipsSpaces = skipsSpaces
      self.color = color
    }
  }
}

extension TextStyle.DecorationLine.Pattern {
  /// How long marks and the gaps after them are, in turn, in thicknesses of the line; none for a solid one.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dash: [3, 3]
    case .dot: [1, 1]
    case .dashDot: [3, 1, 1, 1]
    case .dashDotDot: [3, 1, 1, 1, 1, 1]
    }
  }
}

extension TextLayout {
  /// A line under or through some text, by its font's own metrics, or a mark of one.
  public struct Decoration: Hashable, Sendable {
    /// In points from the top left of the block.
    public var rect: Rect
    /// Nil for the colour of the run.
    public var color: Color?
  }

  /// A stretch of a line that may be underlined, struck through or coloured behind; in points.
  struct DecoratedSpan {
    let style: TextStyle
    let start: Double
    private(set) var end: Double
    let baseline: Double
    /// The last run of the line that it has a part in.
    private(set) var lastRun: Int
    /// Where white space is, from left to right, if that matters.
    private var spaces: [ClosedRange<Double>] = []

    init(style: TextStyle, start: Double, end: Double, baseline: Double, lastRun: Int) {
      (self.style, self.start, self.end) = (style, start, end)
      (self.baseline, self.lastRun) = (baseline, lastRun)
    }

    /// Goes on to another place.
    mutating func extend(to end: Double, isSpace: Bool) {
      if isSpace, style.underline?.skipsSpaces == true || style.strikethrough?.skipsSpaces == true, self.end <= end {
        spaces.append(self.end...end)
      }
      self.end = end
    }

    /// Spans from left to right as few ones: where a line goes on, it is one, without seams in it.
    static func joined(_ spans: [DecoratedSpan]) -> [DecoratedSpan] {
      spans.reduce(into: []) { joined, next in
        if let last = joined.indices.last, joined[last].end == next.start,
          joined[last].style.isDecorated(like: next.style)
        {
          (joined[last].end, joined[last].lastRun) = (next.end, next.lastRun)
          joined[last].spaces += next.spaces
        } else {
          joined.append(next)
        }
      }
    }

    /// What lies behind the text: as high as its font, whatever the line's height.
    var background: Decoration? {
      guard let color = style.background, end > start else { return nil }
      let metrics = style.fonts[0].metrics
      let scale = style.size / metrics.unitsPerEm
      let rect = Rect(
        x: start, y: baseline - metrics.ascender * scale, width: end - start, height: metrics.height * scale)
      return Decoration(rect: rect, color: color)
    }

    /// The lines, solid ones as one rectangle for each stretch, others as one for each mark from the left.
    var decorations: [Decoration] {
      guard style.underline != nil || style.strikethrough != nil, end > start else { return [] }
      let metrics = style.fonts[0].metrics
      let scale = style.size / metrics.unitsPerEm
      /// - Parameters:
      ///   - top: of a single line, above the baseline.
      ///   - share: how much of what a line is higher than a single one is above that.
      func marks(_ line: TextStyle.DecorationLine, _ top: Double, _ thickness: Double, above share: Double)
        -> [Decoration]
      {
        let lines: [(top: Double, height: Double)] =
          switch line.weight {
          case .single: [(top, thickness)]
          case .thick: [(top + share * thickness, 2 * thickness)]
          case .double: [2 * share, 2 * share - 2].map { (top + $0 * thickness, thickness) }
          }
        return lines.flatMap { place in
          stretches(skippingSpaces: line.skipsSpaces).flatMap { stretch in
            Rect(
              x: stretch.lowerBound, y: baseline - place.top * scale,
              width: stretch.upperBound - stretch.lowerBound, height: place.height * scale
            )
            .marks(line.pattern.lengths).map { Decoration(rect: $0, color: line.color) }
          }
        }
      }
      func marks(_ line: TextStyle.DecorationLine?, center: Double, _ thickness: Double, above share: Double)
        -> [Decoration]
      { line.map { marks($0, center + thickness / 2, thickness, above: share) } ?? [] }
      return marks(style.underline, center: metrics.underlinePosition, metrics.underlineThickness, above: 0)
        + marks(style.strikethrough, center: metrics.strikeoutPosition, metrics.strikeoutThickness, above: 0.5)
    }

    /// From where to where lines go.
    private func stretches(skippingSpaces: Bool) -> [ClosedRange<Double>] {
      guard skippingSpaces, !spaces.isEmpty else { return [start...end] }
      var (stretches, place): ([ClosedRange<Double>], Double) = ([], start)
      for space in spaces {
        if place < space.lowerBound { stretches.append(place...space.lowerBound) }
        place = max(place, space.upperBound)
      }
      return place < end ? stretches + [place...end] : stretches
    }
  }
}

extension TextStyle {
  /// Whether the lines under and through texts of both are parts of one.
  fileprivate func isDecorated(like other: TextStyle) -> Bool {
    underline == other.underline && strikethrough == other.strikethrough && color == other.color && size == other.size
      && baselineOffset == other.baselineOffset && fonts[0] === other.fonts[0]
  }
}

extension Rect {
  private static let mostMarks = 100_000.0

  /// Parts of the rectangle from the left.
  ///
  /// - Parameter lengths: of marks and gaps in turn, in heights; all of the rectangle where there is none.
  fileprivate func marks(_ lengths: [Double]) -> [Rect] {
    let period = lengths.reduce(0, +) * height
    // More marks than that are nobody's line: it may be one without end.
    guard period > 0, width / period < Self.mostMarks else { return [self] }
    var marks: [Rect] = []
    var (x, index) = (0.0, 0)
    while x < width {
      let length = lengths[index % lengths.count] * height
      if index % 2 == 0 { marks.append(Rect(x: minX + x, y: minY, width: min(length, width - x), height: height)) }
      x += length
      index += 1
    }
    return marks
  }
}
