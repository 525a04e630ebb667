/// How colours are laid over what is behind them.
///
/// The modes of Compositing and Blending, Level 1 (W3C), sections 9 and 10, on sRGB-encoded channels.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes away what is there by its alpha.
  case destinationOut
  /// The sum of what both lack.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
