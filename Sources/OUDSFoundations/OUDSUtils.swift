/// What an app asks of its surroundings.
public enum OUDSUtils {
  /// Whether the system's language is Arabic: never, since pictures do not depend on the machine that they are made on.
  ///
  /// A theme for Arabic takes its font by name; the direction of lines is a value of the environment.
  public static func isArabicLanguageInUse() -> Bool { false }
}
