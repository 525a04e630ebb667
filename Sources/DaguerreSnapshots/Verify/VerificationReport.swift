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
  /// The folder that the images of the differences are in.
  public var imageFolder: String
  /// Why images could not be written there, or why those of an earlier run could not be removed.
  public var imageError: String?
  /// The staging folder of a recording that did not finish, or that is still running; nil when there is none.
  public var leftover: String?

  /// Whether nothing was found; ``imageError`` and ``leftover`` do not count.
  public var isEqual: Bool { storeProblems.isEmpty && differences.isEmpty }

  /// The findings for people, one or a few lines each.
  public var lines: [String] {
    storeProblems.map(\.description) + differences.flatMap { $0.lines(imageFolder: imageFolder) }
  }

  /// One line that says how many findings there are.
  public var summary: String {
    var parts: [String] = isEqual ? ["\(caseCount) cases are equal to their references"] : []
    if !differences.isEmpty { parts.append("\(differences.count) of \(caseCount) cases differ from their references") }
    if !storeProblems.isEmpty {
      let count = storeProblems.count
      parts.append(count == 1 ? "the store has 1 problem" : "the store has \(count) problems")
    }
    if let imageError { parts.append(imageError) }
    return parts.joined(separator: "; ")
  }
}

extension CaseDifference {
  func lines(imageFolder: String) -> [String] {
    var lines = ["\(id) (\(point))"]
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
    lines += painters.map { painter in
      let views = "painted by \(painter.views.joined(separator: " > "))"
      return painter.changedTokens.isEmpty
        ? views : "\(views), which reads \(painter.changedTokens.joined(separator: ", "))"
    }
    if isUnexplained { lines.append("no token that it reads has changed") }
    lines += images.map { "see \(imageFolder)/\($0)" }
    return [lines[0]] + lines.dropFirst().map { "  " + $0 }
  }
}
