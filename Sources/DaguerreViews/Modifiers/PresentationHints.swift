public import Foundation

// How what lies over a screen would be shown: it is a picture of its own.

/// What of a screen can be used while a sheet lies over it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// As the platform has it.
  public static let automatic = PresentationBackgroundInteraction()
  /// All of it.
  public static let enabled = PresentationBackgroundInteraction()
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction()
  /// All of it, while the sheet is no higher.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a finger that moves on a sheet does.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

/// As what something is shown where there is little room.
public enum PresentationAdaptation: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }

/// How much the system would warn of what a dialog asks.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

/// How large the system would make a sheet.
public enum PresentationSizing: Hashable, Sendable {
  case automatic, form, page, fitted

  /// As large as its content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// As large as its content along some axes, once that has grown.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// At what of a view something is shown that belongs to it.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle, here that of the view.
  case rect(Anchor<Rect>.Source)
  /// A point.
  case point(UnitPoint)
}

extension View {
  /// The same view: the size of a sheet is that of the picture that it is drawn as.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }

  /// The same view: nobody touches what is behind a sheet.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }

  /// The same view: nobody moves a sheet.
  public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> Self { self }

  /// The same view: what is shown over a screen is a picture of its own.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  /// The same view: what is shown over a screen is a picture of its own.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }

  /// The same view: the size of a sheet is that of the picture that it is drawn as.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// The same view: draw what would be shown beside it as a picture of its own.
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> Self { self }

  /// The same view: draw what would be shown beside it as a picture of its own.
  public func inspectorColumnWidth(_ width: Double) -> Self { self }

  /// The same view: draw what would be shown beside it as a picture of its own.
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self { self }

  /// The same view: draw what would be shown beside it as a picture of its own.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// The same view: draw what would be shown beside it for an item as a picture of its own.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog<Value>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func confirmationDialog<Value>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Value>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Value>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?, @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dialogIcon(_ icon: Image?) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dismissalConfirmationDialog(
    _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func dismissalConfirmationDialog(
    _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// The same view: nobody opens its menu.
  public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> Self {
    self
  }

  /// The same view: nobody goes on from elsewhere, so `action` is not called.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
}
