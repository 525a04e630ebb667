import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var foundations: some View {
    OUDSDisplay(text: "W", size: .medium)
    OUDSHeading(text: "S", size: .large, hasMarker: true)
    OUDSHeading(text: "Welcome to Sosh", coloredText: "Sosh")
    OUDSHeading(LocalizedStringKey("s"), bundle: Bundle.main, size: .xLarge)
    OUDSBody(text: "T", size: .large, weight: .strong)
    OUDSLabel(text: "L", size: .xLarge, weight: .moderate).foregroundColor(
      Color(hexadecimalCode: ColorRawTokens.functionalDodgerBlue800) ?? .black)
    OUDSCode(text: "let")
    OUDSAsyncImage(url: URL(string: "https://example.com/p.png"))
    OUDSAsyncImage(url: url, scale: 2.0)
  }

  @ViewBuilder
  var foundations2: some View {
    OUDSAsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      ProgressView()
    }
    OUDSAsyncImage(url: url) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure: Image(systemName: "photo")
      }
    }
  }
  func caches() {
    OUDSAsyncImageCache.shared.clearCache(); OUDSAsyncImageCache.shared.clearMemoryCache();
    OUDSAsyncImageCache.shared.clearDiskCache()
    OUDSWCAG21Ratios.oudsDebugWCAG21Colors = true
    OUDSWCAG21Ratios.debugContrastRatio(theme.colors.contentDefault.color(for: .light), surfaceColor, .nonTextual)
    OUDSWCAG21Ratios.debugContrastRatio(theme.colors.contentDefault.color(for: .light), surfaceColor, .AAA)
  }
}
