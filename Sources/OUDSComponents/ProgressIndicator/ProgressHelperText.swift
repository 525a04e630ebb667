internal import DaguerreViews

/// The text of an indicator of known progress: words, or how much of the way is done.
public enum OUDSProgressIndicatorHelperText: Hashable, Sendable {
  /// What is going on.
  case description(String, alignment: OUDSProgressIndicatorHelperTextAlignment = .center)
  /// How much is done in per cent, after words if there are some; with a space between number and sign where wished.
  case percent(
    spaceBefore: Bool = false, description: String? = nil,
    alignment: OUDSProgressIndicatorHelperTextAlignment = .center)

  /// How much is done in per cent, after words.
  public static func percent(_ description: String?) -> Self { .percent(description: description) }

  /// The words for some progress, 0 to 1; written the same everywhere, as pictures are.
  func text(progress: Double) -> String {
    switch self {
    case .description(let text, _): text
    case .percent(let spaceBefore, let description, _):
      [description ?? "", "\(Int((progress * 100).rounded()))\(spaceBefore ? "\u{A0}" : "")%"]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  var alignment: OUDSProgressIndicatorHelperTextAlignment {
    switch self {
    case .description(_, let alignment), .percent(_, _, let alignment): alignment
    }
  }
}

/// A name that an indicator of one form has for it.
public typealias OUDSDeterminateProgressIndicatorHelperText = OUDSProgressIndicatorHelperText

/// A name that an indicator of one form has for it.
public typealias OUDSLinearProgressIndicatorHelperTextAlignment = OUDSProgressIndicatorHelperTextAlignment

/// Where the text of an indicator stands along it.
public enum OUDSProgressIndicatorHelperTextAlignment: String, Hashable, Sendable, CaseIterable {
  case center, start, end

  var frame: Alignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }

  var lines: TextAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }
}

/// What a screen reader says of an indicator.
public struct OUDSAccessibilityConfiguration: Hashable, Sendable {
  /// What it is; nil for nothing.
  public var label: String?
  /// How far it has come; nil for nothing.
  public var value: String?
  /// What happens with it; nil for nothing.
  public var hint: String?

  /// - Parameters:
  ///   - name: what it is.
  ///   - state: what it is doing, said after the name.
  public init(name: String?, state: String? = nil) {
    let words = [name, state].compactMap { $0 }
    self.init(label: words.isEmpty ? nil : words.joined(separator: ". "))
  }

  /// - Parameter state: what it is doing, of an indicator whose name something else says.
  public init(state: String?) { self.init(name: nil, state: state) }

  /// The words for each; those that are nil are not said.
  public init(label: String? = nil, value: String? = nil, hint: String? = nil) {
    self.label = label
    self.value = value
    self.hint = hint
  }
}

extension View {
  /// Says what a configuration has, and nothing else.
  @ViewBuilder
  func accessibility(_ configuration: OUDSAccessibilityConfiguration?) -> some View {
    if let configuration {
      accessibilityLabel(configuration.label ?? "")
        .accessibilityValue(configuration.value ?? "")
        .accessibilityHint(configuration.hint ?? "")
    } else {
      self
    }
  }
}
