internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The icon of a functional status, in the colours it has where it stands on a muted ground or on none.
struct StatusIcon: View {
  let icon: ComponentIcon
  let status: OUDSStatus
  /// The side of its box, in points.
  let size: Double
  /// In place of the colours of the status.
  var color: MultipleColorSemanticToken?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Image(status == .warning ? theme.image(for: icon).withMark(in: markColor) : theme.image(for: icon))
      .resizable()
      .frame(width: size, height: size)
      .foregroundColor(groundColor.color(for: colorScheme))
  }

  private var groundColor: MultipleColorSemanticToken {
    if let color { return color }
    return status == .warning
      ? theme.icon.colorContentStatusWarningExternalShape : theme.color(\.content, of: status)
  }

  private var markColor: Color? {
    color == nil ? theme.icon.colorContentStatusWarningInternalShape.color(for: colorScheme) : nil
  }
}

extension VectorImage {
  /// A sign whose first layer is the ground, with its mark in a colour; nil for the colour of the ground, which the
  /// mark is left out of.
  fileprivate func withMark(in color: Color?) -> VectorImage {
    guard let ground = layers.first else { return self }
    let mark = Path(layers.dropFirst().flatMap(\.path.elements))
    var image = self
    // An opaque mark covers a whole ground, since two edges that meet would let what is behind them through.
    let isCutOut = color?.alpha != 255
    image.layers = [
      isCutOut ? Layer(path: Path(ground.path.elements + mark.elements), rule: .evenodd, color: ground.color) : ground
    ]
    if let color { image.layers.append(Layer(path: mark, color: color)) }
    return image
  }
}

extension OUDSStatus {
  /// What it shows by itself; nil for those that have an icon of one's own or none.
  var icon: ComponentIcon? {
    switch self {
    case .neutral, .accent: nil
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    case .negative: .negative
    }
  }

  /// The same as badges show it.
  var badgeIcon: ComponentIcon? {
    switch self {
    case .neutral, .accent: nil
    case .positive: .badgePositive
    case .info: .badgeInfo
    case .warning: .badgeWarning
    case .negative: .badgeNegative
    }
  }
}
