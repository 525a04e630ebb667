internal import DesignTokens

/// What every theme has: the declarations of semantic and component tokens, without values.
struct Contract {
  /// One token, as protocols and the catalogue need it.
  struct Declaration {
    enum Shape: Equatable {
      case one, lightDark, compactRegular
    }

    let segments: [String]
    let type: TokenType
    let shape: Shape
    /// Whether some theme has no value for it.
    let isOptional: Bool

    /// Whether it is one colour for both schemes, as the `always` and `repository` ones are; tokens of components have a
    /// pair even where both sides are one alias.
    var isSingleColor: Bool { type == .color && shape == .one && Family(semanticPath: segments) != nil }

    /// What reads it as a skin attribute: a skin holds nothing for what a theme lacks, and a property what is forbidden.
    var reader: String { isOptional ? "optionalToken" : "token" }

    var path: String { segments.joined(separator: ".") }
    var key: String { SwiftName.key(segments) }
  }

  /// By family, in the order of ``Family``, then of path.
  let semantic: [(family: Family, tokens: [Declaration])]
  /// By component, `button-mono` with `button` and `accordion-faq` with `accordion`, in the order of names, then of path.
  let component: [(component: String, tokens: [Declaration])]

  private let byPath: [String: Declaration]

  init(_ library: TokenLibrary) {
    var declarations: [String: Declaration] = [:]
    let absent = Set(library.themes.flatMap { $0.absent.map(\.path) })
    for token in library.themes.flatMap({ $0.semantic + $0.component }) where declarations[token.path] == nil {
      declarations[token.path] = Declaration(
        segments: token.segments, type: token.type, shape: Self.shape(token.value),
        isOptional: absent.contains(token.path))
    }
    // A token that every theme lacks is declared all the same; only colours and their modes can be lacking.
    for path in absent where declarations[path] == nil {
      let segments = path.split(separator: ".").map(String.init)
      let isMode = Family(semanticPath: segments) == .colorMode
      declarations[path] = Declaration(
        segments: segments, type: isMode ? .mode : .color, shape: isMode ? .lightDark : .one, isOptional: true)
    }
    byPath = declarations

    let componentPaths = Set(library.themes.flatMap { $0.component.map(\.path) })
    let sorted = declarations.values.sorted { NaturalOrder.precedes($0.path, $1.path) }
    semantic = Family.allCases.map { family in
      (family, sorted.filter { !componentPaths.contains($0.path) && Family(semanticPath: $0.segments) == family })
    }
    let components = sorted.filter { componentPaths.contains($0.path) }
    component = Dictionary(grouping: components) { Self.componentName($0.segments[0]) }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  subscript(path: String) -> Declaration? { byPath[path] }

  /// The colour modes of surfaces, `color.modes.on-…`, each with the colour of its surface; nil where none is called
  /// so.
  ///
  /// A mode leaves out the word `surface`, and what follows its own last word: `on-brand-primary` is for
  /// `color.surface.brand.primary`, `on-overlay-modal` for `color.overlay.modal-sheet`.
  var surfaces: [(mode: Declaration, surface: Declaration?)] {
    let colors = semantic.first { $0.family == .color }?.tokens ?? []
    func color(_ isWanted: (String) -> Bool) -> Declaration? {
      colors.first { isWanted($0.segments.dropFirst().joined(separator: "-")) }
    }
    let modes = semantic.first { $0.family == .colorMode }?.tokens ?? []
    return modes.filter { $0.segments.last?.hasPrefix("on-") == true }.map { mode in
      let name = mode.segments.dropFirst(2).joined(separator: "-").dropFirst("on-".count)
      return (mode, color { $0 == name } ?? color { $0 == "surface-" + name } ?? color { $0.hasPrefix(name + "-") })
    }
  }

  /// The component that a first segment belongs to: variants have no provider of their own.
  static func componentName(_ segment: String) -> String {
    guard let variant = ComponentVariant(of: segment) else { return segment }
    return String(segment.dropLast(variant.rawValue.count + 1))
  }

  static func shape(_ value: Variants) -> Declaration.Shape {
    switch value {
    case .one: .one
    case .lightDark: .lightDark
    case .compactRegular: .compactRegular
    }
  }
}

/// Text order in which runs of digits compare as numbers: `size100` before `size1000`, after `size50`.
enum NaturalOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (runs(left), runs(right))
    for (one, other) in zip(first, second) where one != other {
      if let number = Int(one), let otherNumber = Int(other), number != otherNumber { return number < otherNumber }
      return one < other
    }
    return first.count < second.count
  }

  private static func runs(_ text: String) -> [String] {
    var runs: [String] = []
    var wasDigit = false
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if runs.isEmpty || isDigit != wasDigit { runs.append("") }
      runs[runs.count - 1].append(character)
      wasDigit = isDigit
    }
    return runs
  }
}
