public import DaguerreViews
public import Foundation

// Colours by their parts, as sources read them that write colours out or mix them.

/// A colour by Core Graphics' name: one of sRGB, the same in the light and in the dark.
public struct CGColor: Hashable, Sendable {
  fileprivate let color: Color

  fileprivate init(_ color: Color) {
    self.color = color.settled(inDark: EnvironmentValues.current.colorScheme == .dark)
  }

  /// A colour by its channels from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour by its channels from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, opacity: alpha) }

  /// Red, green, blue and how opaque it is, each 0 to 1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 } }
  /// The same colour, as opaque as this says, 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
  }
  /// Four.
  public var numberOfComponents: Int { 4 }
  /// How opaque it is, 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) / 255 }
}

extension Color {
  /// The same colour.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// The same colour.
  public init(_ cgColor: CGColor) { self = cgColor.color }
  /// What the colour is in the scheme of the view that is evaluated.
  public var cgColor: CGColor? { CGColor(self) }
}

extension UIColor {
  /// The colour of a name in an asset catalogue of the app's bundle; one that is not there is an error of the picture.
  public convenience init?(named name: String) { self.init(Color(name, bundle: nil)) }

  /// The colour of a name in an asset catalogue of a bundle, for whatever surroundings; one that is not there is an error
  /// of the picture.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }

  /// The colour of an asset catalogue's symbol.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// The system's accent colour.
  public static var tintColor: UIColor { UIColor(Color.accentColor) }

  /// The same colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
  /// What the colour is in the scheme of the view that is evaluated.
  public var cgColor: CGColor { CGColor(color) }

  /// A colour by its place on the circle of hues, its share of the full colour and its brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour of Display P3 by its channels from 0 to 1, cut to what sRGB has.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The channels, each 0 to 1; always told.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    alpha = cgColor.alpha
    return true
  }

  /// The channels, each 0 to 1, without how opaque it is; always told.
  @discardableResult
  public func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?) -> Bool {
    let channels = cgColor.components ?? []
    (red, green, blue) = (channels[0], channels[1], channels[2])
    return true
  }

  /// The place on the circle of hues, the share of the full colour and the brightness, each 0 to 1; always told.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    alpha = cgColor.alpha
    return true
  }

  /// The same, without how opaque it is.
  ///
  /// The formula is that of the hexagonal cone (A. R. Smith, "Color gamut transform pairs", 1978).
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: Never?
  ) -> Bool {
    var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    brightness = most
    saturation = most == 0 ? 0 : span / most
    let sector =
      switch most {
      case _ where span == 0: CGFloat.zero
      case red: (green - blue) / span
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    hue = (sector < 0 ? sector + 6 : sector) / 6
    return true
  }

  /// How light a grey is, 0 to 1, and how opaque; untold, and false, of what is no grey.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    guard getWhite(&white, alpha: nil) else { return false }
    alpha = cgColor.alpha
    return true
  }

  /// How light a grey is, 0 to 1; untold, and false, of what is no grey.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: Never?) -> Bool {
    let channels = cgColor.components ?? []
    guard channels[0] == channels[1], channels[1] == channels[2] else { return false }
    white = channels[0]
    return true
  }
}
