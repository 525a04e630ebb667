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
open class UISegmentedControl: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
  /// The ground of the chosen one.
  open var selectedSegmentTintColor: UIColor?
  /// What words are like.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  /// The picture under one.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// The picture between two.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {}
}

/// A switch.
open class UISwitch: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UISwitch { UISwitch() }
  /// The ground where it is on.
  open var onTintColor: UIColor?
  /// The knob.
  open var thumbTintColor: UIColor?
  /// Whether it is on.
  open var isOn = false
}

/// A value within a range.
open class UISlider: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UISlider { UISlider() }
  /// The line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The line after it.
  open var maximumTrackTintColor: UIColor?
  /// The knob.
  open var thumbTintColor: UIColor?
  /// The value.
  open var value: Float = 0
  /// The picture of the knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A value by steps.
open class UIStepper: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UIStepper { UIStepper() }
}

/// Dots for pages.
open class UIPageControl: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UIPageControl { UIPageControl() }
  /// The dots.
  open var pageIndicatorTintColor: UIColor?
  /// That of the page.
  open var currentPageIndicatorTintColor: UIColor?
  /// How many there are.
  open var numberOfPages = 0
  /// Which one is shown.
  open var currentPage = 0
}

/// A date.
open class UIDatePicker: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UIDatePicker { UIDatePicker() }
  /// By how many minutes it goes.
  open var minuteInterval = 1
}

/// What is pulled down to load again.
open class UIRefreshControl: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
}

/// A button.
open class UIButton: UIControl {
  /// How all of them would look.
  open override class func appearance() -> UIButton { UIButton() }
}

/// How far something is.
open class UIProgressView: UIView {
  /// How all of them would look.
  open override class func appearance() -> UIProgressView { UIProgressView() }
  /// What is done.
  open var progressTintColor: UIColor?
  /// What is left.
  open var trackTintColor: UIColor?
  /// From 0 to 1.
  open var progress: Float = 0
}

/// That something goes on.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Hashable, Sendable { case medium, large }

  /// How all of them would look.
  open override class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
  /// What it is painted with.
  open var color: UIColor?
  /// How large it is.
  open var style: Style
  /// Whether it is left out while it stands still.
  open var hidesWhenStopped = true
  /// Whether it moves.
  open private(set) var isAnimating = false

  /// An indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// Moves.
  open func startAnimating() { isAnimating = true }
  /// Stands still.
  open func stopAnimating() { isAnimating = false }
}

/// A picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
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
  /// The words.
  open var text: String?
  /// The words with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont = .systemFont(ofSize: 17)
  /// What they are painted with.
  open var textColor: UIColor = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any.
  open var numberOfLines = 1
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font grows with the text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters become smaller where there is no room.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller.
  open var minimumScaleFactor: CGFloat = 0
}

/// A field of one line.
open class UITextField: UIControl {
  /// When something in it is shown.
  public enum ViewMode: Hashable, Sendable { case never, whileEditing, unlessEditing, always }

  /// How all of them would look.
  open override class func appearance() -> UITextField { UITextField() }
  /// The words.
  open var text: String?
  /// What it says while it has none.
  open var placeholder: String?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// What they are painted with.
  open var textColor: UIColor? = .label
  /// Where they stand.
  open var textAlignment = NSTextAlignment.natural
  /// When the button that empties it is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether what is written is hidden.
  open var isSecureTextEntry = false
  /// Who is told of it.
  open weak var delegate: (any UITextFieldDelegate)?
}

/// Who is told of a field; nobody edits it.
public protocol UITextFieldDelegate: AnyObject {}

/// What scrolls.
open class UIScrollView: UIView {
  /// How the keyboard goes.
  public enum KeyboardDismissMode: Hashable, Sendable { case none, onDrag, interactive }
  /// How insets follow those of the screen.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable { case automatic, scrollableAxes, never, always }

  /// How all of them would look.
  open override class func appearance() -> UIScrollView { UIScrollView() }
  /// Whether it gives way at its ends.
  open var bounces = true
  /// Whether it does where all is seen.
  open var alwaysBounceVertical = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it says how far it is across.
  open var showsHorizontalScrollIndicator = true
  /// Whether it says how far it is down.
  open var showsVerticalScrollIndicator = true
  /// Room around what it shows.
  open var contentInset = UIEdgeInsets.zero
  /// How insets follow those of the screen.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
}

/// A text of several lines.
open class UITextView: UIScrollView {
  /// How all of them would look.
  open override class func appearance() -> UITextView { UITextView() }
  /// The words.
  open var text: String = ""
  /// The words with attributes.
  open var attributedText: NSAttributedString = NSAttributedString(string: "")
  /// The font.
  open var font: UIFont?
  /// What they are painted with.
  open var textColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Room around the words.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether somebody may write.
  open var isEditable = true
  /// Whether somebody may choose something.
  open var isSelectable = true
  /// Whether the font grows with the text size.
  open var adjustsFontForContentSizeCategory = false
  /// What addresses are like.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Who is told of it.
  open weak var delegate: (any UITextViewDelegate)?
}

/// Who is told of a text; nobody edits it.
public protocol UITextViewDelegate: AnyObject {
  /// The words are others.
  func textViewDidChange(_ textView: UITextView)
  /// Somebody begins to write.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Somebody has written.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Rows.
open class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Hashable, Sendable { case none, singleLine }

  /// How all of them would look.
  open override class func appearance() -> UITableView { UITableView() }
  /// Lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// What they are painted with.
  open var separatorColor: UIColor?
  /// Where they begin and end.
  open var separatorInset = UIEdgeInsets.zero
  /// What stands above all rows.
  open var tableHeaderView: UIView?
  /// What stands below all rows.
  open var tableFooterView: UIView?
  /// Points above headers.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = -1
  /// Whether rows can be chosen.
  open var allowsSelection = true
}

/// A row.
open class UITableViewCell: UIView {
  /// How a chosen one looks.
  public enum SelectionStyle: Hashable, Sendable { case none, `default` }

  /// How all of them would look.
  open override class func appearance() -> UITableViewCell { UITableViewCell() }
  /// How a chosen one looks.
  open var selectionStyle = SelectionStyle.default
}

/// Cells.
open class UICollectionView: UIScrollView {
  /// How all of them would look.
  open override class func appearance() -> UICollectionView { UICollectionView() }
}

/// A field to search with.
open class UISearchBar: UIView {
  /// How all of them would look.
  open override class func appearance() -> UISearchBar { UISearchBar() }
  /// The ground.
  open var barTintColor: UIColor?
}

/// A button in a bar.
public final class UIBarButtonItem {
  /// How all of them would look.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// What it is painted with.
  public var tintColor: UIColor?
  /// What its words are like.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A tab in a bar.
public final class UITabBarItem {
  /// How all of them would look.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// What its words are like.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
