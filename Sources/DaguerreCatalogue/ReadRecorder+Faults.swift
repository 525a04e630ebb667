internal import DaguerreSkins
internal import DaguerreViews

extension ReadRecorder {
  /// Throws when `body` has read an attribute as another type than it has, or in its own default, whatever else went
  /// wrong with the value that was taken instead.
  func checkingFaults<Made>(_ body: () throws -> Made) throws -> Made {
    let made = Result { try body() }
    if let fault { throw ViewError.disallowedUse(view: "token '\(fault.key.name)'", rule: fault.rule) }
    return try made.get()
  }
}

/// Where tokens are read and nobody asks which.
package enum TokenReads {
  /// Throws when `body` reads a token as another type than it has, or in its own default, instead of ending the process.
  package static func checked<Made>(_ body: () throws -> Made) throws -> Made {
    let recorder = ReadRecorder(isAskedForFaults: true)
    return try recorder.checkingFaults { try SkinScope.recording(recorder, body) }
  }
}
