extension Double {
  /// The number as a share: what is outside is brought to 0 or 1, and what is no number is 0.
  package var asShare: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
