import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

/// A line between any two views, as containers have it that also run before iOS 18.
private struct DividedStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(DividedLayout()) { content }
  }
}

private struct DividedLayout: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Color.red.frame(height: 1) }
    }
  }
}

private struct DotKey: _ViewTraitKey { static var defaultValue: Bool { false } }

/// Marks the chosen one of several views, and those that say so.
private struct Segments<Tag: Hashable>: _VariadicView.UnaryViewRoot {
  @Binding var selection: Tag
  @Environment(\.isEnabled) private var isEnabled

  func body(children: _VariadicView.Children) -> some View {
    HStack(spacing: 0) {
      ForEach(children) { child in
        child
          .background(child.id(as: Tag.self) == selection && isEnabled ? Color.yellow : .clear)
          .overlay { if child[DotKey.self] { Circle().fill(.blue).frame(width: 2, height: 2) } }
      }
    }
  }
}

@Suite("Containers that go through their views one by one")
struct VariadicViewTests {
  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func commands(_ view: some View) throws -> [Command] {
    try ViewRenderer(fonts: fonts).render(view, proposal: ProposedViewSize(width: 60, height: nil))
      .list.commands
  }

  @Test("a line is drawn between any two views, also of groups and of collections")
  func lines() throws {
    let block = Color.green.frame(height: 5)
    let one = VStack(spacing: 0) {
      DividedStack {
        block
        Group {
          block; block
        }
        ForEach(0..<2) { _ in block }
      }
    }
    let other = VStack(spacing: 0) {
      ForEach(0..<5) { index in
        block
        if index < 4 { Color.red.frame(height: 1) }
      }
    }
    #expect(try commands(one) == commands(other))
  }

  @Test("views are told apart by their tags, tell values by keys, and a root reads its environment")
  func values() throws {
    func segments(_ selection: Int) -> some View {
      _VariadicView.Tree(Segments(selection: .constant(selection))) {
        ForEach(0..<3) { index in
          Color.clear.frame(width: 10, height: 10).tag(index)._trait(DotKey.self, index == 2)
        }
      }
    }
    func boxes(_ view: some View) throws -> [Double] { try commands(view).compactMap(\.bounds?.minX) }
    #expect(try boxes(segments(1)) == [10, 24])
    #expect(try boxes(segments(1).disabled(true)) == [24])
    #expect(try boxes(segments(4)) == [24])
  }

  @Test("lists of ranges have a choice, ellipses lie within their room, types of progress have two parts")
  func forms() throws {
    let list = List(0..<2, selection: .constant(Optional(1))) { Text(verbatim: "\($0)") }
    #expect(try commands(list) == commands(List(0..<2) { Text(verbatim: "\($0)") }))
    let ellipse = Ellipse().inset(by: 4).fill(.red).frame(width: 40, height: 20)
    #expect(try commands(ellipse) == commands(Ellipse().fill(.red).padding(4).frame(width: 40, height: 20)))
    let line = Ellipse().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)
    #expect(
      try commands(line) == commands(Ellipse().stroke(.red, lineWidth: 4).padding(2).frame(width: 40, height: 20)))
    #expect(
      try commands(Ellipse().inset(by: 40).fill(.red).frame(width: 40, height: 20)).allSatisfy { $0.bounds == nil })
    let plain: ProgressView<EmptyView, EmptyView> = ProgressView()
    let clock: ProgressView<EmptyView, DefaultDateProgressLabel> = ProgressView(
      timerInterval: .distantPast ... .distantFuture)
    #expect(try !commands(plain).isEmpty && !commands(clock).isEmpty)
  }
}
