public import DaguerreViews
public import Foundation

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

extension ProcessInfo {
  /// Whether what is drawn is a preview of an editor: never.
  public static var doesRunOnXcodePreview: Bool { false }
}

extension Bundle {
  /// The language of an app's texts, as systems choose it: English, since pictures do not depend on the machine that they
  /// are made on; `\.locale` of the environment says which one texts are drawn in.
  public static var preferredLocalization: String { "en" }
}

extension View {
  /// Whether a telephone lies on its side: never, a picture has the size that it is given.
  public static func isInLandscapeViewport() -> Bool { false }
}
