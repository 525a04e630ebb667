/// A line down a view at which it is aligned with others.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// Where the line below a row of a ``List`` begins, and where it ends: where no view of the row says so, below its first
  /// text, and where the list ends.
  case listRowSeparatorLeading, listRowSeparatorTrailing
  /// See ``init(_:)``.
  case custom(CustomAlignment)

  /// Whether it is a line of the frame that each view has, which no container takes over from a view in it.
  var isOfFrame: Bool { self == .leading || self == .center || self == .trailing }

  /// From the leading edge of a view of the given size.
  func defaultPosition(in size: Size) -> Double {
    switch self {
    case .leading, .listRowSeparatorLeading: 0
    case .center: size.width / 2
    case .trailing, .listRowSeparatorTrailing: size.width
    case .custom(let line): line.defaultPosition(in: size)
    }
  }
}

/// A line across a view at which it is aligned with others.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom
  /// The baseline of the first line of text, else the bottom.
  case firstTextBaseline
  /// The baseline of the last line of text, else the bottom.
  case lastTextBaseline
  /// See ``init(_:)``.
  case custom(CustomAlignment)

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// Whether it is a line of the frame that each view has, which no container takes over from a view in it.
  var isOfFrame: Bool { self == .top || self == .center || self == .bottom }

  /// From the top of a view of the given size that has no text.
  func defaultPosition(in size: Size) -> Double {
    switch self {
    case .top: 0
    case .center: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case .custom(let line): line.defaultPosition(in: size)
    }
  }
}

/// A point of a view at which it is aligned with another.
public struct Alignment: Hashable, Sendable {
  /// Which line down the views lies on those of others.
  public var horizontal: HorizontalAlignment
  /// Which line across the views lies on those of others.
  public var vertical: VerticalAlignment

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Where the first line of text begins.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// Where the last line of text begins.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Where the first line of text ends.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// Where the last line of text ends.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// A point by the two lines that cross there.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
