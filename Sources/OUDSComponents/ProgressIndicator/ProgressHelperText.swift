internal import DaguerreViews
internal import Foundation

extension OUDSLinearProgressIndicator {
  /// The text below a bar of known progress: words, or how much of the way is done.
  public enum HelperTextType: Hashable, Sendable {
    /// What is going on.
    case description(_ description: String, alignment: HelperTextAlignment = .center)
    /// How much is done in per cent, and words if there are some: at the other end of the bar, or after it in the middle.
    case percent(description: String? = nil, alignment: HelperTextAlignment = .center)

    /// The texts for some progress, 0 to 1.
    func texts(progress: Double) -> ProgressTexts {
      switch self {
      case .description(let text, let alignment): ProgressTexts(description: text, alignment: alignment)
      case .percent(let description, let alignment):
        ProgressTexts(share: progress, description: description, alignment: alignment)
      }
    }
  }
}

extension OUDSCircularProgressIndicator {
  /// The text below the middle of a circle of known progress: words, or how much of the way is done.
  public enum HelperTextType: Hashable, Sendable {
    /// What is going on.
    case description(_ description: String)
    /// How much is done in per cent, and words after it if there are some.
    case percent(_ description: String? = nil)

    /// The texts for some progress, 0 to 1.
    func texts(progress: Double) -> ProgressTexts {
      switch self {
      case .description(let text): ProgressTexts(description: text)
      case .percent(let description): ProgressTexts(share: progress, description: description)
      }
    }
  }
}

/// What stands below an indicator: how much is done, words, both or neither.
struct ProgressTexts {
  /// 0 to 1, where it is told.
  var share: Double?
  var description: String?
  var alignment = OUDSProgressIndicatorHelperTextAlignment.center

  /// Both that there are, how much is done first.
  func all(in locale: Locale) -> [String] {
    [percentage(in: locale), description].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// As the library's own texts write it.
  private func percentage(in locale: Locale) -> String? {
    guard let share else { return nil }
    let number = Int((share * 100).rounded())
    return switch locale.language.languageCode?.identifier {
    case "ar": "\u{66A}\(number)"
    case "fr": "\(number)\u{A0}%"
    default: "\(number)%"
    }
  }
}

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
  /// What it is, without what it is doing; nil for nothing.
  public let name: String?
  /// What it is doing; nil for nothing.
  public let state: String?

  /// - Parameters:
  ///   - name: what it is.
  ///   - state: what it is doing, said after the name.
  public init(name: String?, state: String? = nil) {
    let words = [name, state].compactMap { $0 }
    label = words.isEmpty ? nil : words.joined(separator: ". ")
    self.name = name
    self.state = state
  }

  /// - Parameter state: what it is doing, of an indicator whose name something else says.
  public init(state: String?) { self.init(name: nil, state: state) }

  /// The words for each; those that are nil are not said.
  public init(label: String? = nil, value: String? = nil, hint: String? = nil) {
    self.label = label
    self.value = value
    self.hint = hint
    name = label
    state = nil
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
