internal import OUDS

/// A component in several states, each under a caption, in columns.
///
/// State `i` stands in column `i mod columns`, row `i div columns`; a column is as wide as its widest entry.
struct FlowSheet<Content: View>: View {
  private let states: [SheetState]
  private let columns: Int
  private let marksOwnBox: Bool
  private let isEdgeToEdge: Bool
  private let content: (SheetState) -> Content

  /// - Parameters:
  ///   - marksOwnBox: whether the component marks its own box; otherwise all of it is the box.
  ///   - isEdgeToEdge: whether the component extends to the edges of the sheet, which is as wide as a phone.
  init(
    _ states: [SheetState], columns: Int, marksOwnBox: Bool = false, isEdgeToEdge: Bool = false,
    @ViewBuilder content: @escaping (SheetState) -> Content
  ) {
    self.states = states
    self.columns = columns
    self.marksOwnBox = marksOwnBox
    self.isEdgeToEdge = isEdgeToEdge
    self.content = content
  }

  var body: some View {
    HStack(alignment: .top, spacing: SheetMetrics.gap) {
      ForEach(0..<columns) { column in
        VStack(alignment: .leading, spacing: SheetMetrics.gap) {
          ForEach(Array(stride(from: column, to: states.count, by: columns)), id: \.self) { index in
            cell(states[index])
          }
        }
      }
    }
    .padding(.vertical, SheetMetrics.margin)
    .padding(.horizontal, isEdgeToEdge ? 0 : SheetMetrics.margin)
    .frame(width: isEdgeToEdge ? SheetMetrics.phoneWidth : nil)
  }

  private func cell(_ state: SheetState) -> some View {
    VStack(alignment: .leading, spacing: SheetMetrics.captionGap) {
      SheetCaption(text: state.caption).padding(.leading, isEdgeToEdge ? SheetMetrics.margin : 0)
      if marksOwnBox {
        component(state).boxName(state.rawValue)
      } else {
        component(state).markFrame(state.rawValue)
      }
    }
  }

  private func component(_ state: SheetState) -> some View {
    content(state).disabled(state == .disabled).interactionState(state.interaction)
  }
}

/// A component alone, without a caption.
struct SingleSheet<Content: View>: View {
  /// Width of the sheet with margins, in points; nil to fit the component.
  var width: Double?
  var margin = 0.0
  /// Whether the component marks its own box; otherwise all of it is the box.
  var marksOwnBox = false
  @ViewBuilder let content: Content

  var body: some View {
    Group {
      if marksOwnBox {
        content.boxName(SheetState.enabled.rawValue)
      } else {
        content.markFrame(SheetState.enabled.rawValue)
      }
    }
    .frame(width: width.map { $0 - 2 * margin })
    .padding(margin)
  }
}

/// The caption over a cell.
struct SheetCaption: View {
  let text: String

  @Environment(\.theme) private var theme

  var body: some View {
    Text(text)
      .font(.custom("monospace", size: 10))
      .kerning(0.5)
      .lineHeight(SheetMetrics.captionHeight)
      // Words stay whole, also where a column is a bit too narrow.
      .fixedSize(horizontal: !text.contains(" "), vertical: false)
      // Captions belong to the sheet, so the user's settings do not change them.
      .environment(\.textScale, 1)
      .oudsForegroundColor(theme.colors.contentDefault)
  }
}

/// Lengths that all sheets share, in points.
enum SheetMetrics {
  static let margin = 16.0
  static let gap = 16.0
  static let captionHeight = 24.0
  static let captionGap = 8.0
  static let phoneWidth = 360.0
}
