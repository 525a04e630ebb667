/// A value within a range.
public final class UISlider: UIControl {
  /// How all of them would look.
  public override static func appearance() -> UISlider { UISlider() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISlider
  { appearance() }
  /// The line before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The line after it.
  public var maximumTrackTintColor: UIColor?
  /// The knob.
  public var thumbTintColor: UIColor?
  /// The least value, which moves the value and the greatest one with it.
  public var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }
  /// The greatest value, which moves the value and the least one with it.
  public var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }
  /// The value, between both.
  public var value: Float = 0 { didSet { value = max(minimumValue, min(value, maximumValue)) } }
  /// The picture before the line.
  public var minimumValueImage: UIImage?
  /// The picture after it.
  public var maximumValueImage: UIImage?
  /// Whether something is said of each move of the knob.
  public var isContinuous = true
  /// Sets the value.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The picture of the knob.
  public func setThumbImage(_ image: UIImage?, for state: State) {}
  /// The picture of the line before the knob.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// The picture of the line after it.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}
