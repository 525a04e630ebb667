// What a view says about the system's field to search with, which is no part of its picture.

/// How the system would show its field to search with in a bar.
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }

extension View {
  /// The same view: the system's field is no part of the picture.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture, nor is what it suggests.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder suggestions: () -> some View
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture, nor are the words in it that stand for something.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: String? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> Self where Tokens.Element: Identifiable { self }

  /// The same view: the system's field is no part of the picture, nor are the words in it that stand for something.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: Text?,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> Self where Tokens.Element: Identifiable { self }

  /// The same view: the system's field is no part of the picture, nor are the words in it that stand for something.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> Self where Tokens.Element: Identifiable { self }

  /// The same view: the system's field is no part of the picture, nor is what it suggests.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> Self where Tokens.Element: Identifiable { self }
}

/// How somebody would speak to a field to search with.
public enum TextInputDictationBehavior: Hashable, Sendable {
  /// What makes it listen.
  public enum Activation: Hashable, Sendable { case onLook, onSelect }

  case automatic, preventDictation
  /// In the field.
  case inline(activation: Activation)
}

/// Where suggestions for a search would be shown.
public struct SearchSuggestionsPlacement: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)
}

extension View {
  /// The same view: nobody speaks to a picture.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  /// The same view: the system's field is no part of the picture.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement) -> Self { self }
}

/// What becomes of the bar of tabs when somebody searches.
public enum TabSearchActivation: Hashable, Sendable { case automatic, searchTabSelection }

extension View {
  /// The same view: nobody searches in a text.
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  /// The same view: nobody searches in a text.
  public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The same view: nobody searches in a text.
  public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The same view: nobody searches in a picture.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
}

/// What becomes of the bar while somebody searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let avoidsHidingContent: Bool

  /// As the system has it.
  public static let automatic = SearchPresentationToolbarBehavior(avoidsHidingContent: false)
  /// It stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(avoidsHidingContent: true)
}

extension View {
  /// The same view: nobody searches in a picture.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }
}
