/// Which view of a screen assistive technology is at.
///
/// Nothing ever moves it; a view that asks for it says so in what it tells assistive technology.
public typealias AccessibilityFocusState = FocusState

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What reads the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What people use by few switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension FocusState where Value == Bool {
  /// Where some kinds of assistive technology are: nowhere.
  public init(for technologies: AccessibilityTechnologies) { self.init() }
}

extension View {
  /// Tells assistive technology that it is at the view where the bound value is true.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityAddTraits(condition.wrappedValue ? .isFocused : [])
  }

  /// Tells assistive technology that it is at the view where the bound value is `value`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accessibilityAddTraits(binding.wrappedValue == value ? .isFocused : [])
  }
}
