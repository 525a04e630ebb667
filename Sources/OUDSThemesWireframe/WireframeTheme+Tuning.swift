public import OUDSThemesContract

extension OUDSThemeTuning {
  /// Wireframe as release 3 of the iOS library tunes it: rounded alert messages and progress indicators.
  public static let Wireframe = OUDSThemeTuning(hasRoundedAlertMessages: true, hasRoundedProgressIndicators: true)
}
