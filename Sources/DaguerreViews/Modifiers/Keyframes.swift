// Keyframes, of which a picture shows what there is before the first.

/// Something of a track of keyframes.
public protocol KeyframeTrackContent<Value> {
  /// What changes along the track.
  associatedtype Value
}

/// A value that is reached at a steady pace.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// - Parameters:
  ///   - to: the value at its end.
  ///   - duration: in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// - Parameters:
  ///   - to: the value at its end.
  ///   - duration: in seconds.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// - Parameters:
  ///   - to: the value at its end.
  ///   - duration: in seconds; nil until the spring rests.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// - Parameter to: the value from then on.
  public init(_ to: Value) {}
}

/// Keyframes one after another.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// Puts keyframes one after another.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// One of them.
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(_ frame: Frame) -> Frame { frame }
  /// All of them.
  public static func buildBlock(_ frames: any KeyframeTrackContent<Value>...) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
  /// Those of a loop.
  public static func buildArray(_ frames: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> { KeyframeSequence() }
  /// Those of a branch.
  public static func buildEither(first frames: KeyframeSequence<Value>) -> KeyframeSequence<Value> { frames }
  /// Those of the other branch.
  public static func buildEither(second frames: KeyframeSequence<Value>) -> KeyframeSequence<Value> { frames }
  /// Those of a branch without another.
  public static func buildOptional(_ frames: KeyframeSequence<Value>?) -> KeyframeSequence<Value> { KeyframeSequence() }
}

/// Tracks of keyframes that run beside one another.
public protocol Keyframes<Value> {
  /// What changes along the tracks.
  associatedtype Value
}

/// The keyframes of a part of a value.
public struct KeyframeTrack<Value, Part>: Keyframes {
  /// Those of a property.
  public init(
    _ keyPath: WritableKeyPath<Value, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>
  ) {}

  /// Those of the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>) where Part == Value {
  }
}

/// Some tracks beside one another.
public struct KeyframeTracks<Value>: Keyframes {}

/// Puts tracks beside one another, or keyframes of the value itself one after another.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Track: Keyframes<Value>>(_ track: Track) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
  /// A keyframe of the value itself.
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(_ frame: Frame) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
  /// All of them.
  public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// A view of a value that goes along keyframes, with the value at their beginning.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content

  /// Keyframes that are gone through again and again, or once.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) {
    self.content = content(initialValue)
  }

  /// Keyframes that are gone through when a value changes, which none does.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) {
    self.content = content(initialValue)
  }

  /// The view at the beginning.
  public var body: Content { content }
}

extension View {
  /// The view as `content` has it at the beginning of keyframes.
  public func keyframeAnimator<Value, Result: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Result,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> Result { content(PlaceholderContentView(content: self), initialValue) }

  /// The view as `content` has it before keyframes that begin when a value changes.
  public func keyframeAnimator<Value, Result: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Result,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> Result { content(PlaceholderContentView(content: self), initialValue) }
}
