import UIKit

/// Colours that are made once, in a source that imports UIKit alone.
enum Palette {
  static let brand = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.2, alpha: 1) })
  static let ground = Color(.secondarySystemBackground)
}

/// A line that is 40 points high, whatever its font asks for.
struct Measured: View {
  var style = UIFont.TextStyle.body

  var body: some View {
    let font = UIFont.preferredFont(forTextStyle: style)
    Text("A").font(Font(font)).padding(.vertical, (40 - font.lineHeight) / 2)
  }
}
