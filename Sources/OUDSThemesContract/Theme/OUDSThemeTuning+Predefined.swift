/// The short name of ``OUDSThemeTuning``.
public typealias Tuning = OUDSThemeTuning

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
  /// The predefined tunings, by their names on the command line; the first is the default.
  package static let predefined = [
    (name: "default", tuning: OUDSThemeTuning.default),
    (name: "orange-france", tuning: .OrangeFrance),
    (name: "orange-business", tuning: .OrangeBusiness),
    (name: "max-it", tuning: .MaxIt),
  ]

  /// What the tuning is called on the command line: `max-it`; flag by flag when it is none of the predefined ones.
  public var identifier: String {
    Self.predefined.first { $0.tuning == self }?.name ?? words.joined(separator: "+")
  }
}

extension OUDSThemeTuning {
  /// The former name of ``hasRoundedAlertMessages``.
  @available(*, deprecated, renamed: "hasRoundedAlertMessages")
  public var hasRoundedAlertMessage: Bool { hasRoundedAlertMessages }
}
