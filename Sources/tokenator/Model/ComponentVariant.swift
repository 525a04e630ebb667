/// A part of a component's tokens that has files and a protocol of its own, but no provider.
enum ComponentVariant: String, CaseIterable {
  case mono, faq

  /// The variant that a first segment names: `button-mono`.
  init?(of segment: String) {
    guard let variant = Self.allCases.first(where: { segment.hasSuffix("-\($0.rawValue)") }) else { return nil }
    self = variant
  }

  /// `Mono`, in the names of protocols.
  var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What it is for, after the name of the component.
  var summary: String {
    switch self {
    case .mono: " on a coloured surface"
    case .faq: " for questions and answers"
    }
  }
}
