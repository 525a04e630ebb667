// What would lie over a screen or in the system's bars: windows of their own, which are pictures of their own.

extension View {
  /// The same view: the system's bar is no part of the picture; the design system's own is `OUDSTopBar`.
  public func toolbar(@ViewBuilder content: () -> some View) -> Self { self }

  /// The same view: draw the sheet's content as a picture of its own.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// The same view: draw what the sheet holds for an item as a picture of its own.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }

  /// The same view: draw what covers the screen for an item as a picture of its own.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }

  /// The same view: draw what would be shown beside it as a picture of its own.
  public func popover(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// The same view: draw the content that covers the screen as a picture of its own.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: nobody opens its menu.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Self { self }

  /// The same view: the size of a sheet is that of the picture that it is drawn as.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// The same view: the handle of a sheet is no part of the picture.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// The same view: the ground of a sheet is that of the picture that it is drawn as.
  public func presentationBackground(_ color: Color) -> Self { self }

  /// The same view: what would lie over a screen is not drawn.
  @_disfavoredOverload
  public func presentationBackground(_ style: some ShapeStyle) -> Self { self }

  /// The same view: what would lie over a screen is not drawn.
  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// The same view: the corners of a sheet are no part of the picture that it is drawn as.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// The same view: draw what would be shown beside it for an item as a picture of its own.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: nobody closes a sheet of a picture.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// A height at which the system would let a sheet stand.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large, share(Double), points(Double), custom(ObjectIdentifier)
  }

  private let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// All of it.
  public static let large = PresentationDetent(height: .large)
  /// A share of the screen's height.
  public static func fraction(_ share: Double) -> PresentationDetent { PresentationDetent(height: .share(share)) }
  /// Points.
  public static func height(_ points: Double) -> PresentationDetent { PresentationDetent(height: .points(points)) }
  /// A height of one's own, which nobody asks for: the sheet is a picture of its own.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(ObjectIdentifier(type)))
  }

  /// What a height of one's own may depend on.
  @dynamicMemberLookup
  public struct Context: Sendable {
    /// The largest height, in points.
    public let maxDetentValue: Double

    /// A value of the environment of the view that is evaluated.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues.current[keyPath: keyPath]
    }
  }
}

/// A height of one's own at which a sheet would rest.
public protocol CustomPresentationDetent {
  /// What the height may depend on.
  typealias Context = PresentationDetent.Context
  /// A number in points.
  associatedtype Height: BinaryFloatingPoint
  /// The height in points; nil where there is none.
  static func height(in context: Context) -> Height?
}

/// The screens that a person has gone to, each by a value.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// None yet.
  public init() {}
  /// Those of some values.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// How many there are.
  public var count: Int { values.count }
  /// Whether a person is where they began.
  public var isEmpty: Bool { values.isEmpty }
  /// Goes to a screen.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }
  /// Goes back by some screens, to the first at most.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(count, 0), values.count)) }
}

/// Screens of which one follows the other; the first is drawn, without the system's bar.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  /// The root, in all of the room that is offered.
  public var body: some View { root.frame(maxWidth: .infinity, maxHeight: .infinity).grounded(.navigation) }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that shows its root.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// A stack that shows its root, whatever its path leads to.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// A stack that shows its root, whatever its path leads to.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// Screens in columns; on a phone they follow one another, and the first is drawn.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let shown: AnyView

  init(shown: some View) { self.shown = AnyView(shown) }

  /// Three columns, of which the first is drawn.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(shown: sidebar()) }

  /// The column that is drawn, in all of the room that is offered.
  public var body: some View {
    shown.frame(maxWidth: .infinity, maxHeight: .infinity).grounded(.navigationSplitView, .navigation)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns, of which the first is drawn.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(shown: sidebar())
  }
}

/// The older name of both: screens that follow one another on a phone, where the first is drawn.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Screens, of which the first is drawn.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first screen, in all of the room that is offered.
  public var body: some View {
    FirstView(views: content).frame(maxWidth: .infinity, maxHeight: .infinity).grounded(.navigation)
  }
}

/// The first of some views.
private struct FirstView<Views: View>: PrimitiveView {
  let views: Views

  func _resolve(in context: ResolutionContext) -> [LayoutNode] { Array(views._resolve(in: context).prefix(1)) }
}
