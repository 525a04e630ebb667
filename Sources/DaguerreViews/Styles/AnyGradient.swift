/// A colour that is a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let color: Color

  /// A fifth of the way to white at the top, the colour at the bottom.
  ///
  /// That is a choice of ours, as the systems say no numbers.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    func lighter(_ channel: UInt8) -> UInt8 { channel + (255 - channel) / 5 }
    let top = Color(
      red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue), alpha: color.alpha)
    let gradient = LinearGradient(colors: [top, color], startPoint: .top, endPoint: .bottom)
    return gradient.placed.paint(standIn: color)
  }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
