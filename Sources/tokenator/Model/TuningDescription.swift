/// A point where a brand lets its themes be flexible: a flag, and the tokens that it chooses.
struct TuningDescription {
  /// Two tokens of one component, of which a theme uses one.
  struct Choice {
    /// What both are: the property that gives the one in use.
    let name: String
    /// Paths of the tokens.
    let plain, rounded: String
  }

  /// The Swift property; without its `has`, and dashed, its word on the command line.
  let flag: String
  /// What the flag says, after "Whether".
  let summary: String
  let choices: [Choice]

  /// `rounded-buttons` of `hasRoundedButtons`.
  var word: String {
    String(flag.dropFirst("has".count).flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.dropFirst())
  }

  /// Where its value is kept, without noting that it is read.
  var stored: String { "kept" + flag.dropFirst("has".count) }

  static let all = [
    TuningDescription(flag: "hasRoundedButtons", summary: "buttons have rounded corners", choices: [radius("button")]),
    TuningDescription(
      flag: "hasRoundedTextInputs", summary: "text inputs, and inputs that look like them, have rounded corners",
      choices: [radius("text-input")]),
    TuningDescription(
      flag: "hasRoundedAlertMessages", summary: "alert messages have rounded corners", choices: [radius("alert")]),
    TuningDescription(
      flag: "hasRoundedProgressIndicators", summary: "progress indicators have rounded ends",
      choices: [radius("progress-indicator")]),
    TuningDescription(
      flag: "hasRoundedListItems", summary: "list items and their media have rounded corners",
      choices: [
        radius("control-item"),
        Choice(
          name: "borderRadiusOfMedia", plain: "control-item.border.radius.media",
          rounded: "control-item.border.radius.media-rounded-corner"),
      ]),
  ]

  private static func radius(_ component: String) -> Choice {
    Choice(
      name: "borderRadius", plain: "\(component).border.radius.default",
      rounded: "\(component).border.radius.rounded")
  }
}
