public import DaguerreViews
public import Foundation

/// Takes a line of text, with its label inside the box and a message below.
///
/// What a person does to it comes from the environment; whether it can be used from its status alone.
public struct OUDSTextInput: View {
  /// An icon button at the end of the box.
  public struct TrailingAction {
    let image: OUDSImage
    let actionHint: String
    let action: () -> Void

    /// - Parameters:
    ///   - image: what it shows.
    ///   - actionHint: what a screen reader says that it does.
    ///   - action: what it would do; never called, since nothing here moves.
    public init(image: OUDSImage, actionHint: String, action: @escaping () -> Void) {
      self.image = image
      self.actionHint = actionHint
      self.action = action
    }
  }

  /// A link below the box, for people who need help.
  public struct Helperlink {
    let text: String
    let action: () -> Void

    /// - Parameters:
    ///   - text: what it says.
    ///   - action: what it would do; never called, since nothing here moves.
    public init(text: String, action: @escaping () -> Void) {
      self.text = text
      self.action = action
    }
  }

  /// Whether and how the input can be used.
  public enum Status: Hashable, Sendable {
    /// It can be edited.
    case enabled
    /// What was entered is wrong; the message takes the place of the helper text unless it is empty.
    case error(message: String)
    /// The same with a message that has styles of its own.
    case richError(message: AttributedString)
    /// What was entered is being looked at; not allowed while nothing is.
    ///
    /// `progress` is 0 to 1, nil while it is not known.
    case loading(progress: Double? = nil)
    /// Its value can be read but not edited.
    case readOnly
    /// It cannot be used, and is drawn so.
    case disabled

    /// Being looked at, progress not known.
    public static let loading = Status.loading(progress: nil)

    /// What was entered is wrong, with a message of either kind; no case, so that a `switch` of before stays complete.
    public static func textualError(message: OUDSTextualContent) -> Status {
      message.made(plain: error(message:), rich: richError(message:))
    }
  }

  private let label: String
  private let text: Binding<String>
  private let content: InputContent
  private let status: Status

  /// - Parameters:
  ///   - label: what is to be entered; stands in the middle of the box until there is something else to show.
  ///   - text: what was entered.
  ///   - placeholder: an example, shown while nothing was entered.
  ///   - prefix: stands before what was entered, such as the sign of a currency.
  ///   - suffix: stands at the end of the line, such as a unit.
  ///   - leadingImage: stands at the beginning of the box.
  ///   - trailingAction: stands at the end of the box; replaced by a loader while loading.
  ///   - helperText: stands below the box; a `String`, an `AttributedString` or an ``OUDSTextualContent``.
  ///   - helperLink: stands below the helper text.
  ///   - isOutlined: whether there is a border all around and no ground.
  ///   - constrainedMaxWidth: whether the box is no wider than the theme's token.
  ///   - status: whether and how it can be used.
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil,
    leadingImage: OUDSImage? = nil, trailingAction: TrailingAction? = nil,
    helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.label = label
    self.text = text
    self.status = status
    content = InputContent(
      placeholder: placeholder, prefix: prefix, suffix: suffix, leadingIcon: leadingImage,
      trailingAction: trailingAction, helper: helperText.map { .content($0) }, helperLink: helperLink,
      isOutlined: isOutlined, isConstrained: constrainedMaxWidth)
  }

  /// Drawn with the tokens of `theme.textInput`.
  public var body: some View {
    LineInput(label: label, value: text.wrappedValue, content: content, status: status)
      .accessibilityLabel(label)
      .accessibilityValue(text.wrappedValue)
  }
}

extension OUDSTextInput.Status {
  var isLoading: Bool { if case .loading = self { true } else { false } }

  /// 0 to 1; nil while it is not known.
  var progress: Double? { if case .loading(let progress) = self { progress } else { nil } }

  var error: InputText? {
    switch self {
    case .error(let message): .content(message)
    case .richError(let message): .content(message)
    case .enabled, .loading, .readOnly, .disabled: nil
    }
  }
}
