private enum ShowsDisallowedAsPlaceholderKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a use that the design system disallows is drawn as a placeholder, as on sheets that show all
  /// combinations, instead of being an error.
  public var showsDisallowedAsPlaceholder: Bool {
    get { self[ShowsDisallowedAsPlaceholderKey.self] }
    set { self[ShowsDisallowedAsPlaceholderKey.self] = newValue }
  }
}

/// A use of a component that the design system disallows: an error, or a placeholder where sheets ask for it.
public struct DisallowedUse<Placeholder: View>: PrimitiveView {
  private let view: String
  private let rule: String
  private let placeholder: Placeholder

  /// - Parameters:
  ///   - view: the component's name, for the error.
  ///   - rule: what is not allowed and what to use instead, a sentence.
  public init(_ view: String, rule: String, @ViewBuilder placeholder: () -> Placeholder) {
    self.view = view
    self.rule = rule
    self.placeholder = placeholder()
  }

  /// Reports the error, unless a placeholder is asked for.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    guard context.environment.showsDisallowedAsPlaceholder else {
      context.session.report(ViewError.disallowedUse(view: view, rule: rule))
      return []
    }
    return placeholder._resolve(in: context)
  }
}
