/// Lengths of alerts that no token tells, in points.
enum AlertMetrics {
  /// Lines that are longer are hard to read.
  static let maxTextWidth = 640.0
}
