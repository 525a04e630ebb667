import OUDSSwiftUI
import SwiftUI

/// Views in lines, as many in each as fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(in: proposal.replacingUnspecifiedDimensions().width, subviews)
    return CGSize(width: proposal.width ?? 0, height: places.last.map { $0.maxY } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, place) in places(in: bounds.width, subviews).enumerated() {
      let corner = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
      subviews[index].place(at: corner, anchor: .topLeading, proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    return subviews.map { subview in
      let size: CGSize = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y) = (0, y + size.height + spacing) }
      defer { x += size.width + spacing }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

struct Wave: Shape {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 10 + phase) * 6))
    }
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 9, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: true)
    return path
  }
}

struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct CheckToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.foregroundStyle(configuration.isOn ? Color.accentColor : .gray)
    }
  }
}

extension EnvironmentValues {
  /// How wide a card is.
  @Entry var cardWidth: CGFloat = 120
  @Entry var caption: String?  // nothing
  @Entry fileprivate var isFramed = (1 == 1)
}

private struct HeightKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

private struct Card: View {
  @Environment(\.cardWidth) private var width
  @Environment(\.caption) private var caption
  @Environment(\.isFramed) private var isFramed

  var body: some View {
    Text(caption ?? "none").frame(width: width, height: 40)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
      .overlay { if isFramed { RoundedRectangle(cornerRadius: 8).stroke(.secondary) } }
  }
}

struct DrawingScreen: View {
  @Environment(\.theme) private var theme
  @State private var isOn = true

  var body: some View {
    VStack {
      FlowLayout(spacing: 4) {
        ForEach(["One", "Two", "Three", "Four", "Five", "Six"], id: \.self) { OUDSTag(label: $0) }
      }
      Wave(phase: 1).stroke(Color.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .frame(height: 30)
      Wave(phase: 0).trim(from: 0.2, to: 0.7).stroke(lineWidth: 2).foregroundStyle(.blue).frame(height: 30)
      Path { path in
        path.move(to: CGPoint(x: 2, y: 2))
        path.addQuadCurve(to: CGPoint(x: 100, y: 2), control: CGPoint(x: 50, y: 40))
        path.closeSubpath()
      }
      .stroke(theme.colors.contentDefault.color(for: .light), style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
      .frame(width: 104, height: 30)
      GeometryReader { room in
        let size: CGSize = room.size
        Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)).fill(.tint)
      }
      .frame(height: 20).tint(.green)
      Circle().fill(.orange).stroke(.blue, lineWidth: 2).frame(height: 20).shadow(radius: 2)
      Text("Seen through").underline(pattern: .dot, color: .green).baselineOffset(2).monospaced()
        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        .shadow(color: .gray, radius: 1, x: 1, y: 1)
      Color.red.frame(height: 20)
        .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        .clipShape(Wave(phase: 2))
      Label("Two colours", systemImage: "star").foregroundStyle(.red, .blue)
      Text("\(corners(of: Circle().path(in: CGRect(x: 0, y: 0, width: 4, height: 4)))) steps")
      Card()
      Card().environment(\.cardWidth, 60).environment(\.caption, "Card").grayscale(1)
      Toggle("Checked", isOn: $isOn).toggleStyle(CheckToggle())
      Toggle("Switched", isOn: $isOn).toggleStyle(.switch)
      Button("Pressed") {}.buttonStyle(PressStyle())
    }
    .anchorPreference(key: HeightKey.self, value: .bounds) { $0 }
    .overlayPreferenceValue(HeightKey.self) { anchor in
      GeometryReader { room in if let anchor { Rectangle().frame(width: room[anchor].width) } }
    }
  }
}

private func corners(of path: Path) -> Int {
  var count = 0
  path.forEach { step in
    switch step {
    case .move(to: _), .closeSubpath: break
    case .line(to: _), .quadCurve(to: _, control: _), .curve(to: _, control1: _, control2: _): count += 1
    }
  }
  return count
}
