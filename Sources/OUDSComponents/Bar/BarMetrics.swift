/// Lengths of bars that no token gives, in points.
enum BarMetrics {
  /// Of a navigation bar, and of a top bar without a second row.
  static let height = 64.0
  static let iconSize = 24.0

  // Of Material Design 3, short navigation bar.
  static let pillPaddingInline = 16.0
  static let pillPaddingBlock = 4.0
  static let horizontalPillPaddingBlock = 8.0
  static let labelGap = 4.0

  /// From the sides of an item whose icon and label stand side by side, as OUDS Android has it: from 14 to its width
  /// less 10.
  static let horizontalIndicatorInset = 12.0

  // Of Material Design 3, top app bar.
  static let edgePadding = 4.0
  static let titlePadding = 4.0
  static let titleInset = 12.0
  static let actionSize = 48.0
}
