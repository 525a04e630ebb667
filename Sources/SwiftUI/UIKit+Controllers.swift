public import Foundation

// What UIKit shows over screens and in pages: none of it is shown.

/// What would share something.
open class UIActivityViewController: UIViewController {
  /// With what something would be done.
  public final let activityItems: [Any]
  /// What it leaves out.
  public final var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What would be told when it ends.
  public final var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Of which kind it was, whether it was done, with what, and why not.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What would share something.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }
}

/// Something to do with what is shared.
open class UIActivity: NSObject {
  /// Which one.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends it to somebody near.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Keeps it for a contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Keeps it to read later.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Copies it.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a letter with it.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Writes a message with it.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Prints it.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Keeps it among photographs.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Tells those who follow on Facebook.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Tells those who follow on Twitter.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
  }
}

/// What says what of it would be shared; nothing asks it.
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for it until it is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared by one way.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What a letter with it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// What would ask something.
open class UIAlertController: UIViewController {
  /// Where it would be.
  public enum Style: Hashable, Sendable { case actionSheet, alert }

  /// What it says below its title.
  public final var message: String?
  /// Where it would be.
  public final let preferredStyle: Style
  /// What may be answered.
  public private(set) final var actions: [UIAlertAction] = []
  /// What may be written.
  public private(set) final var textFields: [UITextField]?
  /// The answer that is meant.
  public final var preferredAction: UIAlertAction?

  /// What would ask something.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// Something that may be answered.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Something that may be written.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// What may be answered.
public final class UIAlertAction {
  /// What it does.
  public enum Style: Hashable, Sendable { case `default`, cancel, destructive }

  /// What it says.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it reacts.
  public var isEnabled = true

  /// An answer; `handler` is not called, as nobody gives it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// Screens one after another.
open class UINavigationController: UIViewController {
  /// The screens.
  public final var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { controller.parent = self } }
  }
  /// The bar above them.
  public final let navigationBar = UINavigationBar()
  /// Whether that is left out.
  public final var isNavigationBarHidden = false
  /// Who is told of them.
  public final weak var delegate: (any UINavigationControllerDelegate)?

  /// None yet.
  public override init() { super.init() }
  /// The first one.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
    rootViewController.parent = self
  }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// The one that would be seen.
  public final var topViewController: UIViewController? { viewControllers.last }
  /// Goes on to one.
  open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }
  /// Goes back by one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// Who is told of screens; nobody goes from one to another.
public protocol UINavigationControllerDelegate: AnyObject {}

/// Screens of which a bar chooses one.
open class UITabBarController: UIViewController {
  /// The screens.
  public final var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { controller.parent = self } }
  }
  /// The place of the one that would be seen.
  public final var selectedIndex = 0
  /// The bar below them.
  public final let tabBar = UITabBar()
  /// Who is told of them.
  public final weak var delegate: (any UITabBarControllerDelegate)?

  /// The one that would be seen.
  public final var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
  /// Goes to some.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
}

/// Who is told of tabs; nobody chooses one.
public protocol UITabBarControllerDelegate: AnyObject {}

extension UIViewController {
  /// The nearest one around it that shows screens one after another.
  public var navigationController: UINavigationController? { around() }
  /// The nearest one around it with a bar of tabs.
  public var tabBarController: UITabBarController? { around() }

  private func around<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }
}

/// Pages beside each other.
open class UIPageViewController: UIViewController {
  /// How one follows another.
  public enum TransitionStyle: Hashable, Sendable { case pageCurl, scroll }
  /// Where it comes from.
  public enum NavigationOrientation: Hashable, Sendable { case horizontal, vertical }
  /// Which way they go.
  public enum NavigationDirection: Hashable, Sendable { case forward, reverse }
  /// What else would be so.
  public struct OptionsKey: Hashable, Sendable {}

  /// Those that would be seen.
  public private(set) final var viewControllers: [UIViewController]?
  /// Who knows which one is next.
  public final weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told of them.
  public final weak var delegate: (any UIPageViewControllerDelegate)?

  /// None yet.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init() }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// Goes to some.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { viewControllers = controllers }
}

/// Who knows which page is next.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The one before.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The one after.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told of pages; nobody turns them.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// One was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// What would choose or take a picture.
open class UIImagePickerController: UINavigationController {
  /// Where it would come from.
  public enum SourceType: Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// What is told of it.
  public struct InfoKey: Hashable, Sendable {
    private let name: String
    /// The picture.
    public static let originalImage = InfoKey(name: "originalImage")
    /// The picture as it was changed.
    public static let editedImage = InfoKey(name: "editedImage")
    /// Where it is kept.
    public static let imageURL = InfoKey(name: "imageURL")
    /// Where what moves is kept.
    public static let mediaURL = InfoKey(name: "mediaURL")
    /// What it is.
    public static let mediaType = InfoKey(name: "mediaType")
  }

  /// Where it would come from.
  public final var sourceType = SourceType.photoLibrary
  /// Whether it may be changed.
  public final var allowsEditing = false
  /// What it may be.
  public final var mediaTypes = ["public.image"]

  /// False: there is nothing to take it with.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}

/// Who is told of a picture; nobody chooses one.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// One was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
