public import DaguerreSupport
import Foundation

/// What people have decided about differences: the content of `decisions.json`.
///
/// ```json
/// {
///   "version": 1, "references": "…",
///   "accept": {"causes": ["color.action.enabled"], "cases": [{"id": "button/default/text", "theme": "orange", …}]},
///   "reject": {"causes": [{"path": "border.radius.default", "theme": "sosh"}], "cases": []},
///   "notes": [{"on": {"path": "color.action.enabled"}, "text": "as agreed"}]
/// }
/// ```
public struct Decisions: Codable, Equatable, Sendable {
  /// Of the form of the file; another number is another form.
  public static let currentVersion = 1

  /// A token whose own definition has changed.
  public struct Cause: Hashable, Sendable {
    /// As in `color.action.enabled`.
    public var path: String
    /// The only theme that the decision is for, which there counts more than one for all; nil for all themes.
    public var theme: String?

    /// - Parameter theme: nil for all.
    public init(path: String, theme: String? = nil) {
      self.path = path
      self.theme = theme
    }
  }

  /// A case by its id and its values on the axes; an axis that is left out has its default.
  public struct Case: Hashable, Sendable {
    /// As in `button/default/text`.
    public var id: String
    /// By the axis' name, the theme among them.
    public var values: [String: String]

    /// - Parameter values: by the axis' name, the theme among them.
    public init(id: String, values: [String: String]) {
      self.id = id
      self.values = values
    }
  }

  /// How a cause had changed when it was decided, in one theme.
  public struct Change: Codable, Hashable, Sendable {
    /// As in `color.action.enabled`.
    public let path: String
    /// By axis, as in ``Report/Cause/values``.
    public let values: [String: String]
    /// The recorded value as canonical text.
    public let old: String
    /// The value that was in force as canonical text.
    public let new: String
  }

  /// How a case looked when it was decided.
  public struct Look: Codable, Hashable, Sendable {
    /// The case.
    public let on: Case
    /// Names how it looked before and after, the same for the same looks.
    public let look: String
  }

  /// Causes and cases that were decided alike.
  public struct Side: Codable, Equatable, Sendable {
    /// In any order.
    public var causes: [Cause]
    /// In any order.
    public var cases: [Case]

    /// Nothing, unless something is given.
    public init(causes: [Cause] = [], cases: [Case] = []) {
      self.causes = causes
      self.cases = cases
    }
  }

  /// A remark for other people.
  public struct Note: Codable, Equatable, Sendable {
    /// What the remark is about.
    public enum Subject: Equatable, Sendable {
      case everything
      case cause(Cause)
      case `case`(Case)
    }

    /// What it is about.
    public var on: Subject
    /// As it was written.
    public var text: String

    /// A remark with its subject.
    public init(on: Subject, text: String) {
      self.on = on
      self.text = text
    }
  }

  /// What errors call the file; not part of it.
  public var name = "decisions.json"
  /// ``currentVersion``.
  public private(set) var version = Decisions.currentVersion
  /// Of ``SnapshotStore/state()`` of the references that the decisions are about, in hexadecimal digits.
  public var references: String
  /// What becomes the reference.
  public var accept: Side
  /// What stays a difference.
  public var reject: Side
  /// In the order in which people see them.
  public var notes: [Note]
  /// How the causes had changed, at least those that were decided; nil where that is not known.
  public var changes: [Change]?
  /// How the cases looked that were decided or noted by themselves; nil where that is not known.
  public var looks: [Look]?

  /// - Parameter references: the digest of the references, in hexadecimal digits.
  public init(references: String, accept: Side = Side(), reject: Side = Side(), notes: [Note] = []) {
    self.references = references
    self.accept = accept
    self.reject = reject
    self.notes = notes
  }

  /// Reads a file, in time and memory in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - name: what errors call the file.
  /// - Throws: ``DecisionError`` for what is no JSON, is of another version or of another form.
  public init(_ bytes: [UInt8], name: String) throws(DecisionError) {
    func wrong(_ message: String, line: Int? = nil, hint: String? = nil) -> DecisionError {
      let place = line.map { "\(name):\($0)" } ?? name
      return DecisionError([Diagnostic(message, at: place, hint: hint, isWrongUse: true)])
    }
    // The decoder would read it, and what looks for faults that the decoder passes over would not.
    if let encoding = bytes.foreignEncoding { throw wrong("the file is in \(encoding); save it as UTF-8") }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(bytes))
      if let fault = JSONFault(in: bytes) { throw wrong(fault.message, line: fault.line) }
      self.name = name
    } catch let error as DecisionError {
      throw error
    } catch let error as OtherVersion {
      throw wrong(
        "these are decisions of version \(error.found), and this is a program for version \(Self.currentVersion)",
        hint: "Make them again with this program.")
    } catch let error as DecodingError {
      throw wrong("these are no decisions: \(error.words)")
    } catch {
      throw wrong("these are no decisions: the file cannot be read as JSON")
    }
  }

  struct OtherVersion: Error { let found: Int }

  /// The bytes of the file: the same for the same decisions, in the order in which they are given.
  ///
  /// - Throws: what the encoder throws.
  public func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

/// Why decisions cannot be read or applied; no reference is changed.
public struct DecisionError: DiagnosticError, Equatable {
  /// All that is wrong, as wrong use.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
