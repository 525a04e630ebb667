public import DaguerreViews
public import Foundation

/// What a preview would be, by its name in the sources of Apple's platforms; none is made.
public struct Preview {
  /// What is previewed: views.
  public struct ViewTraits: Hashable, Sendable {}
}

/// As what a preview of some kind would be shown.
public struct PreviewTrait<T>: Hashable, Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the tool shows views.
  public static var defaultLayout: Self { Self() }
  /// As people see it who have assistive access.
  public static var assistiveAccess: Self { Self() }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self() }
  /// On a device that is held upright.
  public static var portrait: Self { Self() }
  /// On a device that is held upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// On a device whose left side is down.
  public static var landscapeLeft: Self { Self() }
  /// On a device whose right side is down.
  public static var landscapeRight: Self { Self() }

  /// In a room of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}

/// Nothing: the views are checked by the compiler and not drawn, since a picture is what a test or a sheet draws.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// The bundle of the target that it stands in, or that of the app where it has no resources.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "ViewMacros", type: "BundleOfTarget")

/// Makes a type `Animatable`: which of its values would move does not show, as nothing moves in a still picture.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ViewMacros", type: "Animatable")

/// Nothing: says of a variable that it does not move.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ViewMacros", type: "AnimatableIgnored")

/// Nothing: what stands before a variable in a `#Preview` makes it one of the view's.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "Previewable")

/// Nothing, where it stands before a declaration: views are drawn on any thread, one picture on one, so that what such
/// sources keep on the main thread is used as anything else.
///
/// Before a closure and in the type of a function, Swift's own is written out: `@_Concurrency.MainActor`.
@attached(peer)
public macro MainActor() = #externalMacro(module: "ViewMacros", type: "MainActor")

/// Makes a variable of the environment of one in an extension of `EnvironmentValues`: its key, and what reads and sets it.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
