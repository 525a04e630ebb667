public import Foundation

// UIKit's own controls, by which apps say how those of SwiftUI would look: none of these is drawn, and what is set says nothing.

/// Something that people use.
open class UIControl: UIView {
  /// What is said of one.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// A set by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing.
    public static let normal: State = []
    /// It is touched.
    public static let highlighted = State(rawValue: 1)
    /// It does not react.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it reacts.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
}

/// Segments of which one is chosen.
public final class UISegmentedControl: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UISegmentedControl { UISegmentedControl() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISegmentedControl
  { appearance() }
  /// The ground of the chosen one.
  public var selectedSegmentTintColor: UIColor?
  /// What words are like.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  /// The picture under one.
  public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// The picture between two.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {}
}

/// A switch.
public final class UISwitch: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UISwitch { UISwitch() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISwitch
  { appearance() }
  /// The ground where it is on.
  public var onTintColor: UIColor?
  /// The knob.
  public var thumbTintColor: UIColor?
  /// Whether it is on.
  public var isOn = false
}

/// A value by steps.
public final class UIStepper: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UIStepper { UIStepper() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIStepper
  { appearance() }
}

/// Dots for pages.
public final class UIPageControl: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UIPageControl { UIPageControl() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIPageControl
  { appearance() }
  /// The dots.
  public var pageIndicatorTintColor: UIColor?
  /// That of the page.
  public var currentPageIndicatorTintColor: UIColor?
  /// How many there are.
  public var numberOfPages = 0
  /// Which one is shown.
  public var currentPage = 0
}

/// A date.
public final class UIDatePicker: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UIDatePicker { UIDatePicker() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIDatePicker
  { appearance() }
  /// By how many minutes it goes.
  public var minuteInterval = 1
}

/// What is pulled down to load again.
public final class UIRefreshControl: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIRefreshControl
  { appearance() }
}

/// A button.
open class UIButton: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UIButton { UIButton() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIButton
  { appearance() }
}

/// How far something is.
public final class UIProgressView: UIView {
  /// How all of them would look.
  public override static func appearance() -> UIProgressView { UIProgressView() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIProgressView
  { appearance() }
  /// What is done.
  public var progressTintColor: UIColor?
  /// What is left.
  public var trackTintColor: UIColor?
  /// From 0 to 1.
  public var progress: Float = 0
}

/// That something goes on.
public final class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Hashable, Sendable { case medium, large }

  /// How all of them would look.
  public override static func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIActivityIndicatorView
  { appearance() }
  /// What it is painted with.
  public var color: UIColor?
  /// How large it is.
  public var style: Style
  /// Whether it is left out while it stands still.
  public var hidesWhenStopped = true
  /// Whether it moves.
  public private(set) var isAnimating = false

  /// An indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// Moves.
  public func startAnimating() { isAnimating = true }
  /// Stands still.
  public func stopAnimating() { isAnimating = false }
}

/// A picture.
open class UIImageView: UIView {
  /// The picture.
  public final var image: UIImage?
  /// A view with a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A text.
open class UILabel: UIView {
  /// How all of them would look.
  open override class func appearance() -> UILabel { UILabel() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UILabel
  { appearance() }
  /// The words.
  public final var text: String?
  /// The words with attributes.
  public final var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; nil, where it is set, for the usual one.
  public final var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { font = font ?? .systemFont(ofSize: 17) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What they are painted with; nil, where it is set, for the usual colour.
  public final var textColor: UIColor! = .label {
    didSet { textColor = textColor ?? .label }
  }
  /// Where lines stand.
  public final var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any.
  public final var numberOfLines = 1
  /// How lines end.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font grows with the text size.
  public final var adjustsFontForContentSizeCategory = false
  /// Whether letters become smaller where there is no room.
  public final var adjustsFontSizeToFitWidth = false
  /// How much smaller.
  public final var minimumScaleFactor: CGFloat = 0
}

/// What scrolls.
open class UIScrollView: UIView {
  /// How the keyboard goes.
  public enum KeyboardDismissMode: Hashable, Sendable { case none, onDrag, interactive }
  /// How insets follow those of the screen.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable { case automatic, scrollableAxes, never, always }

  /// How all of them would look.
  open override class func appearance() -> UIScrollView { UIScrollView() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIScrollView
  { appearance() }
  /// Whether it gives way at its ends.
  public final var bounces = true
  /// Whether it does where all is seen.
  public final var alwaysBounceVertical = false
  /// Whether it scrolls.
  public final var isScrollEnabled = true
  /// Whether it stops at pages.
  public final var isPagingEnabled = false
  /// Whether it says how far it is across.
  public final var showsHorizontalScrollIndicator = true
  /// Whether it says how far it is down.
  public final var showsVerticalScrollIndicator = true
  /// Room around what it shows.
  public final var contentInset = UIEdgeInsets.zero
  /// How insets follow those of the screen.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How the keyboard goes.
  public final var keyboardDismissMode = KeyboardDismissMode.none
}

/// Rows.
public final class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Hashable, Sendable { case none, singleLine }

  /// How all of them would look.
  public override static func appearance() -> UITableView { UITableView() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITableView
  { appearance() }
  /// Lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// What they are painted with.
  public var separatorColor: UIColor?
  /// Where they begin and end.
  public var separatorInset = UIEdgeInsets.zero
  /// What stands above all rows.
  public var tableHeaderView: UIView?
  /// What stands below all rows.
  public var tableFooterView: UIView?
  /// Points above headers.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// The height of headers.
  public var sectionHeaderHeight: CGFloat = -1
  /// Whether rows can be chosen.
  public var allowsSelection = true
}

/// A row.
open class UITableViewCell: UIView {
  /// How a chosen one looks.
  public enum SelectionStyle: Hashable, Sendable { case none, `default` }

  /// How all of them would look.
  open override class func appearance() -> UITableViewCell { UITableViewCell() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITableViewCell
  { appearance() }
  /// How a chosen one looks.
  public final var selectionStyle = SelectionStyle.default
}

/// Cells.
public final class UICollectionView: UIScrollView {
  /// How all of them would look.
  public override static func appearance() -> UICollectionView { UICollectionView() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UICollectionView
  { appearance() }
}

/// A button in a bar.
public final class UIBarButtonItem {
  /// What one is for.
  public enum Style: Hashable, Sendable { case plain, done, prominent }

  /// How all of them would look.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// How those within others would look.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIBarButtonItem
  { appearance() }
  /// What it is painted with.
  public var tintColor: UIColor?
  /// What its words are like.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A tab in a bar.
public final class UITabBarItem {
  /// How all of them would look.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// How those within others would look.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UITabBarItem
  { appearance() }
  /// What its words are like.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
