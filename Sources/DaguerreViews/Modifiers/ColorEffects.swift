/// A change of colours that is linear in red, green and blue: it may be made before or after colours are laid over one another.
///
/// Matrices are those of the Filter Effects module of CSS, section 12; channels are sRGB-encoded, as blending is here.
private struct ColorEffect {
  /// For red, green and blue each the shares of all three, and what is added.
  let rows: [[Double]]

  var changesNothing: Bool { rows == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]] }

  func callAsFunction(_ color: Color) -> Color {
    let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    let changed = rows.map { row -> UInt8 in
      let sum = row[0] * channels[0] + row[1] * channels[1] + row[2] * channels[2] + row[3]
      return UInt8((sum.asShare * 255).rounded())
    }
    return Color(red: changed[0], green: changed[1], blue: changed[2], alpha: color.alpha)
  }

  /// How bright each channel is.
  private static let luminance = [0.2126, 0.7152, 0.0722]

  /// 1 changes nothing, 0 leaves grey.
  static func saturation(_ amount: Double) -> ColorEffect {
    ColorEffect(
      rows: (0..<3).map { row in
        (0..<3).map { (1 - amount) * luminance[$0] + (row == $0 ? amount : 0) } + [0]
      })
  }

  /// The turn about the grey axis that keeps luminance, within rounding.
  static func hue(turnedBy angle: Angle) -> ColorEffect {
    let turn = AffineTransform(rotation: angle.degrees)
    let (cosine, sine) = (turn.a, turn.b)
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    let luminance = [0.213, 0.715, 0.072]
    return ColorEffect(
      rows: (0..<3).map { row in
        (0..<3).map { luminance[$0] + cosine * ((row == $0 ? 1 : 0) - luminance[$0]) + sine * sines[row][$0] } + [0]
      })
  }

  static func scaled(_ factors: [Double], plus added: Double = 0) -> ColorEffect {
    ColorEffect(rows: (0..<3).map { row in (0..<3).map { row == $0 ? factors[row] : 0 } + [added] })
  }
}

private final class ColorEffectNode: WrapperNode {
  private let effect: ColorEffect

  init(_ child: LayoutNode, _ effect: ColorEffect, _ environment: EnvironmentValues) {
    self.effect = effect
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.withChange({ [effect] in $0.recolored(pictures: true, effect.callAsFunction) }) {
      super.draw(in: rect, proposal: proposal, on: canvas)
    }
  }
}

extension View {
  fileprivate func colors(_ effect: ColorEffect) -> NodeModifier<Self> {
    wrapped { effect.changesNothing ? $0 : ColorEffectNode($0, effect, $1.environment) }
  }

  /// Draws the view in less colour: 0 changes nothing, 1 leaves grey.
  public func grayscale(_ amount: Double) -> NodeModifier<Self> { colors(.saturation(1 - amount.asShare)) }

  /// Draws the view in less or more colour: 1 changes nothing, 0 leaves grey, and so does less.
  public func saturation(_ amount: Double) -> NodeModifier<Self> { colors(.saturation(max(amount, 0))) }

  /// Turns the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> NodeModifier<Self> { colors(.hue(turnedBy: angle)) }

  /// Adds to all channels, -1 to 1.
  public func brightness(_ amount: Double) -> NodeModifier<Self> { colors(.scaled([1, 1, 1], plus: amount)) }

  /// Moves all channels away from the middle: 1 changes nothing, 0 leaves grey.
  public func contrast(_ amount: Double) -> NodeModifier<Self> {
    colors(.scaled([amount, amount, amount], plus: (1 - amount) / 2))
  }

  /// Exchanges light and dark in each channel.
  public func colorInvert() -> NodeModifier<Self> { colorInvert(by: 1) }

  /// Moves light and dark in each channel towards one another: 0 changes nothing, 1 exchanges them.
  package func colorInvert(by amount: Double) -> NodeModifier<Self> {
    let (share, factor) = (amount.asShare, 1 - 2 * amount.asShare)
    return colors(.scaled([factor, factor, factor], plus: share))
  }

  /// Multiplies the channels by those of a colour, and the opacity by its alpha.
  public func colorMultiply(_ color: Color) -> some View { MultipliedColors(content: self, color: color) }
}

private struct MultipliedColors<Content: View>: View {
  let content: Content
  let color: Color

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let color = color.settled(inDark: colorScheme == .dark)
    content.colors(.scaled([color.red, color.green, color.blue].map { Double($0) / 255 }))
      .opacity(Double(color.alpha) / 255)
  }
}
