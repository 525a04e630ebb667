/// What an app asks of its surroundings.
public enum OUDSUtils {
  /// Whether the system's language is Arabic: never, since pictures do not depend on the machine that they are made on.
  ///
  /// A theme for Arabic takes its font by name; the direction of lines is a value of the environment.
  public static func isArabicLanguageInUse() -> Bool { false }

  /// What stands before an item of a list with letters: A to Z, then AA to AZ, BA and so on.
  ///
  /// - Parameter index: 0 for the first.
  public static func cyclicLatinLetter(at index: UInt8, isUppercase: Bool) -> String {
    letters(Array(isUppercase ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "abcdefghijklmnopqrstuvwxyz"), at: index)
  }

  /// What stands before an item of a list with Arabic letters, of which there are 28.
  ///
  /// - Parameter index: 0 for the first.
  public static func cyclicArabicLetter(at index: UInt8) -> String {
    letters(Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي"), at: index)
  }

  /// Counts with letters as digits, none of which is zero.
  private static func letters(_ alphabet: [Character], at index: UInt8) -> String {
    var rest = Int(index) + 1
    var result = ""
    while rest > 0 {
      result = String(alphabet[(rest - 1) % alphabet.count]) + result
      rest = (rest - 1) / alphabet.count
    }
    return result
  }
}
