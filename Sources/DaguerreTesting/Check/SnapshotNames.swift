import DaguerreSupport
import DaguerreSnapshots
import Synchronization

/// Gives every picture of a test run a name of its own.
///
/// Calls in one test are numbered by where they stand in the source, in the order in which they first happen, so a
/// test that is repeated finds its references again. What numbers cannot tell apart, such as calls in a loop, is found
/// by the pixels: no reference serves two pictures.
final class SnapshotNames: Sendable {
  static let shared = SnapshotNames()

  private struct State {
    var sites: [String: [CallSite]] = [:]
    var pictures: [String: PixelIdentity] = [:]
  }

  private let state = Mutex(State())

  /// `test` for the first call in a test, `test.2` for the next one, `test.named` for a call with a name.
  ///
  /// - Throws: `NameError` when there must be a name, or when the name has no character that a file name can have.
  func name(of test: RunningTest, named name: String?, site: CallSite) throws(NameError) -> String {
    if let name {
      let part = FileName.part(name)
      guard !part.isEmpty else { throw .unusable(name) }
      return "\(test.name).\(part)"
    }
    guard !test.isParameterized else { throw .parameterized(test.name) }
    let number = state.withLock { state in
      let sites = state.sites[test.key, default: []]
      if let index = sites.firstIndex(of: site) { return index + 1 }
      state.sites[test.key] = sites + [site]
      return sites.count + 1
    }
    return number == 1 ? test.name : "\(test.name).\(number)"
  }

  /// Notes which picture a reference is for.
  ///
  /// - Throws: `NameError` when it is already for another one.
  func claim(_ path: String, for picture: PixelIdentity) throws(NameError) {
    let isFree = state.withLock { state in
      // Some disks ignore case.
      let file = path.lowercased()
      let owner = state.pictures[file] ?? picture
      state.pictures[file] = owner
      return owner == picture
    }
    if !isFree { throw .taken(path) }
  }
}

/// Why a picture has no name of its own.
enum NameError: DiagnosticError, Equatable {
  case unusable(String)
  case parameterized(String)
  case taken(String)

  var diagnostics: [Diagnostic] {
    switch self {
    case .unusable(let name):
      [Diagnostic("the name '\(name)' cannot be that of a file", hint: "Use letters, digits, '-' and '_'.")]
    case .parameterized(let test):
      [
        Diagnostic(
          "'\(test)' runs with several arguments",
          hint: "Tell its pictures apart, as in assertSnapshot(of: view, named: \"…\").")
      ]
    case .taken(let path):
      [
        Diagnostic(
          "two different pictures of this run have the reference \(path)", hint: "Give each a name with 'named:'.")
      ]
    }
  }
}
