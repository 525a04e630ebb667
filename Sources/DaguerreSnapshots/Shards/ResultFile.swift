import DaguerreSupport
import Foundation

/// The folder that a run has left, with its `result.json`.
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
    let version: Int
    do {
      version = try JSONDecoder().decode(Version.self, from: Data(bytes)).version
    } catch { throw ResultError("this is not what a run has found", at: place) }
    guard version == RunResult.currentVersion else {
      throw ResultError(
        "the result is of version \(version), and this is a program for version \(RunResult.currentVersion)",
        at: place, hint: "Use the program that drew it.")
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
      && numbers.count == tested.count && drawn.allSatisfy { readings.indices.contains($0.reading) }
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
