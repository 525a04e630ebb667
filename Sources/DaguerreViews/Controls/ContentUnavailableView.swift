/// Says that there is nothing to show, and what to do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// What there is not, why, and what to do.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// All of it in the middle of the room.
  public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large pale symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
  @ScaledMetric(relativeTo: .title2) private var symbolSize = 48.0

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: symbolSize)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == DaguerreViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  package init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Words under one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(Label(title, systemImage: systemImage), description)
  }

  /// That a search found nothing, in the system's words.
  public static var search: ContentUnavailableView { search(text: "") }

  /// That a search for a text, if there is one, found nothing, in the system's words.
  public static func search(text: String) -> ContentUnavailableView {
    // No key, in which what was searched for would be read as Markdown.
    let title: String = text.isEmpty ? "No Results" : "No Results for “\(text)”"
    return ContentUnavailableView(
      title, systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
}
