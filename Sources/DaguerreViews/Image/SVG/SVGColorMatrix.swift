internal import DaguerreGraphics
internal import DaguerreSupport
internal import DaguerreSkins

/// A step of a filter that changes colours: one that gives all the same, as strong as it is opaque.
///
/// Source: Filter Effects Module, Level 1 (W3C), section 9.6, `feColorMatrix`.
struct SVGColorMatrix {
  /// Nil where all stays as it is.
  private var color: Color?
  /// What alpha is multiplied by.
  private var strength = 1.0
  private let unsupported: SVGReason

  /// From here on whatever is seen at all counts as opaque.
  private static let leastHardening = 100.0
  /// Rows of red, green, blue and alpha: each a sum of shares of these four, and a constant.
  private static let identity: [Double] = [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ]

  /// - Parameter isLinear: whether constants are amounts of light, not sRGB's.
  init(_ step: SVGElement, isLinear: Bool) throws(SVGReason) {
    let (type, text) = (step.attributes["type"] ?? "matrix", step.attributes["values"])
    guard type == "matrix" else { throw SVGReason.unsupportedAttribute("type", type, of: step.name) }
    unsupported = SVGReason.unsupportedAttribute("values", text ?? "", of: step.name)
    guard let text else { return }
    guard let values = text.asNumbers, values.count == 20 else { throw unsupported }
    if values == Self.identity { return }
    let rows = (0..<4).map { Array(values[$0 * 5..<$0 * 5 + 5]) }
    let constants = rows.prefix(3).map { $0[4].asShare }
    guard rows.prefix(3).allSatisfy({ $0.prefix(4).allSatisfy { $0 == 0 } }), rows[3].prefix(3).allSatisfy({ $0 == 0 }),
      rows[3][4] == 0, rows[3][3] >= 0, rows[3][3] <= 1 || rows[3][3] >= Self.leastHardening
    else { throw unsupported }
    let channels = constants.map { UInt8(((isLinear ? TransferFunction.encoded($0) : $0) * 255).rounded()) }
    color = Color(red: channels[0], green: channels[1], blue: channels[2])
    strength = rows[3][3]
  }

  func applied(to layers: [VectorImage.Layer]) throws(SVGReason) -> [VectorImage.Layer] {
    guard let color else { return layers }
    let tinted = layers.map { $0.tinted(color) }
    guard strength > 1 else { return tinted.faded(strength) }
    guard !layers.hasEffects else { throw unsupported }
    return tinted.map(\.hardened)
  }
}

extension VectorImage.Layer {
  /// As opaque as it is, and of one colour.
  func tinted(_ color: Color) -> VectorImage.Layer {
    var layer = self
    layer.change(
      { layer in
        layer.color = layer.color ?? .black
        layer.changeColors { $0.tinted(color) }
        if case .picture(let picture) = layer.fill { layer.fill = .template(picture) }
      }, masks: false)
    return layer
  }

  /// Opaque wherever something of it is seen.
  fileprivate var hardened: VectorImage.Layer {
    var layer = self
    layer.change(
      { layer in
        if layer.opacity > 0 { layer.opacity = 1 }
        layer.changeColors(\.hardened)
      }, masks: true)
    return layer
  }
}

extension Color {
  /// Another one, as opaque as this one.
  fileprivate func tinted(_ color: Color) -> Color {
    Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  fileprivate var hardened: Color { alpha > 0 ? Color(red: red, green: green, blue: blue) : self }
}
