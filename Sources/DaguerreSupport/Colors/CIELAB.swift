/// The curve of CIELAB (ISO/CIE 11664-4).
package enum CIELAB {
  /// Of a share of white, from 0 up.
  package static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? CubeRoot.of(value) : (value * 24389 / 27 + 16) / 116
  }
}
