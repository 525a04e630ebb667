public import DaguerreViews

/// Whether the device saves power, which ends what moves without need: indicators then stand still.
///
/// Views read it with `@EnvironmentObject`. A picture has no device, so the one that is there for all says no; give
/// another with `environmentObject(_:)` to draw what people see in low-power mode.
public final class OUDSLowPowerModeObserver: SharedObservableObject, Sendable {
  /// Whether power is being saved.
  public let isLowPowerModeEnabled: Bool

  /// The one for where nobody gives another: power is not saved.
  public static let shared = OUDSLowPowerModeObserver()

  /// - Parameter isLowPowerModeEnabled: whether power is being saved.
  public init(isLowPowerModeEnabled: Bool = false) { self.isLowPowerModeEnabled = isLowPowerModeEnabled }
}
