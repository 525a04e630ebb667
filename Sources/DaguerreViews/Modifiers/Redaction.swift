/// Why a view would hide what it shows.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// Those of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others could see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Draws texts and images of its child as plain bars, or as they are.
private final class RedactionNode: WrapperNode {
  private let change: (RedactionReasons) -> RedactionReasons

  init(
    _ child: LayoutNode, _ environment: EnvironmentValues, _ change: @escaping (RedactionReasons) -> RedactionReasons
  ) {
    self.change = change
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.withRedaction(change(canvas.redaction)) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
  /// Why views are hidden, for those that draw something of their own instead.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Hides what the view shows, for a reason more.
  ///
  /// A placeholder has bars where lines of text are, and boxes where images are, in a share of their colour. For privacy
  /// only what is `privacySensitive` is hidden so; for what is out of date, nothing.
  public func redacted(reason: RedactionReasons) -> some View {
    wrapped { child, context in RedactionNode(child, context.environment) { $0.union(reason) } }
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows all of the view.
  public func unredacted() -> some View {
    wrapped { child, context in RedactionNode(child, context.environment) { _ in [] } }
      .transformEnvironment(\.redactionReasons) { $0 = [] }
  }

  /// Hides the view as a placeholder does where the reason is privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> NodeModifier<Self> {
    wrapped { child, context in
      RedactionNode(child, context.environment) { reasons in
        sensitive && reasons.contains(.privacy) ? reasons.union(.placeholder) : reasons
      }
    }
  }
}

extension Canvas {
  /// What stands for a text or an image that is hidden.
  func appendPlaceholder(_ rect: Rect, _ color: Color) {
    let color = color.opacity(0.16)
    guard !color.isClear, rect.width > 0, rect.height > 0 else { return }
    append(.fillRoundedRect(rect, CornerRadii(min(4, rect.height / 4)), color))
  }
}
