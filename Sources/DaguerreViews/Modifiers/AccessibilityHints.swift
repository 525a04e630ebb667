// What assistive technology would be told beside what a view is called and does, and older names of that.

extension View {
  /// The older name of `accessibilityLabel`.
  public func accessibility(label: Text) -> NodeModifier<Self> { accessibilityLabel(label) }
  /// The older name of `accessibilityValue`.
  public func accessibility(value: Text) -> NodeModifier<Self> { accessibilityValue(value) }
  /// The older name of `accessibilityHint`.
  public func accessibility(hint: Text) -> NodeModifier<Self> { accessibilityHint(hint) }
  /// The older name of ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> NodeModifier<Self> { accessibilityHidden(hidden) }
  /// The older name of ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> NodeModifier<Self> { accessibilityIdentifier(identifier) }
  /// The older name of ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> NodeModifier<Self> {
    accessibilityAddTraits(traits)
  }
  /// The older name of ``accessibilityRemoveTraits(_:)``.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> NodeModifier<Self> {
    accessibilityRemoveTraits(traits)
  }
  /// The older name of ``accessibilitySortPriority(_:)``.
  public func accessibility(sortPriority: Double) -> Self { self }

  /// The same view: nobody acts on a picture, so `handler` is not called.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self { self }
  /// The same view: nobody acts on a picture, so `action` is not called.
  public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View) -> Self { self }
  /// The same view: nobody acts on a picture.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> Self { self }
  /// The same view: nobody scrolls, so `handler` is not called.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }
  /// The same view: nobody makes it larger, so `handler` is not called.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self { self }
  /// The same view: nobody speaks to a picture.
  public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }
  /// The same view: what kind of text it is, is not kept.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
  /// The same view: nobody presses it long.
  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> Self { self }
  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(
    _ key: some StringProtocol, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(
    _ key: some StringProtocol, _ value: some StringProtocol, importance: AccessibilityCustomContentImportance
  ) -> Self { self }
  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(
    _ key: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  /// The same view: the colours of a picture are its own.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  /// The same view: nobody moves from view to view.
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  /// The same view: nobody moves from view to view.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  /// The same view: what assistive technology would be told instead is not looked at.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> Self { self }
  /// The same view: nobody touches a picture.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Self { self }
  /// The same view: nobody touches a picture.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  /// The same view: nobody touches a picture.
  public func accessibilityActivationPoint(_ point: Point) -> Self { self }
  /// The same view: nobody hears it.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
  /// The same view: nobody hears it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
  /// The same view: nobody hears it.
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
  /// The same view: nobody hears it.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
}

/// How assistive technology would make a view larger.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Larger or smaller.
  public let direction: Direction
  /// Where, in shares of the view.
  public let location: UnitPoint
}

/// What kind of text assistive technology would read.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Whether something is told without being asked for.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How a view would be touched without assistive technology between.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Without being told.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// After it is chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension AccessibilityTraits {
  /// It hides what is behind it.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 9)
  /// It is touched without assistive technology between.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 10)
  /// It turns the page when it is read to the end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 11)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 12)
  /// It is a field to search with.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 13)
  /// It says in short what the screen is about.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 14)
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 15)
  /// It starts something that is heard.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 16)
}

/// What assistive technology would be told at a moment.
public enum AccessibilityNotification {
  /// Some words; nobody hears them.
  public struct Announcement: Sendable {
    /// Some words.
    public init(_ words: some StringProtocol) {}
    /// Words that are looked up.
    public init(_ words: LocalizedStringKey) {}
    /// Does nothing.
    public func post() {}
  }

  /// That a screen is another; nobody hears it.
  public struct ScreenChanged: Sendable {
    /// Nothing more than that; `element` would be gone to, or read out.
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }

  /// That a page is another; nobody hears it.
  public struct PageScrolled: Sendable {
    /// With words for it.
    public init(_ words: some StringProtocol) {}
    /// Does nothing.
    public func post() {}
  }

  /// That a part of a screen is another; nobody hears it.
  public struct LayoutChanged: Sendable {
    /// Nothing more than that; `element` would be gone to, or read out.
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }
}
