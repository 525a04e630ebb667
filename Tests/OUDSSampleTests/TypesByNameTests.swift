import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

/// A container of two views, which says so in its type.
private struct Pair<First: View, Second: View>: View {
  private let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

  var body: some View {
    VStack(spacing: 0) {
      content.value.1
      content.value.0
    }
  }
}

private struct Choice: View {
  let isFirst: Bool

  var body: _ConditionalContent<Color, EmptyView> { choose() }

  @ViewBuilder
  private func choose() -> _ConditionalContent<Color, EmptyView> { if isFirst { Color.red } else { EmptyView() } }
}

/// Keeps from others as the size of letters says.
private struct Spaced: EnvironmentalModifier {
  struct Resolved: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(length: environment.dynamicTypeSize.isAccessibilitySize ? 8 : 2)
  }
}

@Suite("Types that sources name")
struct TypesByNameTests {
  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func commands(_ view: some View) throws -> [Command] {
    try ViewRenderer(fonts: fonts).render(view, proposal: ProposedViewSize(width: 60, height: nil)).list.commands
  }

  @Test("several views have the type of their tuple, of which each can be taken")
  func tuples() throws {
    let (red, blue) = (Color.red.frame(height: 5), Color.blue.frame(height: 5))
    let plain = try commands(
      VStack(spacing: 0) {
        red
        blue
      })
    let pair = Pair {
      blue
      red
    }
    #expect(try commands(pair) == plain)
    #expect(try commands(VStack(spacing: 0) { TupleView((red, blue)) }) == plain)
    #expect(try commands(VStack(spacing: 0) { TupleView((red, 3, blue)) }) == plain)
    #expect(try commands(Choice(isFirst: true)) == commands(Color.red) && commands(Choice(isFirst: false)).isEmpty)
  }

  @Test("modifiers are made for the environment of their view")
  func modifiers() throws {
    func padded(_ length: CGFloat) -> some View { Color.red.frame(height: 5).padding(length) }
    let view = Color.red.frame(height: 5).modifier(Spaced())
    #expect(try commands(view) == commands(padded(2)))
    #expect(try commands(view.dynamicTypeSize(.accessibility1)) == commands(padded(8)))
  }

  @Test("a view listens to a publisher while its picture is made")
  func subscriptions() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        SubscriptionView(content: Color.red.frame(height: CGFloat(count)), publisher: Just(7)) { count += $0 }
      }
    }
    #expect(try commands(Counter()) == commands(Color.red.frame(height: 7)))
  }
}
