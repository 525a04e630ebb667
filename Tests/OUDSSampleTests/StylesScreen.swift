import OUDSSwiftUI
import SwiftUI

extension ShapeStyle where Self == Color {
  /// The colour of a brand, by name wherever a style is wanted.
  static var brand: Color { Color(red: 0.9, green: 0.2, blue: 0.4) }
}

/// A colour for each scheme.
struct SchemeStyle: ShapeStyle {
  var light: Color
  var dark: Color

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? dark : light
  }
}

/// A badge in any style.
struct StyledBadge<Style: ShapeStyle>: View {
  let title: LocalizedStringKey
  let style: Style

  var body: some View {
    Text(title).font(.caption).foregroundStyle(.white)
      .padding(.horizontal, 10).padding(.vertical, 4)
      .background(style, in: .capsule)
  }
}

/// A shape of one's own that can be moved inwards.
struct Ticket: InsettableShape {
  var margin: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: margin, dy: margin)
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 10, bottomTrailing: 10))
    return path.applying(CGAffineTransform(translationX: 0, y: 0))
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.margin += amount
    return copy
  }
}

/// A label as settings have it, made of a label.
struct TintedIconStyle: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon.foregroundStyle(.white).frame(width: 28, height: 28).background(
        color, in: .rect(cornerRadius: 6))
    }
  }
}

struct StylesScreen: View {
  @State private var isActive = true

  private var sunset: some ShapeStyle {
    LinearGradient(colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing)
  }

  private var caption: AttributedString {
    var caption = AttributedString("Underlined")
    caption.underlineStyle = .single
    caption.kern = 1
    var rest = AttributedString(" and struck")
    rest.strikethroughStyle = .single
    rest.foregroundColor = .brand
    return caption + rest
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        StyledBadge(title: "Brand", style: .brand)
        StyledBadge(title: "Tint", style: .tint)
        StyledBadge(title: "Gradient", style: sunset)
        StyledBadge(title: "Any", style: isActive ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.secondary))
      }
      RoundedRectangle(cornerRadius: 12).fill(sunset).frame(height: 24)
      RoundedRectangle(cornerRadius: 12).inset(by: 4).stroke(.separator, lineWidth: 2).frame(height: 24)
      Ticket().strokeBorder(SchemeStyle(light: .blue, dark: .yellow), lineWidth: 3).frame(height: 32)
      Text("On the ground of the scheme").foregroundStyle(isActive ? .primary : .secondary)
        .padding(6).background(.background, in: .rect(cornerRadius: 6)).border(.tertiary)
      HStack(spacing: 20) {
        Rectangle().rotation(.degrees(30)).fill(.green.opacity(0.5)).frame(width: 24, height: 24)
        Circle().scale(0.5).fill(.foreground).frame(width: 24, height: 24)
        Ellipse().size(width: 12, height: 24).fill(.link).frame(width: 24, height: 24)
        AnyShape(isActive ? AnyShape(Circle()) : AnyShape(Capsule())).stroke(Color(.red), lineWidth: 2)
          .frame(width: 24, height: 24)
        Rectangle().fill(.regularMaterial).frame(width: 24, height: 24)
      }
      Text(caption)
      GroupBox {
        Label("Language", systemImage: "globe").labelStyle(TintedIconStyle(color: .blue))
          .padding(4).background(.background.secondary).background(.quinary)
      }
    }
    .padding()
    .background(.fill)
    .tint(Color.indigo)
  }
}
