public import DaguerreViews
internal import Foundation

extension GraphicsContext.Shading {
  /// A colour by its channels from 0 to 1.
  public static func color(
    _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> Self { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }

  /// A grey from 0, black, to 1, white.
  public static func color(
    _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self { .color(Color(space, white: white, opacity: opacity)) }

  /// Colours at points of a mesh over the bounds of what is painted.
  public static func meshGradient(_ mesh: MeshGradient) -> Self { .style(mesh) }

  /// The first of several: what is painted has one level.
  public static func palette(_ shadings: [Self]) -> Self { shadings.first ?? .foreground }
}

extension GraphicsContext.Filter {
  /// With each channel multiplied by that of a colour.
  public static func colorMultiply(_ color: Color) -> Self { Self { AnyView($0.colorMultiply(color)) } }
  /// With light and dark in each channel exchanged: 0 changes nothing.
  public static func colorInvert(_ amount: Double = 1) -> Self { Self { AnyView($0.colorInvert(by: amount)) } }
  /// As black that is as opaque as it was dark.
  public static var luminanceToAlpha: Self { Self { AnyView($0.luminanceToAlpha()) } }
}

extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32
    /// A set by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws from now on only inside a path, or only outside of it.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
    guard options.contains(.inverse) else { return clip(to: path, style: style) }
    // As far as a picture reaches.
    let all = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    clip(to: all.subtracting(path, eoFill: style.isEOFilled))
  }
}
