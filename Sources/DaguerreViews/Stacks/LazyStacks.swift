// A picture needs to know how large all views of a stack are, so all are made; those out of sight are told nothing.

/// A column as wide as its room, whose views are as high as they want to be; all of them are made.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let stack: VStack<Content>

  /// A column.
  ///
  /// - Parameters:
  ///   - alignment: which lines of the views lie on one another.
  ///   - spacing: points between two views; nil for 8, and none beside a spacer.
  ///   - pinnedViews: says nothing: headers and footers are scrolled with their views.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column in all the width that there is.
  public var body: some View {
    stack.lazily().fixedSize(horizontal: false, vertical: true).frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A row as high as its room, whose views are as wide as they want to be; all of them are made.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let stack: HStack<Content>

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: which lines of the views lie on one another.
  ///   - spacing: points between two views; nil for 8, and none beside a spacer.
  ///   - pinnedViews: says nothing: headers and footers are scrolled with their views.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row in all the height that there is.
  public var body: some View {
    stack.lazily().fixedSize(horizontal: true, vertical: false).frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Which views of a lazy stack would stay in sight while it is scrolled.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
