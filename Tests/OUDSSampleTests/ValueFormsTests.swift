import DaguerreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing

private struct Brand: ShapeStyle, Hashable {
  var isStrong = true

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let light: Color = isStrong ? .black : .red
    return (environment.colorScheme == .dark ? Color.white : light).resolve(in: environment)
  }
}

private struct Ruled: CustomAnimation {
  let rule: String
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 3
  }
}

private struct Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
}

@Suite("Values that sources compare, keep and read back")
struct ValueFormsTests {
  @Test("shapes tell and change how round their corners are")
  func corners() throws {
    var box = RoundedRectangle(cornerRadius: 4)
    #expect(box.cornerSize == CGSize(width: 4, height: 4))
    box.cornerSize = CGSize(width: 8, height: 6)
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5)
    #expect(uneven.cornerRadii == RectangleCornerRadii(topLeading: 3, bottomTrailing: 5))
    uneven.cornerRadii.topTrailing = 7
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    func commands(_ shape: some Shape) throws -> [Command] {
      try renderer.render(shape.frame(width: 40, height: 30)).list.commands
    }
    #expect(try commands(box) == commands(RoundedRectangle(cornerSize: CGSize(width: 8, height: 6))))
    let same = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5, topTrailingRadius: 7)
    #expect(try commands(uneven) == commands(same))
  }

  @Test("sides are kept, and sets of them are made of bits")
  func sides() throws {
    func kept<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    #expect(try kept(VerticalEdge.allCases) == [.top, .bottom] && kept(HorizontalEdge.trailing) == .trailing)
    #expect(VerticalEdge.Set.all == [.top, .bottom] && VerticalEdge.Set(.bottom).rawValue == 2)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing] && !HorizontalEdge.Set.leading.contains(.trailing))
    let sides: VerticalEdge.Set = .top
    #expect(sides.union(.bottom) == .all && sides.rawValue == 1)
  }

  @Test("animations tell what is said of them, and are equal where the same is said")
  func animations() {
    #expect("\(Animation.easeIn(duration: 0.2))" == "easeIn(duration: 0.2)")
    #expect(Animation.easeIn != .easeOut && Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.linear(duration: 1).delay(0.5).description == "linear(duration: 1.0).delay(0.5)")
    #expect(Animation.linear.repeatForever(autoreverses: false) != .linear.repeatForever())
    #expect(Animation.spring == .spring() && Animation.spring(bounce: 0.3) != .spring())
    #expect(Animation.spring(response: 0.3) != .spring(duration: 0.3) && Animation.bouncy == .bouncy())
    #expect(Animation.spring(.bouncy) != .spring(.smooth) && Animation(Ruled(rule: "a")) != Animation(Ruled(rule: "b")))
    #expect(Animation.timingCurve(.easeIn, duration: 1) != .timingCurve(.easeOut, duration: 1))
    #expect(Animation.interpolatingSpring(stiffness: 1, damping: 2).description.contains("damping: 2.0"))
  }

  @Test("a colour is made of a style that is one, as it is in the light and in the dark")
  func colors() throws {
    let color = Color(Brand())
    var environment = EnvironmentValues()
    #expect(color.resolve(in: environment).description == "#000000FF")
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment).description == "#FFFFFFFF")
    environment.colorScheme = .light
    #expect(Color(Brand(isStrong: false)).resolve(in: environment) == Color.red.resolve(in: environment))
  }

  @Test("heights of sheets of one's own are no others, and may depend on the environment")
  func detents() {
    let all: Set<PresentationDetent> = [.custom(Third.self), .custom(Tenth.self), .large, .medium, .height(3)]
    #expect(all.count == 5 && all.contains(.custom(Tenth.self)) && !all.contains(.fraction(3)))
  }
}
