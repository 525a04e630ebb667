public import DaguerreViews
public import Foundation

// Lengths where containers take them: see NamedLengths.swift.

extension LazyVStack {
  /// Views one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing?.points, pinnedViews: pinnedViews, content: content)
  }
}

extension LazyHStack {
  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing?.points, pinnedViews: pinnedViews, content: content)
  }
}

extension LazyVGrid {
  /// Views in columns, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing?.points, pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyHGrid {
  /// Views in rows, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing?.points, pinnedViews: pinnedViews,
      content: content)
  }
}

extension Grid {
  /// Rows of cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing?.points,
      verticalSpacing: verticalSpacing?.points, content: content)
  }

  /// Rows of cells.
  public init(alignment: Alignment = .center, verticalSpacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, verticalSpacing: verticalSpacing?.points, content: content)
  }
}

extension GridItem {
  /// A column or row, with a space after it.
  public init(_ size: Size = .flexible(), spacing: CGFloat, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.points, alignment: alignment)
  }
}

extension HStackLayout {
  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing?.points)
  }
}

extension VStackLayout {
  /// Views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing?.points)
  }
}

extension Spacer {
  /// What takes the room that is left, and no less than some points.
  public init(minLength: CGFloat) { self.init(minLength: minLength.points) }
}

extension EdgeInsets {
  /// Points on each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init()
    (self.top, self.leading) = (Double(top), Double(leading))
    (self.bottom, self.trailing) = (Double(bottom), Double(trailing))
  }
}
