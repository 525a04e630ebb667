import DaguerreSupport
import Foundation

/// The folder that a run has left, with its `result.json`.
///
/// It may come from a machine that somebody else has a hand in. Is read in time and memory in proportion to the file; what it
/// names is read when it is asked for, by names that do not leave the folder.
struct ResultFile {
  /// As the user names the folder.
  let path: String
  let folder: Folder
  let result: RunResult

  /// - Throws: ``ResultError`` where the folder holds no result that this program can read, `FileError`.
  init(_ path: String, axes: SnapshotAxes) throws {
    self.path = path
    guard let folder = try Folder.existing(path) else { throw ResultError("there is no such folder", at: path) }
    guard let bytes = try folder.read(RunResult.fileName) else {
      throw ResultError(
        "there is no \(RunResult.fileName), so this is not what a run has found", at: path,
        hint: "Name the folder that 'verify -o DIR' has written.")
    }
    self.folder = folder
    let place = "\(path)/\(RunResult.fileName)"
    guard Self.hasSmallNumbers(bytes) else {
      throw ResultError("this is not what a run has found: it has a number that nothing can be", at: place)
    }
    let version: Int
    do {
      version = try JSONDecoder().decode(Version.self, from: Data(bytes)).version
    } catch { throw ResultError("this is not what a run has found", at: place) }
    guard version == RunResult.currentVersion else {
      throw ResultError(
        "the result is of version \(version), and this is a program for version \(RunResult.currentVersion)",
        at: place, hint: "Use the program that drew it.")
    }
    if let fault = JSONFault(in: bytes) {
      throw ResultError("this is not what a run has found: \(fault.message)", at: "\(place):\(fault.line)")
    }
    do { result = try JSONDecoder().decode(RunResult.self, from: Data(bytes)) } catch let error as DecodingError {
      throw ResultError("this is not what a run has found: \(error.words)", at: place)
    } catch { throw ResultError("this is not what a run has found", at: place) }
    guard result.isSound(axes) else {
      throw ResultError(
        "the result is of another catalogue, or damaged", at: place, hint: "Use the program that drew it.")
    }
  }

  private struct Version: Decodable { let version: Int }

  /// Whether all integers have so few digits that no sum or product of them is too large.
  private static func hasSmallNumbers(_ bytes: [UInt8]) -> Bool {
    var (isText, isEscaped, isFraction, digits) = (false, false, false, 0)
    for (index, byte) in bytes.enumerated() {
      if isText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits > 9 && !isFraction { return false }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if digits > 0, bytes.dropFirst(index + 1).first != UInt8(ascii: "-") { return false }
        isFraction = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"): break
      default:
        isText = byte == UInt8(ascii: "\"")
        (isFraction, digits) = (false, 0)
      }
    }
    return true
  }
}

extension RunResult {
  /// Whether all that it names is there, and its cases are of a catalogue with these axes.
  fileprivate func isSound(_ axes: SnapshotAxes) -> Bool {
    func isName(_ name: CaseName) -> Bool {
      name.values.count == axes.all.count && name.values.allSatisfy(CaseCheck.isValue)
    }
    let names = tested + cases.map(\.name) + drawn.map(\.name) + obsolete + (readProblem?.cases ?? [])
    let known = Set(looks.map(\.name))
    let numbers = Set(tested.map(\.number))
    return axes.all.map(Report.Axis.init).elementsEqual(self.axes) { $0.name == $1.name }
      && names.allSatisfy(isName) && cases.allSatisfy { known.contains($0.look) && numbers.contains($0.name.number) }
      && numbers.count == tested.count && readings.allSatisfy { $0.cellCount >= 0 }
      && drawn.allSatisfy { readings.indices.contains($0.reading) }
      && tokenFiles.allSatisfy { CaseCheck.isWord($0.theme) }
  }
}

/// Why what a run has found cannot be used.
struct ResultError: DiagnosticError {
  let diagnostics: [Diagnostic]

  init(_ message: String, at place: String, hint: String? = nil, isWrongUse: Bool = true) {
    diagnostics = [Diagnostic(message, at: place, hint: hint, isWrongUse: isWrongUse)]
  }
}
