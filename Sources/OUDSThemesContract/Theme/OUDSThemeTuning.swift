/// The short name of ``OUDSThemeTuning``.
public typealias Tuning = OUDSThemeTuning

/// The points where the brand lets a theme be flexible.
///
/// Components choose by the flag: `theme.tuning.hasRoundedButtons ? button.borderRadiusRounded : …Default`.
public struct OUDSThemeTuning: Hashable, Sendable {
  /// Whether buttons have rounded corners.
  public let hasRoundedButtons: Bool
  /// Whether text inputs, and inputs that look like them, have rounded corners.
  public let hasRoundedTextInputs: Bool
  /// Whether alert messages have rounded corners.
  public let hasRoundedAlertMessages: Bool
  /// Whether progress indicators have rounded ends.
  public let hasRoundedProgressIndicators: Bool
  /// Whether list items and their media have rounded corners.
  public let hasRoundedListItems: Bool

  /// A tuning of one's own; what is not given stays as the brand has it, without rounded corners.
  public init(
    hasRoundedButtons: Bool = false, hasRoundedTextInputs: Bool = false, hasRoundedAlertMessages: Bool = false,
    hasRoundedProgressIndicators: Bool = false, hasRoundedListItems: Bool = false
  ) {
    self.hasRoundedButtons = hasRoundedButtons
    self.hasRoundedTextInputs = hasRoundedTextInputs
    self.hasRoundedAlertMessages = hasRoundedAlertMessages
    self.hasRoundedProgressIndicators = hasRoundedProgressIndicators
    self.hasRoundedListItems = hasRoundedListItems
  }
}

extension OUDSThemeTuning {
  /// Nothing rounded.
  public static let `default` = OUDSThemeTuning()

  /// Orange France: as the default.
  public static let OrangeFrance = OUDSThemeTuning.default

  /// Orange Business: rounded text inputs and alert messages.
  public static let OrangeBusiness = OUDSThemeTuning(hasRoundedTextInputs: true, hasRoundedAlertMessages: true)

  /// Max It: rounded buttons, text inputs and alert messages.
  public static let MaxIt = OUDSThemeTuning(
    hasRoundedButtons: true, hasRoundedTextInputs: true, hasRoundedAlertMessages: true)
}

extension OUDSThemeTuning {
  /// The former name of ``hasRoundedAlertMessages``.
  @available(*, deprecated, renamed: "hasRoundedAlertMessages")
  public var hasRoundedAlertMessage: Bool { hasRoundedAlertMessages }
}
