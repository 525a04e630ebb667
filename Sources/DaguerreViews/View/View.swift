@_exported public import DaguerreGraphics

/// A piece of a picture, described by the pieces it is made of.
///
/// Shaped like SwiftUI's protocol of the same name. Nothing here moves by itself: interaction states and time are
/// environment values. A view is evaluated once for each picture, or, where views are told something when they appear,
/// until they are told nothing new.
public protocol View: SendableMetatype {
  /// The type of the body; `Never` for a primitive view.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// What the view becomes: one layout node for each thing a parent lays out. Only primitive views implement it.
  func _resolve(in context: ResolutionContext) -> [LayoutNode]
}

extension View {
  /// The nodes of the body.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { context.resolveBody(of: self) }
}

extension Never: View {
  /// Never has no value, and so no body.
  public var body: Never { preconditionFailure("Never has no value.") }
}

/// A view that is drawn by this module itself, so that nothing asks for its body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive view has no body; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is primitive and has no body.") }
}

/// As what a preview would be shown.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  /// In points.
  case fixed(width: Double, height: Double)
}

extension View {
  /// The same view: only tools that show previews look for their names.
  public func previewDisplayName(_ name: String?) -> Self { self }

  /// The same view: whoever draws a preview says how large it is.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }

  /// The same view: nobody asks where a preview is shown.
  public func previewContext(_ context: some PreviewContext) -> Self { self }
}

/// On what a preview would be shown.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// Something that a preview would be told of where it is shown.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set it.
  static var defaultValue: Value { get }
}

/// Where a preview would be shown.
public protocol PreviewContext {
  /// What it says.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Pictures of a view for whoever writes it; only tools that look for the type read them.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
  /// On what they would be shown; nil for what the app runs on.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// What the app runs on.
  public static var platform: PreviewPlatform? { nil }
}
