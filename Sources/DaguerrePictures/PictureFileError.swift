public import DaguerreSupport

/// Why a file is no picture that can be drawn: which file, and what is wrong with it.
public struct PictureFileError: DiagnosticError, Equatable {
  /// The file's name, or its path.
  public let file: String
  /// What is wrong, and what would be right.
  public let reason: String

  /// The file and the reason.
  public var diagnostics: [Diagnostic] { [Diagnostic(reason, at: file)] }
}

/// What is wrong with the bytes of a picture, in the words of the library that reads them.
package struct PictureDamage: Error {
  package let reason: String

  init(_ reason: String) { self.reason = reason }

  /// - Parameter buffer: a text of C.
  init(_ buffer: [CChar]) {
    reason = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
