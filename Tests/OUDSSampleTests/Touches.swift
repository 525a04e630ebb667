import OUDSSwiftUI
import SwiftUI

/// A screen that follows fingers, as sources for Apple's platforms write it.
struct TouchScreen: View {
  private enum Place: Hashable { case map, list, saved }

  @State private var place = Place.map
  @State private var location = CGPoint.zero
  @State private var moved = CGSize.zero
  @State private var offset: CGFloat = 0
  @State private var position = ScrollPosition(edge: .top)
  var style = FillStyle(eoFill: true)

  var body: some View {
    TabView(selection: $place) {
      Tab("Map", systemImage: "map", value: .map) {
        Circle().fill(.red, style: style).frame(width: 20, height: 20).position(location)
          .gesture(
            DragGesture().onChanged { drag in
              location = drag.location
              moved = drag.predictedEndTranslation
            }
          )
          .onTapGesture { location = $0 }
          .onContinuousHover { if case .active(let point) = $0 { location = point } }
      }
      Tab("List", systemImage: "list.bullet", value: .list) {
        ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0)") } } }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, new in
            offset = new
          }
          .scrollPosition($position)
          .onTapGesture { position.scrollTo(y: 3) }
      }
      TabSection("More") { Tab("Saved", systemImage: "heart", value: .saved) { Text("Saved") } }
        .customizationID("more")
    }
    .tabViewStyle(.page)
  }
}

#Preview {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}
