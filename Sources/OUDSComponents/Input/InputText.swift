internal import DaguerreViews
internal import Foundation

/// A text below an input, plain or with styles of its own.
enum InputText {
  case plain(String)
  case rich(AttributedString)
  /// A number in bold before words.
  case count(Int, String)

  var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .rich(let text): text.characters.isEmpty
    case .count: false
    }
  }

  var text: Text {
    switch self {
    case .plain(let text): Text(text)
    case .rich(let text): Text(text)
    case .count(let count, let words): Text("\(count)").bold() + Text(" \(words)")
    }
  }
}
