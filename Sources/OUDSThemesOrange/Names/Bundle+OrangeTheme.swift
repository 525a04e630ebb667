public import Foundation

extension Bundle {
  /// Where pictures of the theme are looked for: those of the app, as its own are part of the program.
  public static var OrangeTheme: Bundle { .main }
}
