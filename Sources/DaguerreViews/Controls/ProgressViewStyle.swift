/// How what says that something goes on is drawn.
public protocol ProgressViewStyle {
  /// What it is drawn as.
  associatedtype Body: View
  /// What is known of it.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What says that something goes on.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of what it draws.
public struct ProgressViewStyleConfiguration {
  /// A label, without its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What is done, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What it is about; nil where nothing is said.
  public let label: Label?
  /// What is done, in words; nil where nothing is said.
  public var currentValueLabel: Label?
}

/// A bar that is part full below its label; where nothing is known, the ring.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar of the accent colour around it.
  public init() { tint = nil }
  /// A bar of a colour.
  public init(tint: Color) { self.tint = tint }

  /// The label and the bar.
  public func makeBody(configuration: Configuration) -> some View {
    SystemProgress(configuration: configuration, ownTint: tint)
  }
}

/// Three quarters of a ring of 20 points, as it stands still, above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A ring of the accent colour around it.
  public init() { tint = nil }
  /// A ring of a colour.
  public init(tint: Color) { self.tint = tint }

  /// The ring and the label.
  public func makeBody(configuration: Configuration) -> some View {
    SystemProgress(
      configuration: .init(
        fractionCompleted: nil, label: configuration.label, currentValueLabel: configuration.currentValueLabel),
      ownTint: tint)
  }
}

/// The system's choice: a bar where it is known how much is done, else a ring.
public typealias DefaultProgressViewStyle = LinearProgressViewStyle

private struct SystemProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let ownTint: Color?

  @Environment(\.tint) private var tint
  @Environment(\.accent) private var accent

  var body: some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
        GaugeBar(value: fraction, kind: .filled, height: 4, color: ownTint ?? accent)
        configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
      }
    } else {
      VStack(spacing: 4) {
        ArcView(sweep: 270, lineWidth: 2, cap: .round, color: ownTint ?? tint ?? Color(rgba: 0x8080_80FF))
          .frame(width: 20, height: 20)
        configuration.label
        configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
      }
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar where it is known how much is done, else a ring.
  public static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
  /// A bar where it is known how much is done, else a ring.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(LinearProgressViewStyle().makeBody)
}

extension EnvironmentValues {
  var progressViewStyle: CurrentStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how what goes on within the view is drawn.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.progressViewStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
