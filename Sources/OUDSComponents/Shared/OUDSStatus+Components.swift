/// What a component calls a status: a type of its own, with the cases of ``OUDSStatus``.
package protocol ComponentStatus: RawRepresentable<String> {
  /// Nothing in particular.
  static var neutral: Self { get }
}

extension ComponentStatus {
  /// The status by this name.
  package init(_ status: OUDSStatus) { self = Self(rawValue: status.rawValue) ?? .neutral }

  /// What it has in common with the statuses of other components.
  var common: OUDSStatus { OUDSStatus(rawValue: rawValue) ?? .neutral }
}

extension OUDSBadgeStandard.Status: ComponentStatus {}
extension OUDSTag.Status.Category: ComponentStatus {}
extension OUDSProgressIndicatorStatus: ComponentStatus {}
