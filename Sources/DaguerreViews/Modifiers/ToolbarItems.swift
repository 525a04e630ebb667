// Items of the system's bars, which are no part of a picture.

/// Where the system would put an item of a toolbar.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, confirmationAction, cancellationAction
  case destructiveAction, status, bottomBar, keyboard, title, subtitle, largeTitle
  case topBarLeading, topBarTrailing, topBarPinnedTrailing, navigationBarLeading, navigationBarTrailing

  /// In a bar of one's own, below the others.
  public static func accessoryBar(id: some Hashable) -> ToolbarItemPlacement { .automatic }
}

/// An item of the system's bar, which is no part of the picture; people may put one with a name elsewhere.
public struct ToolbarItem<ID, Content: View>: PrimitiveView {
  private init() {}

  /// Nothing: bars of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

extension ToolbarItem where ID == () {
  /// An item that is not shown.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init() }
}

extension ToolbarItem where ID == String {
  /// An item that people may put elsewhere; it is not shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init() }
}

/// Items of the system's bar, which is no part of the picture.
public struct ToolbarItemGroup<Content: View>: PrimitiveView {
  /// Items that are not shown.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

  /// Items that are not shown, in a menu where there is little room.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {}

  /// Nothing: bars of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// What people may do with an item of the system's bar.
public enum ToolbarCustomizationBehavior: Hashable, Sendable { case `default`, reorderable, disabled }

/// Whether an item of the system's bar stays where it is.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It cannot be taken away.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarItem {
  /// The same item: nobody moves it.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  /// The same item: bars of the system are not part of a picture.
  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}
