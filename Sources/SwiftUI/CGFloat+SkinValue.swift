public import DaguerreSkins
public import Foundation

extension CGFloat: LosslessSkinValue {
  /// As of `Double`.
  public func interpolated(to other: CGFloat, at frac: Frac) -> CGFloat {
    CGFloat(Double(self).interpolated(to: Double(other), at: frac))
  }

  /// As of `Double`.
  public var canonicalText: String { Double(self).canonicalText }

  /// The number whose shortest decimal the text is.
  public init?(canonicalText: String) {
    guard let value = Double(canonicalText: canonicalText) else { return nil }
    self.init(value)
  }
}
