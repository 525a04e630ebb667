public import Foundation

extension Bundle {
  /// Where pictures and texts of the components are looked for: those of the app, as theirs are part of the program.
  public static var OUDSComponents: Bundle { .main }
}
