internal import DaguerreViews

/// A control that may show an error, which it must not while nobody could mend it: read-only or disabled.
struct ErrorAllowing<Content: View>: View {
  /// The component's name, for the error.
  let component: String
  let isError: Bool
  let state: ComponentState
  /// The words of the placeholder; nil where there is no room for them.
  let message: String?
  let content: Content

  init(
    _ component: String, isError: Bool, state: ComponentState, message: String? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.component = component
    self.isError = isError
    self.state = state
    self.message = message
    self.content = content()
  }

  var body: some View {
    if isError && (state == .readOnly || state == .disabled) {
      Forbidden(
        component,
        rule: "an error is not allowed together with a \(state == .disabled ? "disabled" : "read-only") control; "
          + "drop isError, or let a person change the value."
      ) { content.notRelevant(message) }
    } else {
      content
    }
  }
}
