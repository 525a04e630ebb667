import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

/// Forms of an app for the design system before this one.
@Suite("Forms of an earlier app")
struct EarlierAppTests {
  /// A slider of an app's own, for any number.
  private struct Level<Label: View, Ends: View, Value: BinaryFloatingPoint>: View
  where Value.Stride: BinaryFloatingPoint {
    @Binding var value: Value
    let range: ClosedRange<Value>
    let step: Value.Stride?
    @ViewBuilder let label: () -> Label
    @ViewBuilder let ends: () -> Ends

    var body: some View {
      if let step {
        Slider(value: $value, in: range, step: step, label: label, minimumValueLabel: ends, maximumValueLabel: ends)
        Slider(value: $value, in: range, step: step) { label() }
        Slider(value: $value, in: range, step: step)
      } else {
        Slider(value: $value, in: range, label: label, minimumValueLabel: ends, maximumValueLabel: ends)
        Slider(value: $value, in: range) { label() }
        Slider(value: $value, in: range)
      }
    }
  }

  private enum TitleSize {
    case standard, large

    var displayMode: NavigationBarItem.TitleDisplayMode { self == .large ? .large : .inline }
  }

  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func commands(_ view: some View) throws -> [Command] {
    try ViewRenderer(fonts: fonts).render(view.frame(width: 200)).list.commands
  }

  @Test("A slider takes a step of the type that its numbers differ by, and stands where its value is")
  func steps() throws {
    func level<Value: BinaryFloatingPoint>(_ value: Value, step: Value.Stride?) throws -> [Command]
    where Value.Stride: BinaryFloatingPoint {
      try commands(
        VStack {
          Level(value: .constant(value), range: 0...10, step: step) {
            Text("Level")
          } ends: {
            Color.red.frame(width: 9, height: 9)
          }
        })
    }
    #expect(try level(5.0, step: 0.5) == level(5.0, step: nil))
    #expect(try level(Float(5), step: 2) == level(CGFloat(5), step: nil))
    #expect(try level(5.0, step: 0.5) != level(6.0, step: 0.5))
  }

  @Test("The way in which a bar shows its title is told by a value, and nothing of it is drawn")
  func titles() throws {
    let view = Color.red.frame(height: 9)
    for size in [TitleSize.standard, .large] {
      let titled = view.navigationBarTitleDisplayMode(size.displayMode)
      #expect(try commands(titled.navigationBarTitle("Title", displayMode: size.displayMode)) == commands(view))
    }
  }

  @Test("Of screens in columns the first is drawn, as on a phone")
  func columns() throws {
    let list = Text("List")
    let alone = try commands(NavigationView { list })
    #expect(
      try commands(
        NavigationView {
          list
          Text("Detail")
          Color.red
        }) == alone)
    #expect(try commands(NavigationView { EmptyView() }).isEmpty)
    struct Rows: View {
      @ViewBuilder var rows: some View {
        Text("List")
        Text("Detail")
      }
      var body: some View { NavigationView { rows } }
    }
    #expect(try commands(Rows()) == alone)
  }

  @Test("Views keep formatters in constants")
  func formatters() {
    struct Age: View {
      static let ago = RelativeDateTimeFormatter()
      static let length = DateComponentsFormatter()
      static let list = ListFormatter()

      var body: some View { Text(Self.ago.localizedString(fromTimeInterval: -86_400)) }
    }
    #expect(Age.length.string(from: 60) != nil && Age.list.string(from: ["A", "B"]) != nil)
    #expect(!Age.ago.localizedString(fromTimeInterval: -86_400).isEmpty)
  }

  @Test("What is kept for an app is found as the values of other objects are")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "EarlierAppTests"))
    defaults.setValue("Sosh", forKey: "theme")
    #expect(defaults.value(forKey: "theme") as? String == "Sosh" && defaults.string(forKey: "theme") == "Sosh")
    defaults.setValue(nil, forKey: "theme")
    #expect(defaults.value(forKey: "theme") == nil)
  }
}
