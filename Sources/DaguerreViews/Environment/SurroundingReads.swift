internal import Synchronization

/// Which things around a drawing it has read, by name: what nobody has read cannot have changed it.
///
/// Only things that many drawings do not read are noted, so that these need to be drawn once for all their values: the
/// size classes, the contrast, and what other modules note.
package final class SurroundingReads: Sendable {
  /// Both size classes.
  package static let sizeClass = "sizeClass"
  /// ``EnvironmentValues/colorSchemeContrast``.
  package static let contrast = "contrast"

  @TaskLocal private static var current: SurroundingReads?

  private let noted = Mutex<Set<String>>([])

  /// Evaluates `body`, and returns the names of what it has read.
  package static func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, names: Set<String>) {
    let reads = SurroundingReads()
    let result = try $current.withValue(reads, operation: body)
    let names = reads.noted.withLock { $0 }
    for name in names { note(name) }
    return (result, names)
  }

  /// Notes that a thing is read.
  package static func note(_ name: String) {
    guard let current else { return }
    _ = current.noted.withLock { $0.insert(name) }
  }
}

/// Chooses between what is meant for little room along some axis, and what is meant for more.
package struct SizeClassChoice: Sendable {
  private let isCompact: Bool

  fileprivate init(_ environment: EnvironmentValues) {
    isCompact = environment.display.horizontalSizeClass == .compact || environment.display.verticalSizeClass == .compact
  }

  /// One of two values; where these are equal nobody has read a size class.
  package func value<Value: Equatable>(compact: Value, regular: Value) -> Value {
    if compact == regular { return regular }
    SurroundingReads.note(SurroundingReads.sizeClass)
    return isCompact ? compact : regular
  }
}

extension EnvironmentValues {
  /// Chooses by the size classes around a view.
  package var sizeClassChoice: SizeClassChoice { SizeClassChoice(self) }
}
