// The system's alerts as sources of before iOS 15 write them: windows of their own, which are no part of a picture.

/// An alert of the system, which no picture shows.
public struct Alert {
  /// A button of the alert, which nobody touches.
  public struct Button: Sendable {
    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does nothing, in the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A dialog of the system, which no picture shows.
public struct ActionSheet {
  /// A button of the dialog, which nobody touches.
  public typealias Button = Alert.Button

  /// A dialog with buttons, by default one that closes it.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

extension View {
  /// The same view: the system's alerts are no part of the picture.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's alerts are no part of the picture.
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// The same view: the system's dialogs are no part of the picture.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
}
