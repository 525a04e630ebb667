public import DaguerreViews
public import Foundation

// The system's transitions by the names of their types: each shows a view there or not there.

/// At once.
public typealias IdentityTransition = StillTransition
/// By fading.
public typealias OpacityTransition = StillTransition
/// From one side to the other.
public typealias SlideTransition = StillTransition
/// By growing and shrinking.
public typealias ScaleTransition = StillTransition
/// From a side and back.
public typealias MoveTransition = StillTransition
/// From a side, pushing what was there before it.
public typealias PushTransition = StillTransition
/// From elsewhere.
public typealias OffsetTransition = StillTransition

extension StillTransition {
  /// At once, or by whatever its name says.
  public init() { self = .identity }
  /// From a side.
  public init(edge: Edge) { self = .identity }
  /// By growing from and shrinking to a size.
  public init(_ scale: CGFloat, anchor: UnitPoint = .center) { self = .identity }
  /// From elsewhere.
  public init(_ offset: CGSize) { self = .identity }
}
