/// Which view of a screen assistive technology is at.
///
/// Nothing ever moves it; a view that asks for it says so in what it tells assistive technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let state: State<Value>

  /// Nowhere at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Nowhere at first.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// Where it is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to it, as `$focus`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// Reads and writes what another view holds.
  @propertyWrapper
  public struct Binding {
    fileprivate let base: DaguerreViews.Binding<Value>

    /// Where it is.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
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
