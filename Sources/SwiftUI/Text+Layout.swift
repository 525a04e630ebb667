public import DaguerreViews
public import Foundation

extension Text {
  /// The lines of a text in its room, from the top down.
  public struct Layout: RandomAccessCollection, Equatable {
    private let text: LaidText

    init(_ text: LaidText) { self.text = text }

    /// Whether both are of the same text in the same room.
    public static func == (left: Layout, right: Layout) -> Bool { left.text === right.text }

    /// Whether something had to be left out.
    public var isTruncated: Bool { text.isTruncated }
    /// That of the first line.
    public var startIndex: Int { 0 }
    /// How many lines there are.
    public var endIndex: Int { text.lineCount }
    /// A line by its number from the top, from 0.
    public subscript(index: Int) -> Line { Line(text: text, number: index) }

    /// How parts of texts are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// One bit for each option.
      public let rawValue: UInt32
      /// Options by their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Says nothing: glyphs are drawn where they are, between pixels too.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The place of a character in the whole text.
    public struct CharacterIndex: Strideable, Hashable, Sendable {
      private let place: Int

      init(_ place: Int) { self.place = place }

      /// A place some characters further on.
      public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(place + count) }
      /// How many characters further on another place is.
      public func distance(to other: CharacterIndex) -> Int { other.place - place }
    }

    /// Where letters are and how high they reach, in points from the left top corner of the text's room.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the line that the letters stand on.
      public var origin: CGPoint
      /// From the left end to the right one.
      public var width: CGFloat
      /// How far letters reach above the line that they stand on.
      public var ascent: CGFloat
      /// How far they reach below it.
      public var descent: CGFloat
      /// What is between these and the next line.
      public var leading: CGFloat

      /// The bounds of nothing.
      public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

      init(_ bounds: LaidText.Bounds) {
        origin = CGPoint(bounds.origin)
        (width, leading) = (CGFloat(bounds.width), CGFloat(bounds.leading))
        (ascent, descent) = (CGFloat(bounds.ascent), CGFloat(bounds.descent))
      }

      /// From the highest letters to the lowest ones.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
  }
}

extension Text.Layout {
  /// The runs of a line, from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let text: LaidText
    let number: Int

    /// Whether both are the same line of the same text in the same room.
    public static func == (left: Line, right: Line) -> Bool { left.text === right.text && left.number == right.number }

    /// The left end of the line that its letters stand on, in points from the left top corner of the text's room.
    public var origin: CGPoint { typographicBounds.origin }
    /// Where its letters are, white space at its end left out.
    public var typographicBounds: TypographicBounds { TypographicBounds(text.bounds(line: number)) }
    /// The direction of its paragraph.
    public var paragraphLayoutDirection: LayoutDirection {
      text.isRightToLeft(line: number) ? .rightToLeft : .leftToRight
    }

    /// That of the first run.
    public var startIndex: Int { 0 }
    /// How many runs there are.
    public var endIndex: Int { text.runCount(line: number) }
    /// A run by its number from the left, from 0.
    public subscript(index: Int) -> Run { Run(text: text, line: number, number: index) }
  }

  /// The glyphs of a line that have one font and style, from left to right, each as a ``RunSlice``.
  public struct Run: RandomAccessCollection, Equatable {
    let text: LaidText
    let line: Int
    let number: Int

    /// Whether both are the same run of the same text in the same room.
    public static func == (left: Run, right: Run) -> Bool {
      left.text === right.text && left.line == right.line && left.number == right.number
    }

    /// What the stretch of text has of one's own by ``DaguerreViews/Text/customAttribute(_:)``; nil where it has nothing
    /// of the type.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? {
      for case let attribute as Attribute in text.attributes(line: line, run: number) { return attribute }
      return nil
    }

    /// In which direction its letters follow one another.
    public var layoutDirection: LayoutDirection {
      text.isRightToLeft(line: line, run: number) ? .rightToLeft : .leftToRight
    }
    /// Where its letters are.
    public var typographicBounds: TypographicBounds { self[indices].typographicBounds }
    /// For each glyph the first of its characters.
    public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

    /// That of the first glyph.
    public var startIndex: Int { 0 }
    /// How many glyphs there are.
    public var endIndex: Int { text.glyphCount(line: line, run: number) }
    /// A glyph by its number from the left, from 0.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some glyphs, by their numbers from the left.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// Some glyphs of a run, from left to right, each as a slice of its own.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// Which of its glyphs.
    public var indices: Range<Int>

    /// Some glyphs of a run, by their numbers from the left.
    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    /// What the stretch of text has of one's own; nil where it has nothing of the type.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }

    /// Where the letters are.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(run.text.bounds(line: run.line, run: run.number, glyphs: indices))
    }
    /// For each glyph the first of its characters.
    public var characterIndices: [CharacterIndex] {
      run.text.characters(line: run.line, run: run.number, glyphs: indices).map(CharacterIndex.init)
    }

    /// That of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// That after the last one.
    public var endIndex: Int { indices.upperBound }
    /// A glyph by its number in the run.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some glyphs, by their numbers in the run.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }
}
