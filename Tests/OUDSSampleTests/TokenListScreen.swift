import Combine
import OUDSSwiftUI
import SwiftUI

/// A screen that lists colours of the theme, written as for a phone: what the theme lacks has its words too.
struct TokenListScreen: View {
  enum NamedColor: String, CaseIterable {
    case accentHigh, accentHigher, brandSecondary

    func token(from theme: OUDSTheme) -> ColorSemanticToken {
      switch self {
      case .accentHigh: theme.colors.repositoryAccentHigh
      case .accentHigher: theme.colors.repositoryAccentHigher
      case .brandSecondary: theme.colors.contentBrandSecondaryLight
      }
    }

    func words(in theme: OUDSTheme) -> String {
      let token = token(from: theme)
      return token.isForbiddenValueColor() ? "\(rawValue): none" : "\(rawValue): \(token)"
    }
  }

  @StateObject private var list = TokenList()
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(NamedColor.allCases, id: \.rawValue) { name in
        Text(name.words(in: theme))
      }
      Text(list.summary)
      Text(Bundle.main.infoDictionary?[kCFBundleVersionKey as String] as? String ?? "-")
      OUDSLinearProgressIndicator(progress: 0.5, helperText: .percent(spaceBefore: true, description: "Tokens"))
      OUDSRadioItem(
        isOn: .constant(true), label: "All", extraLabel: "Those of the theme too", helper: "Slower",
        icon: Image(decorative: "ic_heart"), isOutlined: true)
    }
    .onReceive(list.$filter) { _ in }
    .onReceive(list.objectWillChange) {}
    .environment(\._theme, theme)
  }

  private var surface: OUDSColoredSurface<EmptyView>.SurfaceColor { theme.colorModes.onBrandSecondary }
}

/// A model that follows itself and another one.
final class TokenList: ObservableObject {
  @Published var filter = "bg"
  private(set) var summary = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $filter.sink { [weak self] in self?.summary += "[\($0)]" }.store(in: &cancellables)
    filter = "content"
  }

  func follow(_ other: TokenList) {
    other.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
  }

  /// Nobody listens any more.
  func stop() { cancellables = [] }
}
