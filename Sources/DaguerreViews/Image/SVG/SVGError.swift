public import DaguerreSupport

/// Why an SVG file cannot be drawn: which file, where, what, and what to do.
public struct SVGError: DiagnosticError, Equatable {
  /// The file: its path, where it was read from one.
  public let file: String
  /// From 1; 0 where there is none to tell.
  public let line: Int
  /// What cannot be drawn, and what to do.
  public let reason: String

  /// The file, the line, and the reason.
  public var diagnostics: [Diagnostic] { [Diagnostic(reason, at: line > 0 ? "\(file):\(line)" : file)] }
}

/// A reason that still lacks its file, and its line until an element is known that it is about.
struct SVGReason: Error {
  let text: String
  private(set) var line: Int?

  init(_ text: String) { self.text = text }

  /// The same, about an element, where it is not about one within already.
  func at(_ line: Int) -> SVGReason {
    var reason = self
    reason.line = self.line ?? line
    return reason
  }

  static func unsupportedElement(_ name: String) -> SVGReason {
    SVGReason("<\(name)> is not supported; convert it to paths before exporting.")
  }

  static func unknownProperty(_ name: String, of element: String) -> SVGReason {
    SVGReason("'\(name)' of <\(element)> is not a known property; correct its name, or remove it.")
  }

  static func unsupportedAttribute(_ name: String, _ value: String, of element: String) -> SVGReason {
    SVGReason("\(name)=\"\(value)\" of <\(element)> is not supported; correct it, or export the drawing without it.")
  }
}
