/// What icons of labels in rows of a ``List`` are drawn in.
public enum ListItemTint: Hashable, Sendable {
  /// A colour.
  case fixed(Color)
  /// A colour, which a system may change by what people prefer; drawn as it is.
  case preferred(Color)
  /// As the words beside them.
  case monochrome
}

private enum ListItemTintKey: EnvironmentKey { static let defaultValue: ListItemTint? = nil }
private enum TintsIconsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// Whether icons of labels have a colour of their own: in a row, but not in a header, a footer or a button of it.
  var tintsIcons: Bool {
    get { self[TintsIconsKey.self] }
    set { self[TintsIconsKey.self] = newValue }
  }

  /// What icons of labels are drawn in; nil for that of texts.
  var iconTint: Color? {
    guard tintsIcons else { return nil }
    return switch listItemTint {
    case nil: accent
    case .fixed(let color), .preferred(let color): color
    case .monochrome: nil
    }
  }
}

extension View {
  /// Sets what icons of labels in rows of a ``List`` are drawn in; nil for the accent.
  public func listItemTint(_ tint: ListItemTint?) -> EnvironmentModifier<Self> {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of icons of labels in rows of a ``List``; nil for the accent.
  public func listItemTint(_ color: Color?) -> EnvironmentModifier<Self> { listItemTint(color.map { .fixed($0) }) }
}
