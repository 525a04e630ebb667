/// Which view of a screen has the focus: that of the keyboard, or that of assistive technology.
///
/// A field whose focus is bound is drawn focused where the bound value says so; nothing ever moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let state: State<Value>

  /// Nothing focused at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// No field focused at first.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus, as `$focus`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// Reads and writes the focus that another view holds.
  @propertyWrapper
  public struct Binding {
    fileprivate let base: DaguerreViews.Binding<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Draws the view focused where the bound value is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> EnvironmentModifier<Self> {
    focused(condition.wrappedValue)
  }

  /// Draws the view focused where the bound value is `value`.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> EnvironmentModifier<Self>
  {
    focused(binding.wrappedValue == value)
  }

  private func focused(_ isFocused: Bool) -> EnvironmentModifier<Self> {
    transformEnvironment(\.interactionState) { if isFocused { $0 = .focused } }
  }
}

extension FocusState: StateProperty {
  var stateStorage: any StateStorage { state.stateStorage }
}
