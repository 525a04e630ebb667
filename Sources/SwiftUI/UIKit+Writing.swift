public import Foundation

// UIKit's fields, in which nobody writes: none of these is drawn, and what is set says nothing.

/// A field of one line.
open class UITextField: UIControl, UITextInputTraits {
  /// When something in it is shown.
  public enum ViewMode: Hashable, Sendable { case never, whileEditing, unlessEditing, always }

  /// How all of them would look.
  open override class func appearance() -> UITextField { UITextField() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITextField
  { appearance() }
  /// The words.
  public final var text: String?
  /// What it says while it has none.
  public final var placeholder: String?
  /// The font.
  public final var font: UIFont? = .systemFont(ofSize: 17)
  /// What they are painted with.
  public final var textColor: UIColor? = .label
  /// Where they stand.
  public final var textAlignment = NSTextAlignment.natural
  /// When the button that empties it is shown.
  public final var clearButtonMode = ViewMode.never
  /// What lines around it are like.
  public final var borderStyle = BorderStyle.none
  /// The words that it says while it has none, with attributes.
  public final var attributedPlaceholder: NSAttributedString?
  /// What stands before the words.
  public final var leftView: UIView?
  /// When that is shown.
  public final var leftViewMode = ViewMode.never
  /// What stands after them.
  public final var rightView: UIView?
  /// When that is shown.
  public final var rightViewMode = ViewMode.never
  /// Who is told of it.
  public final weak var delegate: (any UITextFieldDelegate)?

  /// Lines around a field.
  public enum BorderStyle: Hashable, Sendable { case none, line, bezel, roundedRect }

  /// What it asks of the keyboard.
  public final var textTraits = UITextTraits()
}

/// Who is told of a field; nobody edits it.
public protocol UITextFieldDelegate: AnyObject {
  /// Somebody begins to write.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Somebody has written.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Other words are chosen.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The words are written.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The words would be others.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// They may.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// They may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// A text of several lines.
open class UITextView: UIScrollView, UITextInputTraits {
  /// How all of them would look.
  open override class func appearance() -> UITextView { UITextView() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITextView
  { appearance() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words; nil, where it is set, for none.
  public final var text: String! = "" {
    didSet { text = text ?? "" }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words with attributes; nil, where it is set, for none.
  public final var attributedText: NSAttributedString! = NSAttributedString(string: "") {
    didSet { attributedText = attributedText ?? NSAttributedString(string: "") }
  }
  /// The font.
  public final var font: UIFont?
  /// What they are painted with.
  public final var textColor: UIColor?
  /// Where lines stand.
  public final var textAlignment = NSTextAlignment.natural
  /// Room around the words.
  public final var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether somebody may write.
  public final var isEditable = true
  /// Whether somebody may choose something.
  public final var isSelectable = true
  /// Whether the font grows with the text size.
  public final var adjustsFontForContentSizeCategory = false
  /// What addresses are like.
  public final var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What of the words are addresses and the like.
  public final var dataDetectorTypes: UIDataDetectorTypes = []
  /// What the words stand in.
  public final let textContainer = NSTextContainer()
  /// Which words are chosen.
  public final var selectedRange = NSRange(location: 0, length: 0)
  /// Who is told of it.
  public final weak var delegate: (any UITextViewDelegate)?

  /// What it asks of the keyboard.
  public final var textTraits = UITextTraits()
}

/// Who is told of a text; nobody edits it.
public protocol UITextViewDelegate: AnyObject {
  /// The words are others.
  func textViewDidChange(_ textView: UITextView)
  /// Somebody begins to write.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Somebody has written.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Other words are chosen.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The words would be others.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// They may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A field to search with.
public final class UISearchBar: UIView, UITextInputTraits {
  /// How much of it is seen.
  public enum Style: Hashable, Sendable { case `default`, prominent, minimal }

  /// How all of them would look.
  public override static func appearance() -> UISearchBar { UISearchBar() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISearchBar
  { appearance() }
  /// How much of it is seen.
  public var searchBarStyle = Style.default
  /// The ground.
  public var barTintColor: UIColor?
  /// The words.
  public var text: String?
  /// What it says while it has none.
  public var placeholder: String?
  /// What stands above it.
  public var prompt: String?
  /// Whether it has a button to end with.
  public var showsCancelButton = false
  /// The field in it.
  public let searchTextField = UITextField()
  /// Who is told of it.
  public weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the button to end with.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// What it asks of the keyboard.
  public var textTraits = UITextTraits()
}

/// Who is told of a search; nobody searches.
public protocol UISearchBarDelegate: AnyObject {
  /// The words are others.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Somebody begins to write.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Somebody has written.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Somebody searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Somebody ends.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// What of words leads somewhere.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses on the net.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of it.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What words stand in, by UIKit's name.
public final class NSTextContainer {
  /// Points beside lines.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for any.
  public var maximumNumberOfLines = 0
  /// How lines end.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
