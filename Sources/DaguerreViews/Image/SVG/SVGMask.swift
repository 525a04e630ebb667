internal import DaguerreGraphics

// What layers are seen through.

extension [VectorImage.Layer] {
  /// As opaque as they are bright (SVG 1.1, section 14.4): what is dark takes away what is below it.
  func asLuminance() throws(SVGReason) -> [VectorImage.Layer] {
    var result: [VectorImage.Layer] = []
    for layer in self {
      let bright = try layer.asLuminance()
      if result.isEmpty || layer.isWhite {
        result.append(bright)
        continue
      }
      // Light times alpha, and of what is below the rest of alpha.
      result.append(VectorImage.Layer(group: .init(layers: [layer.tinted(.black)], effect: .blend(.destinationOut))))
      result.append(VectorImage.Layer(group: .init(layers: [bright], effect: .blend(.plusLighter))))
    }
    return result
  }
}

extension VectorImage.Layer {
  fileprivate var isWhite: Bool { group == nil && fill == nil && color == .white }

  fileprivate func asLuminance() throws(SVGReason) -> VectorImage.Layer {
    var layer = self
    if var group {
      // What only adds to what is below adds its light.
      if case .blend(let mode)? = group.effect, ![.normal, .plusLighter].contains(mode) {
        throw SVGReason("<mask> has something in a mode of its own, which is not supported in a mask.")
      }
      group.layers = try group.layers.asLuminance()
      layer.group = group
      return layer
    }
    if case .picture? = fill { throw SVGReason("<mask> has a picture, which is not supported as a mask.") }
    guard color != nil else { throw SVGReason("<mask> has currentColor, which is not supported in a mask.") }
    layer.changeColors(\.asLuminance)
    return layer
  }
}

extension Color {
  fileprivate var asLuminance: Color {
    let luminance = (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    return Color.black.opacity(luminance * Double(alpha) / 255)
  }
}
