public import DaguerreSupport

/// Checks ids and values of axes, which both become file names.
package enum CaseCheck {
  /// With what tells the points apart, the name of a file has to hold it.
  private static let longestID = 200

  /// Whether the text is an id: words joined by slashes.
  package static func isID(_ text: String) -> Bool {
    isMadeOfWords(text, joinedBy: UInt8(ascii: "/"))
  }

  /// Whether the text is a word: one or more of `a` to `z`, `0` to `9`, `-` and `_`.
  ///
  /// It may not begin with `-`, since tools would take it for an option.
  package static func isWord(_ text: some StringProtocol) -> Bool { isMadeOfWords(text, joinedBy: nil) }

  /// In one pass, since every case is asked.
  private static func isMadeOfWords(_ text: some StringProtocol, joinedBy separator: UInt8?) -> Bool {
    var beginsWord = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        beginsWord = false
      case UInt8(ascii: "-") where !beginsWord: continue
      case separator where !beginsWord: beginsWord = true
      default: return false
      }
    }
    return !beginsWord
  }

  /// Whether the text can be the value of an axis: a word, or a decimal number such as `1.5`.
  package static func isValue(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return isWord(text)
      || parts.count == 2
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  /// Whether the text can be the name of an axis: a letter, then letters and digits.
  package static func isAxisName(_ text: String) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Throws when a case cannot be stored, alone or together with the others.
  package static func check(_ cases: [SnapshotCase]) throws(InvalidCaseError) {
    var seen: Set<CaseKey> = []
    seen.reserveCapacity(cases.count)
    // Those of a point come one after the other.
    var last: SnapshotPoint?
    for snapshot in cases {
      func invalid(_ reason: String) -> InvalidCaseError {
        InvalidCaseError(id: snapshot.id, point: snapshot.point, reason: reason)
      }
      guard isID(snapshot.id) else { throw invalid("the id holds more than a-z, 0-9, - and _") }
      guard snapshot.id.utf8.count <= longestID else { throw invalid("the id has more than \(longestID) letters") }
      let pairs = snapshot.point == last ? [] : snapshot.point.pairs
      if let first = pairs.first?.axis, first.name != SnapshotAxis.themeName {
        throw invalid("its first axis is '\(first.name)', and not '\(SnapshotAxis.themeName)'")
      }
      for (axis, value) in pairs {
        guard isAxisName(axis.name) else {
          throw invalid("'\(axis.name)' is no name of an axis, which is a letter, then letters and digits")
        }
        guard isValue(value) else { throw invalid("'\(value)' is no word of a-z, 0-9, - and _, and no number") }
        guard axis.values(in: snapshot.point.theme).contains(value) else {
          throw invalid("'\(value)' is not a \(axis.displayName) that the catalogue declares")
        }
      }
      last = snapshot.point
      guard seen.insert(snapshot.key).inserted else { throw invalid("it exists twice") }
    }
  }
}

/// Why a case cannot be kept: a word or an id that cannot be a file's name, or two cases that are the same.
public struct InvalidCaseError: DiagnosticError, Equatable {
  /// The id of the case.
  public let id: String
  /// Where it would be drawn.
  public let point: SnapshotPoint
  /// What is wrong with it.
  public let reason: String

  /// The case, and what is wrong with it.
  public var diagnostics: [Diagnostic] {
    [Diagnostic("the case cannot be stored: \(reason)", at: "\(id) (\(point))")]
  }
}
