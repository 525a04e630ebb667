/// Which view of a screen assistive technology is at.
///
/// Nothing ever moves it; a view that asks for it says so in what it tells assistive technology.
public typealias AccessibilityFocusState = FocusState

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
