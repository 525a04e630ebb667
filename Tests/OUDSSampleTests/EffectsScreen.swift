import OUDSSwiftUI
import SwiftUI

/// A view that leans, as sources for Apple's platforms write it.
struct LeanEffect: GeometryEffect {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
  }
}

struct EffectsScreen: View {
  @Environment(\.theme) private var theme
  private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Circle().strokeBorder(AngularGradient(gradient: rainbow, center: .center), lineWidth: 8)
          .frame(width: 60, height: 60)
        Circle().fill(.conicGradient(colors: [.orange, .black], center: .center, angle: .degrees(-90)))
          .frame(width: 60, height: 60)
        Rectangle().fill(EllipticalGradient(colors: [.white, .orange])).frame(width: 90, height: 60)
        Circle().trim(from: 0, to: 0.7)
          .stroke(
            AngularGradient(colors: [.clear, .orange], center: .center, startAngle: .zero, endAngle: .degrees(252)),
            style: StrokeStyle(lineWidth: 6, lineCap: .round)
          )
          .rotationEffect(.degrees(20)).frame(width: 50, height: 50)
      }
      HStack(spacing: 24) {
        Text("New").padding(4).background(Color.orange).rotationEffect(.degrees(-12))
        OUDSButton(text: "Turned", appearance: .strong) {}.rotationEffect(.degrees(7))
        Text("Lean").modifier(LeanEffect(amount: -0.3))
        Text("Wide").scaleEffect(x: 1.6, y: 0.8).transformEffect(CGAffineTransform(translationX: 4, y: 2))
      }
      ZStack {
        LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
        Text("Multiply").font(.largeTitle).foregroundStyle(.gray).blendMode(.multiply)
        Circle().fill(.white).frame(width: 40).blur(radius: 6).offset(x: 100)
      }
      .frame(height: 60).compositingGroup().hueRotation(.degrees(20))
      RoundedRectangle(cornerRadius: 8).stroke(.gray, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8]))
        .frame(width: 120, height: 30)
    }
    .padding()
  }
}
