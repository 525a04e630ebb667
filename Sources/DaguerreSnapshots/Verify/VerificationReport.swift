/// The findings of a verification.
///
/// There are none exactly when recording the same selection would change no file.
public struct VerificationReport: Sendable {
  /// How many cases were drawn.
  public var caseCount = 0
  /// How many cells their sheets have.
  public var cellCount = 0
  /// What is wrong with manifests, pictures and records of tokens themselves, theme by theme.
  public var storeProblems: [StoreProblem] = []
  /// Cases that changed although no token did come first; otherwise in the order of the catalogue.
  public var differences: [CaseDifference] = []
  /// What is known of each look of the differences.
  package var changes: [String: Change] = [:]
  /// Whether there is a report.
  public var isWritten = false
  /// Why the report could not be written in full, or why that of an earlier run could not be removed.
  public var folderError: String?
  /// The staging folder of a recording that did not finish, or that is still running; nil when there is none.
  public var leftover: String?

  /// Whether nothing was found; ``folderError`` and ``leftover`` do not count.
  public var isEqual: Bool { storeProblems.isEmpty && differences.isEmpty }

  /// The findings for people: cases that look the same before and after, and have the same causes, are told together.
  public var lines: [String] {
    var order: [String] = []
    var groups: [String: [CaseDifference]] = [:]
    for difference in differences {
      if groups[difference.look] == nil { order.append(difference.look) }
      groups[difference.look, default: []].append(difference)
    }
    return storeProblems.map(\.description)
      + order.flatMap { look -> [String] in
        guard let group = groups[look], let first = group.first else { return [] }
        return first.lines(others: group.count - 1, painters: changes[look]?.painters ?? [])
      }
  }

  /// One line that says how many findings there are.
  public var summary: String {
    var parts: [String] = isEqual ? ["\(caseCount) cases are equal to their references"] : []
    if !differences.isEmpty { parts.append("\(differences.count) of \(caseCount) cases differ from their references") }
    if !storeProblems.isEmpty {
      let count = storeProblems.count
      parts.append(count == 1 ? "the store has 1 problem" : "the store has \(count) problems")
    }
    if let folderError { parts.append(folderError) }
    return parts.joined(separator: "; ")
  }
}

extension CaseDifference {
  /// - Parameter others: how many cases look the same before and after.
  fileprivate func lines(others: Int, painters: [Painter]) -> [String] {
    let more = others == 0 ? "" : " and \(counted(others, "more case"))"
    var lines = ["\(id) (\(point))\(more)"]
    switch kind {
    case .noReference:
      lines.append("no reference is recorded")
    case .pixels(let difference, let size, let cells):
      if let size { lines.append("\(size)") }
      lines.append("\(difference)")
      for cell in cells {
        if let inside = cell.inside { lines.append("cell \(cell.name): \(inside)") }
        if let around = cell.around { lines.append("around cell \(cell.name): \(around)") }
      }
    case .noPicture:
      lines.append(
        "it looks different, but there is no picture to compare with, and something besides tokens has changed: the recorded tokens do not draw it as it was"
      )
    case .manifestMismatch:
      lines.append("the manifest line gives other pixels or another size than its picture, which is right")
    case .tokens:
      lines.append("it looks the same, but the tokens it reads or their values are not the recorded ones")
    }
    lines += changedTokens.map { "token \($0)" }
    if case .pixels = kind {
      lines += causes.map { "cause \($0.path): \(counted($0.pixels, "pixel"))" }
    }
    lines += painters.map { painter in
      let views = "painted by \(painter.views.joined(separator: " > "))"
      return painter.changedTokens.isEmpty
        ? views : "\(views), which reads \(painter.changedTokens.joined(separator: ", "))"
    }
    if changedTokens.isEmpty, looksDifferent {
      lines.append("no token that it reads has changed")
    } else if withoutToken > 0 {
      lines.append("no token: \(counted(withoutToken, "pixel"))")
    }
    return [lines[0]] + lines.dropFirst().map { "  " + $0 }
  }
}
