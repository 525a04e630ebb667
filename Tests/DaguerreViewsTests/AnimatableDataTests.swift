import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("What would move, as numbers")
struct AnimatableDataTests {
  @Test("angles, shares and insets are SwiftUI's numbers, and come back from them")
  func values() {
    var angle = Angle(degrees: 180)
    #expect(angle.animatableData == .pi * 128)
    angle.animatableData /= 2
    #expect(angle == Angle(degrees: 90))
    var point = UnitPoint(x: 0.25, y: 1)
    #expect(point.animatableData.first == 32 && point.animatableData.second == 128)
    point.animatableData = AnimatablePair(64, 0)
    #expect(point == UnitPoint(x: 0.5, y: 0))
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("maps follow one another, and one side is a set of it")
  func parts() {
    let double = ProjectionTransform(AffineTransform(scaleX: 2, scaleY: 2))
    let moved = ProjectionTransform(AffineTransform(scaleX: 1, scaleY: 1, translateX: 1, translateY: 2))
    let (first, second) = (double.concatenating(moved), moved.concatenating(double))
    #expect((first.m11, first.m31, first.m32) == (2, 1, 2) && (second.m11, second.m31, second.m32) == (2, 2, 4))
    #expect(Edge.allCases.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3] && VerticalEdge.Set(.top).union(.bottom) == .all)
    #expect("\(Axis.vertical)" == Axis.vertical.description && Axis.horizontal.description == "horizontal")
  }

  @Test("axes and sides are SwiftUI's numbers; angles and points begin at nothing, and angles are multiplied in place")
  func numbers() {
    #expect(Axis.allCases.map { Int($0.rawValue) } == [0, 1])
    #expect(HorizontalEdge.allCases.map { Int($0.rawValue) } == [0, 1])
    #expect(HorizontalEdge.Set(.leading).union(.trailing) == .all && HorizontalEdge.Set.trailing.rawValue == 2)
    #expect(Angle() == .zero && UnitPoint() == .topLeading)
    var angle = Angle(degrees: 30)
    angle *= 3
    #expect(angle == Angle(degrees: 90))
    angle /= 2
    #expect(angle == Angle(degrees: 45))
  }

  @Test("lines and corners are SwiftUI's numbers, and come back from them")
  func lines() {
    var style = StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [5], dashPhase: 3)
    style.animatableData.scale(by: 2)
    #expect(style == StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [5], dashPhase: 6))
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(radii.animatableData.first.second == 4 && radii.animatableData.second.second == 3)
    radii.animatableData.scale(by: 2)
    #expect(radii == RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
  }
}
