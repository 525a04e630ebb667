public import DaguerreViews
internal import Synchronization

/// A font family with a weight: what PostScript names are kept under.
public struct PSFNMK: Hashable, Sendable, CustomStringConvertible {
  /// As tokens name it.
  public let familyName: String
  /// Of the face, as in `Semi-Bold`; empty for any.
  public let fontWeight: String

  /// A family with a weight.
  public init(_ family: String, _ weight: Font.Weight? = nil) { self.init(family, weight: weight?.description) }

  /// A family with a weight in words, as in `Semi-Bold`; nil for any.
  public init(_ family: String, weight: String?) {
    familyName = family
    fontWeight = weight ?? ""
  }

  /// The family without spaces.
  public var description: String { familyName.filter { $0 != " " } }

  /// The PostScript name that a face has most often, such as `HelveticaNeue-SemiBold`.
  var usualName: String {
    guard !fontWeight.isEmpty, fontWeight != Font.Weight.regular.description else { return description }
    return "\(description)-\(fontWeight.filter { $0 != "-" })"
  }
}

/// The name of ``PSFNMK`` in full.
public typealias PostScriptFontNamesMapKey = PSFNMK

/// PostScript names by family and weight.
public typealias PostScriptFontNamesMap = [PSFNMK: String]

extension [PSFNMK: String] {
  /// The PostScript name of a family with a weight; if none is registered, the one that such a face has most often.
  public subscript(orKey key: PSFNMK) -> String { self[key] ?? key.usualName }
}

extension String {
  /// The PostScript name of the face of a family with a weight.
  ///
  /// - Parameter weight: as in `Bold`, or `Semi-Bold`; empty for the regular one.
  public func fontNameInPostScript(using weight: String) -> String {
    kApplePostScriptFontNames[orKey: PSFNMK(self, weight: weight)]
  }
}

private let postScriptNames = Mutex<[PSFNMK: String]>([:])

/// The PostScript names that were registered, by family and weight.
public var kApplePostScriptFontNames: [PSFNMK: String] { postScriptNames.withLock { $0 } }

/// Notes the PostScript name of a face, for sources that do.
///
/// Fonts are found by family and weight alone here: name the family in `Fonts/manifest.json`, or give its file with
/// `--font`.
public func registerFont(postScript name: String, forCombination key: PSFNMK) {
  postScriptNames.withLock { $0[key] = name }
}
