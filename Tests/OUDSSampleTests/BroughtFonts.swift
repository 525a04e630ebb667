import CoreGraphics
import CoreText
import Foundation

/// Fonts that a package brings, registered in the ways that there are.
enum BroughtFonts {
  static func register(_ name: String, at url: URL) throws -> [Bool] {
    var error: Unmanaged<CFError>?
    var registered = [
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error),
      CTFontManagerRegisterFontsForURL(url as CFURL, CTFontManagerScope.process, nil),
    ]
    guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else { return registered }
    registered.append(CTFontManagerRegisterGraphicsFont(font, &error))
    if let error, CFErrorGetCode(error.takeUnretainedValue()) != CTFontManagerError.alreadyRegistered.rawValue {
      throw error.takeUnretainedValue()
    }
    CTFontManagerRegisterGraphicsFont(font, nil)
    CTFontManagerRegisterFontURLs([url] as CFArray, .process, true) { errors, done in
      registered.append(errors.isEmpty && done)
      return true
    }
    registered.append(font.postScriptName as String? == name)
    return registered
  }

  static func text(_ name: String, size: CGFloat) -> some View { Text("A").font(.custom(name, size: size)) }
}
