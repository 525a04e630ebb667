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

/// The sheet of one input that can be used, without a caption.
struct SingleInputSheet<Content: View>: View {
  private let width: Double
  private let content: Content

  /// - Parameter width: of the sheet, margins included, in points.
  init(width: Double = InputSamples.width, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var body: some View {
    content
      .boxName(SheetState.enabled.rawValue)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(SheetMetrics.margin)
      .frame(width: width)
  }
}
