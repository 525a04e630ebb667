public import DaguerreViews
public import Foundation

// Views by UIKit's names, for sources that show some of them on Apple's platforms. Nothing here lays them out or draws them.

/// A view by UIKit's name, which keeps what it is told and is not drawn.
open class UIView: UIResponder {
  /// How what it shows fills it.
  public enum ContentMode: Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Where it is in the one around it.
  open var frame: CGRect
  /// Says that nobody typed into it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }
  /// Where it is in its own points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The ground; nil for none.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What controls in it are painted with; nil, where it is set, for the app's accent.
  public final var tintColor: UIColor! = UIColor.tintColor {
    didSet { tintColor = tintColor ?? .tintColor }
  }
  /// How opaque it is, 0 to 1.
  public final var alpha: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether nothing is seen through it.
  public final var isOpaque = true
  /// Whether what reaches beyond it is cut off.
  public final var clipsToBounds = false
  /// How what it shows fills it.
  public final var contentMode = ContentMode.scaleToFill
  /// Whether it reacts.
  public final var isUserInteractionEnabled = true
  /// Whether its place is made of its frame.
  public final var translatesAutoresizingMaskIntoConstraints = true
  /// What tells it apart.
  public final var tag = 0
  /// Those in it.
  public private(set) final var subviews: [UIView] = []
  /// That around it.
  public private(set) final weak var superview: UIView?
  /// What assistive technology calls it.
  open var accessibilityLabel: String?
  /// A name by which tests find it.
  public final var accessibilityIdentifier: String?
  /// Whether assistive technology goes to it.
  public final var isAccessibilityElement = false

  /// A view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// How all of them would look; says nothing.
  open class func appearance() -> UIView { UIView() }
  /// How those within others would look.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UIView {
    appearance()
  }

  /// Puts another view into it.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  /// Takes it out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Does nothing: nothing lays it out.
  open func setNeedsLayout() {}
  /// Does nothing: nothing lays it out.
  open func layoutIfNeeded() {}
  /// Does nothing: nothing lays it out.
  open func layoutSubviews() {}
  /// Does nothing: nothing draws it.
  open func setNeedsDisplay() {}
  /// Does nothing: nothing draws it.
  open func draw(_ rect: CGRect) {}
  /// Draws nothing of it: false.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  /// Does nothing: nothing measures it.
  open func sizeToFit() {}
  /// Does nothing: nothing measures it.
  open func invalidateIntrinsicContentSize() {}
  /// The size itself: nothing measures it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// None: nothing measures it.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Stands for no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Does nothing: nothing lays it out.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Does nothing: nothing lays it out.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Does nothing but the changes.
  public static func animate(withDuration duration: Double, animations: () -> Void) { animations() }
  /// The changes, and then what follows them.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Does nothing but the changes.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Does nothing: nothing moves.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// False: nothing moves.
  public static var areAnimationsEnabled: Bool { false }
}

/// How strongly something holds, by UIKit's name.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1 to 1000.
  public var rawValue: Float
  /// By its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// By its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// In any case.
  public static let required = UILayoutPriority(1000)
  /// Rather than not.
  public static let defaultHigh = UILayoutPriority(750)
  /// If nothing else does.
  public static let defaultLow = UILayoutPriority(250)
}

/// Names that UIKit has for layouts, of which there are none.
public enum NSLayoutConstraint {
  /// Along which sides.
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }
}

/// What blurs what is behind it; in a view of SwiftUI it is drawn as a material.
open class UIVisualEffectView: UIView {
  /// What it does.
  public final var effect: UIVisualEffect?
  /// What lies on it.
  public let contentView = UIView()

  /// A view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }
}

/// What shows views, by UIKit's name; none is shown.
open class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it shows: always something, and as optional as sources have it.
  open var view: UIView! = UIView()
  /// Which scheme it has in place of the system's; says nothing.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Of its surroundings what is otherwise; says nothing.
  public final var traitOverrides = UITraitCollection()
  /// What a bar would say of it.
  public final var title: String?
  /// Those that it shows parts with.
  public private(set) final var children: [UIViewController] = []
  /// What shows it as a part; nil for none.
  public internal(set) final weak var parent: UIViewController?
  /// What it shows over itself: nothing.
  public final var presentedViewController: UIViewController? { nil }
  /// What shows it over itself: nothing.
  public final var presentingViewController: UIViewController? { nil }

  /// One that shows nothing yet.
  public override init() { super.init() }
  /// One that shows nothing yet.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: it is never shown.
  open func viewDidLoad() {}
  /// Does nothing: it is never shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing: it is never shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Does nothing: it is never shown.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing: it is never shown.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing: it is never shown.
  open func viewDidLayoutSubviews() {}
  /// Shows a part with another one.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  /// Does nothing: it is never shown.
  open func didMove(toParent parent: UIViewController?) {}
  /// Does nothing: nothing is shown over it.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Does nothing: nothing is shown over it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// Shows a view of SwiftUI among those of UIKit, of which none is shown: draw the view with a `ViewRenderer`.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public final var rootView: Content
  /// What of it says how large it is; says nothing.
  public final var sizingOptions: UIHostingControllerSizingOptions = []

  /// Which edges of the screen it keeps its view from; says nothing.
  public final var safeAreaRegions: SafeAreaRegions = .all

  /// How large the view is of what it is offered, in points, while a picture is made; zero where none is, as there are no
  /// fonts.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let proposal = ProposedViewSize(width: Double(size.width), height: Double(size.height))
    guard let size = ViewMeasurer.current?.dimensions(of: rootView, in: proposal) else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Nil: nothing is kept in an archive.
  public required init?(coder: NSCoder) { nil }
}

/// What of a view says how large it is.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// How large it wants to be.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// How large it would be in a window of its own.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// What others may be within, for how these would look.
public protocol UIAppearanceContainer {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
