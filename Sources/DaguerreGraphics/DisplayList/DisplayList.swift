/// What to draw: resolved shapes, paints and glyph runs, in order, each over what came before.
///
/// The narrow waist of the renderer: views resolve into it, the rasterizer draws it, and it can be hashed,
/// compared and saved as JSON. Lengths are in points; the scale enters when it is rasterized.
public struct DisplayList: Sendable {
  /// The size of the sheet.
  public var size: Size
  /// What the sheet is cleared to.
  public var background: Color
  /// What to draw, in order.
  public private(set) var commands: [Command] = []
  /// Where each command comes from; as many as commands.
  public private(set) var provenance: [ProvenanceID] = []

  /// An empty list for a sheet of a size in points.
  public init(size: Size, background: Color = .clear) {
    self.size = size
    self.background = background
  }

  /// Draws `command` over all that came before.
  ///
  /// - Parameter provenance: where the command comes from.
  public mutating func append(_ command: Command, from provenance: ProvenanceID = .none) {
    commands.append(command)
    self.provenance.append(provenance)
  }

  /// Whether both draw the same pixels at any scale, wherever their commands come from.
  public func drawsTheSame(as other: DisplayList) -> Bool {
    size == other.size && background == other.background && commands == other.commands
  }
}

/// An opaque name for the origin of a command; whoever makes the display list knows what it stands for.
public struct ProvenanceID: Hashable, Sendable {
  /// The number itself; 0 for none.
  public let rawValue: UInt32

  /// The origin of commands that nobody traces.
  public static let none = ProvenanceID(rawValue: 0)

  /// An origin by its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Where a paint comes from, in words: what a ``ProvenanceID`` stands for.
///
/// Two are equal when their views and tokens are, whatever the views around these read.
public struct PaintOrigin: Hashable, Sendable {
  /// The types of the views and modifiers in whose bodies the paint stands, the outermost first.
  public let views: [String]
  /// The tokens that the innermost of them read while its body was evaluated, in that order; what these depend on is
  /// not among them.
  public let tokens: [String]
  /// The tokens that each of the views around it read, the nearest first.
  public let surroundingTokens: [[String]]

  /// An origin by the names of its views, the outermost first, and of its tokens.
  public init(views: [String], tokens: [String], surroundingTokens: [[String]] = []) {
    self.views = views
    self.tokens = tokens
    self.surroundingTokens = surroundingTokens
  }

  /// Whether views and tokens are equal.
  public static func == (left: PaintOrigin, right: PaintOrigin) -> Bool {
    left.views == right.views && left.tokens == right.tokens
  }
  /// Hashes views and tokens.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(views)
    hasher.combine(tokens)
  }
}
