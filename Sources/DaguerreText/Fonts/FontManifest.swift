internal import DaguerreSupport
internal import Foundation

/// The fonts a project may draw with, pinned by checksum: the contents of `Fonts/manifest.json`.
public struct FontManifest: Codable, Equatable, Sendable {
  /// One font file.
  public struct Entry: Codable, Equatable, Sendable {
    /// What views call it, as in `Roboto`.
    public var family: String
    /// As in CSS and OpenType: 100 (thin) to 900 (black).
    public var weight: Int
    /// The boldest weight of a variable font, whose lightest is ``weight``; nil for a font of one weight.
    public var maxWeight: Int?
    /// Upright or italic.
    public var style: Style
    /// A file beside the manifest.
    public var file: String
    /// Hexadecimal; nil for a font of the user's own that is not pinned.
    public var sha256: String?
    /// The identifier of its licence, such as `OFL-1.1`.
    public var licence: String?
    /// The Debian package that provides the file; nil for fonts made by this project's own script.
    public var package: String?
  }

  /// Upright or italic.
  public enum Style: String, Codable, Equatable, Sendable { case normal, italic }

  /// The weights that there are, as in OpenType and CSS.
  static let weights = 1...1000

  /// What the file is for, in words.
  public var about: String?
  /// In the order of the file.
  public var fonts: [Entry]
  /// Families to look in, one after the other, for characters that a font lacks.
  public var fallbacks: [String]?
  /// The family of emoji, looked in before all others for characters that are to be seen as such; nil for none.
  public var emoji: String?
  /// For families whose files are not free: the family that is drawn instead.
  public var standIns: [String: String]?

  /// The family that is drawn in place of one that the manifest does not know; nil for none, so that such a family is
  /// an error.
  public var defaultStandIn: String?

  /// Reads a manifest, in time and memory in proportion to the file.
  ///
  /// - Throws: ``FontError/manifestUnreadable(path:reason:)``.
  public init(contentsOf path: String) throws(FontError) {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      throw FontError.manifestUnreadable(path: path, reason: error.reason)
    }
    do {
      self = try JSONDecoder().decode(FontManifest.self, from: Data(bytes))
    } catch {
      throw FontError.manifestUnreadable(path: path, reason: Self.reason(error))
    }
    if let fault = JSONFault(in: bytes) {
      throw FontError.manifestUnreadable(path: path, reason: "\(fault.message), in line \(fault.line)")
    }
    if let unknown { throw FontError.manifestUnreadable(path: path, reason: unknown) }
  }

  /// What is said of a family that is not there; nil if all are.
  private var unknown: String? {
    let families = Set(fonts.map(\.family))
    if let (family, standIn) = standIns?.sorted(by: <).first(where: { !families.contains($0.value) }) {
      return "the stand-in '\(standIn)' of '\(family)' is no family of its fonts"
    }
    if let standIn = defaultStandIn, !families.contains(standIn) {
      return "'defaultStandIn' is '\(standIn)', which is no family of its fonts"
    }
    if let emoji, !families.contains(emoji) { return "'emoji' is '\(emoji)', which is no family of its fonts" }
    return fallbacks?.first { !families.contains($0) }.map { "the fallback '\($0)' is no family of its fonts" }
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      guard !context.codingPath.isEmpty else { return "" }
      let names = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return " at '\(names.joined(separator: "."))'"
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "wrong type\(place(context))"
    case DecodingError.dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "it is not JSON, or has a number that is not whole" : "invalid value\(place(context))"
    default:
      return "it is not a font manifest"
    }
  }
}

extension ClosedRange {
  /// The value of the range that is nearest.
  func clamped(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
