public import DaguerreViews
public import Foundation

// Sizes of Apple's platforms where transitions and scales have them.

extension AnyTransition {
  /// From elsewhere.
  @_disfavoredOverload
  public static func offset(_ offset: CGSize) -> AnyTransition { .offset(Size(offset)) }
}

extension Shape {
  /// The shape as it is in a room of a size, at a place of its own: its corner, if nothing else is said.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> SizedShape<Self> {
    self.size(width: size.width, height: size.height, anchor: anchor)
  }
}

extension View {
  /// Draws the view larger or smaller, by a factor across and one from top to bottom.
  @_disfavoredOverload
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

extension View {
  /// The same view: nobody touches a picture.
  @_disfavoredOverload
  public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
}

extension Scene {
  /// The same scene: whoever draws it says how large it is.
  @_disfavoredOverload
  public func defaultSize(_ size: CGSize) -> Self { self }
}

extension View {
  /// Keeps the view's width and height in the ratio of a size.
  @_disfavoredOverload
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> NodeModifier<Self> {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : Double(aspectRatio.width / aspectRatio.height), contentMode: contentMode)
  }
}

/// A way across and down, in points, by Core Graphics' name.
public struct CGVector: Hashable, Sendable {
  /// Across.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat
  /// No way.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// A way in points.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension CGRect {
  /// The box around the rectangle where a map takes it.
  public func applying(_ transform: CGAffineTransform) -> CGRect { Path(self).applying(transform).boundingRect }
}

extension ColorPicker where Label == Text {
  /// A choice by Core Graphics' name, with words.
  public init(_ key: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(key) }
  }
}

extension ColorPicker {
  /// A choice by Core Graphics' name, with a label of any views.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      selection: .constant(Color(cgColor: selection.wrappedValue)), supportsOpacity: supportsOpacity, label: label)
  }
}

extension View {
  /// The same view, with a warning, as nothing here runs the function; an error with `--strict`.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> NodeModifier<Self> { distortionEffect(shader, maxSampleOffset: Size(maxSampleOffset), isEnabled: isEnabled) }

  /// The same view, with a warning, as nothing here runs the function; an error with `--strict`.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> NodeModifier<Self> {
    layerEffect(shader, maxSampleOffset: Size(maxSampleOffset), isEnabled: isEnabled)
  }
}
