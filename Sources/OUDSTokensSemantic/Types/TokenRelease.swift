/// A release of the design tokens of OUDS whose values the themes know.
///
/// ```swift
/// OUDSThemeableView(theme: OrangeTheme(version: .v2_6)) { ContentView() }
/// ```
public enum TokenRelease: String, CaseIterable, Sendable {
  /// The values that the themes have unless told otherwise.
  case v2_5 = "2.5.0"
  /// What the design system has announced for its next release.
  case v2_6 = "2.6.0"

  /// - Parameter name: as people write it: `2.6.0`, or `2.6`.
  /// - Throws: ``UnknownTokenRelease``.
  public init(named name: String) throws(UnknownTokenRelease) {
    guard let release = Self(rawValue: name) ?? Self(rawValue: name + ".0") else { throw UnknownTokenRelease(name) }
    self = release
  }
}

extension TokenRelease: Comparable {
  /// The older one comes first.
  public static func < (left: TokenRelease, right: TokenRelease) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .v2_5: 25
    case .v2_6: 26
    }
  }
}

/// The name of a release whose values nobody knows here.
public struct UnknownTokenRelease: Error, Equatable {
  /// As it was given.
  public let name: String

  /// - Parameter name: as it was given.
  public init(_ name: String) { self.name = name }
}

extension UnknownTokenRelease: CustomStringConvertible {
  /// What is not known, and what is.
  public var description: String {
    let known = TokenRelease.allCases.map(\.rawValue).joined(separator: ", ")
    return "the tokens of release '\(name)' are not known; known are \(known)"
  }
}
