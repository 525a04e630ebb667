import OUDSSwiftUI
import SwiftUI

/// Forms of calls as the iOS library's articles and comments have them, by the parts that they are about.
struct Samples: View {
  /// Which of ``sections()`` is drawn.
  var index = 0

  @Environment(\.theme) var theme
  @Environment(\.openURL) var openUrl
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.verticalSizeClass) var verticalSizeClass
  @Environment(\.oudsHorizontalSizeClass) var oudsHorizontalSizeClass
  @Environment(\.oudsVerticalSizeClass) var oudsVerticalSizeClass
  @Environment(\.oudsSurfaceColor) var surfaceColor
  @Environment(\.oudsOnColoredSurface) var onColoredSurface
  @Environment(\.oudsUseMonochrome) var useMonochrome
  @State var isOn = true
  @State var selection: OUDSCheckboxIndicatorState = .indeterminate
  @State var text = "Typed"
  @State var tab = 0
  @State var pin = ""
  let url = URL(fileURLWithPath: "/example.png")
  var heart: OUDSImage { OUDSImage(asset: Image("ic_heart")) }

  /// All that is drawn.
  static let count = 37

  var body: some View { VStack { sections()[index] } }

  func sections() -> [AnyView] {
    [
      AnyView(buttons),
      AnyView(buttons2),
      AnyView(links),
      AnyView(listItems),
      AnyView(listItems2),
      AnyView(listItems3),
      AnyView(listItems4),
      AnyView(listItems5),
      AnyView(listItems6),
      AnyView(controls),
      AnyView(controls2),
      AnyView(controls3),
      AnyView(inputs),
      AnyView(inputs2),
      AnyView(inputs3),
      AnyView(indicators),
      AnyView(indicators2),
      AnyView(indicators3),
      AnyView(dialogs),
      AnyView(layouts),
      AnyView(layouts2),
      AnyView(foundations),
      AnyView(foundations2),
      AnyView(bars),
      AnyView(bars2),
      AnyView(guides),
      AnyView(guides2),
      AnyView(guides3),
      AnyView(tutorials),
      AnyView(tutorials2),
      AnyView(screens),
      AnyView(CartScreen()),
      AnyView(ConfigurationScreen()),
      AnyView(DrawingScreen()),
      AnyView(EffectsScreen()),
      AnyView(StylesScreen()),
      AnyView(PlatformForms()),
    ]
  }
}
