public import DaguerreViews

/// One of several views that assistive technology may begin at.
public enum AccessibilityFocusable: Hashable, Sendable {
  /// No view in particular.
  case none
  /// The view of this name.
  case some(id: String)
}

extension View {
  /// Tells assistive technology to begin at the view.
  ///
  /// On a device the focus would move once the screen is there; a picture has no such moment, so what the view tells
  /// assistive technology has ``DaguerreViews/AccessibilityTraits/isFocused``.
  public func requestAccessibleFocus(_ requestFocus: AccessibilityFocusState<Bool>) -> some View {
    requestAccessibleFocus(requestFocus.projectedValue)
  }

  /// The same for one of several views, which is where the value says, or where it says nothing yet.
  public func requestAccessibleFocus(
    _ requestFocus: AccessibilityFocusState<AccessibilityFocusable?>, for target: AccessibilityFocusable
  ) -> some View {
    requestAccessibleFocus(requestFocus.projectedValue, for: target)
  }

  /// The same by a binding.
  public func requestAccessibleFocus(_ requestFocus: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityAddTraits(.isFocused)
  }

  /// The same by a binding for one of several views, which may be told by values of any type.
  public func requestAccessibleFocus<Value: Hashable>(
    _ requestFocus: AccessibilityFocusState<Value?>.Binding, for value: Value
  ) -> some View {
    let current = requestFocus.wrappedValue
    return accessibilityAddTraits(current == nil || current == value ? .isFocused : [])
  }
}
