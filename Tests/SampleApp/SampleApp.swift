import OUDSSwiftUI
import SwiftUI

/// An app as sources for a device have it: its imports, its theme and its window.
@main
struct SampleApp: App {
  private let theme = OrangeTheme(tuning: Tuning(hasRoundedButtons: true, hasRoundedTextInputs: true))

  var body: some Scene {
    WindowGroup {
      OUDSThemeableView(theme: theme) { OUDSButton(text: "Continue", appearance: .strong) {} }
    }
  }
}
