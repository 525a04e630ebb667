public import Foundation

// Files of fonts, as packages register those that they bring. Texts are drawn with the fonts of the manifest, which are pinned
// by checksum: nothing is registered here, so a font has to be there, under the name by which texts ask for it.

/// An address by the name of Core Foundation.
public typealias CFURL = URL
/// Bytes by the name of Core Foundation.
public typealias CFData = Data
/// A text by the name of Core Foundation.
public typealias CFString = String
/// A list by the name of Core Foundation.
public typealias CFArray = [Any]

/// Why a font was not registered; there is none, since nothing is registered.
public final class CFError: Error {
  private init() {}
}

/// A sentence about an error.
public func CFErrorCopyDescription(_ error: CFError?) -> CFString? { error?.localizedDescription }

/// The number of an error, as in ``CTFontManagerError``.
public func CFErrorGetCode(_ error: CFError?) -> Int { 0 }

/// Why a font manager refuses a font; here none does.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
  case notRegistered = 201
  case inUse, systemRequired
}

/// For how long a font is registered; it makes no difference here.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  /// For the person who is logged in.
  public static let user = persistent
}

/// The bytes of a file.
public struct CGDataProvider: Sendable {
  let file: URL?

  /// The bytes of the file at an address.
  public init?(url: CFURL) { file = url }

  /// Bytes in memory.
  public init?(data: CFData) { file = nil }

  /// The bytes of the file at a path.
  public init?(filename: String) { file = URL(fileURLWithPath: filename) }
}

/// A file of a font.
public struct CGFont: Sendable {
  let file: URL?

  /// The font in the bytes of a file.
  public init?(_ provider: CGDataProvider) { file = provider.file }

  /// The name of the file without its extension, which is that of the font in most packages; nil for bytes in memory.
  public var postScriptName: CFString? { file?.deletingPathExtension().lastPathComponent }

  /// As ``postScriptName``.
  public var fullName: CFString? { postScriptName }
}

/// True: texts are drawn with the font of the manifest that has its name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout Unmanaged<CFError>?
) -> Bool { true }

/// True: texts are drawn with the font of the manifest that has its name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?) -> Bool {
  true
}

/// True: texts are drawn with the font of the manifest that has its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: inout Unmanaged<CFError>?) -> Bool { true }

/// True: texts are drawn with the font of the manifest that has its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool { true }

/// Texts are drawn with the fonts of the manifest that have their names; tells the handler that all went well.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) { _ = registrationHandler?([], true) }

/// True: nothing was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout Unmanaged<CFError>?
) -> Bool { true }

/// True: nothing was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?) -> Bool {
  true
}

/// True: nothing was registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: inout Unmanaged<CFError>?) -> Bool { true }

/// True: nothing was registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool { true }
