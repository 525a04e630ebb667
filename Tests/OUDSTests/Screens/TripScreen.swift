import OUDS

@Observable
final class Trip {
  struct Stop: Identifiable {
    let id = UUID()
    var name: LocalizedStringKey
    var isVisited: Bool
  }

  var title = "Three days by the sea"
  var stops = [Stop(name: "Harbour", isVisited: true), Stop(name: "Lighthouse", isVisited: false)]
  var state = State.loading(0.6)

  enum State {
    case loading(Double)
    case ready(count: UInt8)
  }
}

private struct Card: ViewModifier {
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    content
      .padding(.all, theme.spaces.insetLarge)
      .frame(maxWidth: .infinity, alignment: .leading)
      .oudsBackground(theme.colors.surfaceSecondary)
      .oudsBorder(
        style: theme.borders.styleDefault, width: theme.borders.widthThin, radius: theme.borders.radiusMedium,
        color: theme.colors.borderDefault
      )
      .oudsShadow(theme.elevations.raised)
  }
}

/// A screen in the names of the library's first releases, with the modifiers of SwiftUI around them.
struct TripScreen: View {
  @Environment(\.theme) var theme
  @Environment(\.openURL) private var openURL
  @State private var trip = Trip()
  @State private var isOpen = true
  @State private var guest: Bool = false
  @State private var meals: OUDSCheckboxIndicatorState = .indeterminate
  @State private var note = "Window seat"
  @Binding var isFavorite: Bool

  private let heart = Image(decorative: "ic_heart")

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: theme.spaces.fixedMedium) {
        cover
        status
        stops.modifier(Card())
        options
        actions
      }
      .padding(.horizontal, theme.grids.compactMargin)
    }
    .oudsBackground(theme.colors.bgPrimary)
    .ignoresSafeArea(edges: .bottom)
    .edgesIgnoringSafeArea(.top)
    .task { trip.state = .ready(count: 2) }
  }

  private var cover: some View {
    ZStack(alignment: .bottomLeading) {
      Color.clear.frame(height: CGFloat(120))
      VStack(alignment: .leading) {
        Label("Favourite", systemImage: "ic_heart").labelDefaultMedium(theme)
        Text(LocalizedStringKey(trip.title)).headingMedium(theme).lineLimit(2).multilineTextAlignment(.leading)
      }
      .padding(.bottom)
    }
    .overlay(alignment: .topTrailing) {
      heart.resizable().renderingMode(.template).aspectRatio(contentMode: .fit)
        .frame(width: 40, height: 24)
        .padding(.top)
        .accessibilityHidden(true)
    }
    .padding(.horizontal)
    .coloredSurface(theme.colorModes.onBrandPrimary)
    .contentShape(Rectangle())
    .onTapGesture { isFavorite.toggle() }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("Cover of \(trip.title)"))
  }

  @ViewBuilder private var status: some View {
    switch trip.state {
    case .loading(let progress):
      HStack(alignment: .center) {
        OUDSCircularProgressIndicator(progress: progress, size: 32)
        Text("Loading, \(Int(progress * 100)) %").bodyStrongMedium(theme)
        Spacer()
        OUDSBadgeIcon(status: .info, accessibilityLabel: "Information", size: .medium)
      }
      .padding(theme.spaces.insetSmall)
      .coloredSurface(theme.colorModes.onStatusInfoMuted)
    case .ready(let count):
      OUDSBadgeCount(count, accessibilityLabel: "\(count) stops", status: .positive, size: .large)
    }
  }

  private var stops: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach($trip.stops) { $stop in
        OUDSCheckboxItem(isOn: $stop.isVisited, label: stop.name.key, icon: heart)
      }
      Divider()
      if let last = trip.stops.last, isOpen {
        OUDSBulletList(type: .unordered(icon: .tick, isBranded: true), textStyle: .bodyMedium) {
          OUDSBulletList.Item("Ends at \(last.name.key)")
          OUDSBulletList.Item("Two nights") { OUDSBulletList.Item("breakfast") }
        }
      } else {
        EmptyView()
      }
    }
  }

  private var options: some View {
    Group {
      OUDSRadioItem(isOn: $guest, label: "With a guest", extraLabel: "+ 20", description: "Shares the room")
      OUDSCheckboxItemIndeterminate(selection: $meals, label: "Meals", hasDivider: true)
      OUDSSwitchItem(isOn: .constant(true), label: "Insurance", isReadOnly: true)
      OUDSTextInput(label: "Note", text: $note, leadingIcon: heart, isOutlined: true)
      HStack(spacing: theme.spaces.fixedXsmall) {
        OUDSFilterChip(icon: heart, text: "Sea", selected: true) {}
        OUDSSuggestionChip(text: "Hills") {}
        OUDSInputTag(label: "May") {}
      }
    }
    .opacity(isOpen ? 1 : 0)
  }

  private var actions: some View {
    HStack(alignment: .top, spacing: theme.spaces.fixedSmall) {
      OUDSButton(icon: heart, text: "Book", appearance: .brand) {}
      OUDSButton(icon: heart, accessibilityLabel: "Keep", appearance: .default, style: .default) {}
        .tint(.black)
      Spacer()
      OUDSLink(text: "Map", arrow: .next, size: .small) {
        if let url = URL(string: "https://example.com") { openURL(url) }
      }
    }
    .disabled(!isOpen)
  }
}
