internal import OUDS

/// The sheet of an input: one column of the same input in every state, as wide as a phone has room.
struct InputSheet<Content: View>: View {
  private let isError: Bool
  private let content: (OUDSTextInput.Status) -> Content

  /// - Parameters:
  ///   - isError: whether the input is shown with an error, which it cannot have in every state.
  ///   - content: the input in a status.
  init(isError: Bool = false, @ViewBuilder content: @escaping (OUDSTextInput.Status) -> Content) {
    self.isError = isError
    self.content = content
  }

  private static var states: [SheetState] { [.enabled, .hover, .disabled, .focused, .readOnly, .loading] }

  var body: some View {
    FlowSheet(Self.states, columns: 1, marksOwnBox: true) { state in
      let status = status(of: state)
      if !isError {
        content(status)
      } else if status == .enabled {
        content(InputSamples.error)
      } else {
        content(InputSamples.error).notRelevant("Error status for \(state.caption) state is not relevant")
      }
    }
    .frame(width: InputSamples.width)
  }

  private func status(of state: SheetState) -> OUDSTextInput.Status {
    switch state {
    case .loading: .loading
    case .readOnly: .readOnly
    case .disabled: .disabled
    case .enabled, .hover, .pressed, .focused: .enabled
    }
  }
}

/// A sheet of inputs that can be used, one below the other and without captions.
struct InputColumnSheet<Content: View>: View {
  private let width: Double?
  private let content: Content

  /// - Parameters:
  ///   - width: of the sheet, margins included, in points; nil to be as wide as the inputs.
  ///   - content: the inputs, each with a name for its box.
  init(width: Double? = InputSamples.width, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(SheetMetrics.margin)
      .frame(width: width)
  }
}
