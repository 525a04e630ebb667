public import Foundation

// What sources do where they are not built for a telephone, by AppKit's names.

/// What people copy to and paste from; it stays empty, as pictures must not depend on one another.
public final class NSPasteboard: Sendable {
  /// What is copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")

    /// Its name.
    public let rawValue: String

    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The only one.
  public static let general = NSPasteboard()

  private init() {}

  /// Does nothing, as there is nothing.
  ///
  /// - Returns: how often somebody else has copied something.
  @discardableResult
  public func clearContents() -> Int { 0 }

  /// Copies nothing.
  ///
  /// - Returns: whether something was copied.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }

  /// Nothing, whatever is copied.
  public func string(forType type: PasteboardType) -> String? { nil }
}

/// What opens things elsewhere.
public final class NSWorkspace: Sendable {
  /// The only one.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens nothing.
  ///
  /// - Returns: whether something was opened.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }
}
