import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  fileprivate class var brand: UIColor { UIColor(hex: 0x33_6699) }
}

extension UIFont {
  fileprivate class func brand(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size, weight: .medium) }

  fileprivate var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  fileprivate func weighing(_ weight: Weight) -> UIFont {
    let traits = [UIFontDescriptor.TraitKey.weight: weight]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
  }
}

/// How design systems extend what UIKit has.
@Suite("Extensions of UIKit's colours, fonts and outlines")
struct UIKitFormsTests {
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func picture(_ view: some View) throws -> Bitmap {
    let list = try ViewRenderer(fonts: fonts).render(view.frame(width: 80, height: 60), background: .white).list
    return try Rasterizer().draw(list, scale: 2)
  }

  @Test("colours and fonts have initialisers for convenience, and functions of the class")
  func classes() {
    #expect(UIColor.brand == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) && UIColor.brand != .red)
    #expect(UIFont.brand(12) == UIFont.brand(12) && UIFont.brand(12) != UIFont.brand(13))
  }

  @Test("fonts are made of what others are like")
  func descriptors() {
    let font = UIFont.brand(12)
    #expect(font.bold == .systemFont(ofSize: 12, weight: .bold) && font.bold.bold == font.bold)
    #expect(font.weighing(.heavy) == .systemFont(ofSize: 12, weight: .heavy))
    #expect(font.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 20).pointSize } == 20)
    #expect(font.fontDescriptor.withDesign(.monospaced)?.pointSize == 12)
    let italic = font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitTightLeading])
    #expect(
      italic?.symbolicTraits == [.traitItalic, .traitTightLeading]
        && UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize == 17)
  }

  @Test("an outline that a constant keeps is drawn on, clockwise where it says so")
  func outlines() throws {
    struct Ours: Shape {
      func path(in rect: CGRect) -> Path {
        let outline = UIBezierPath()
        outline.move(to: CGPoint(x: 10, y: 10))
        outline.addLine(to: CGPoint(x: 60, y: 10))
        outline.addArc(
          withCenter: CGPoint(x: 60, y: 20), radius: 10, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
        outline.addQuadCurve(to: CGPoint(x: 40, y: 50), controlPoint: CGPoint(x: 70, y: 50))
        outline.addCurve(
          to: CGPoint(x: 10, y: 40), controlPoint1: CGPoint(x: 30, y: 50), controlPoint2: CGPoint(x: 10, y: 50))
        outline.close()
        outline.append(
          UIBezierPath(arcCenter: CGPoint(x: 30, y: 25), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false))
        return Path(outline.cgPath)
      }
    }
    struct Theirs: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 60, y: 10))
        path.addArc(
          center: CGPoint(x: 60, y: 20), radius: 10, startAngle: .degrees(-90), endAngle: .zero, clockwise: false)
        path.addQuadCurve(to: CGPoint(x: 40, y: 50), control: CGPoint(x: 70, y: 50))
        path.addCurve(to: CGPoint(x: 10, y: 40), control1: CGPoint(x: 30, y: 50), control2: CGPoint(x: 10, y: 50))
        path.closeSubpath()
        path.addArc(
          center: CGPoint(x: 30, y: 25), radius: 5, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
        return path
      }
    }
    #expect(try picture(Ours().fill(.red)) == picture(Theirs().fill(.red)))
    let box = UIBezierPath(rect: CGRect(x: 2, y: 3, width: 10, height: 10))
    box.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(box.bounds == CGRect(x: 7, y: 3, width: 10, height: 10) && box.contains(CGPoint(x: 16, y: 5)))
    #expect(UIBezierPath().isEmpty && !box.isEmpty)
    // By the rule by which it is filled.
    box.append(UIBezierPath(rect: CGRect(x: 10, y: 5, width: 2, height: 2)))
    #expect(box.contains(CGPoint(x: 11, y: 6)))
    box.usesEvenOddFillRule = true
    #expect(!box.contains(CGPoint(x: 11, y: 6)))
  }

  @Test("surroundings are the current ones for a function, in all that they say")
  func currentTraits() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.accessibilityContrast = .high
      traits.horizontalSizeClass = .regular
      traits.layoutDirection = .rightToLeft
      traits.displayScale = 3
      traits.preferredContentSizeCategory = .extraLarge
    }
    let vertical = UITraitCollection.current.verticalSizeClass
    traits.performAsCurrent {
      var current = UITraitCollection.current
      #expect(current.verticalSizeClass == vertical)
      current.verticalSizeClass = .unspecified
      current.userInterfaceLevel = .unspecified
      #expect(current == traits)
    }
  }

  @Test("an outline of Core Graphics is shared by all that have it")
  func shared() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addEllipse(in: CGRect(x: 10, y: 0, width: 4, height: 4))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 9))
    path.closeSubpath()
    #expect(Path(path).boundingRect == CGRect(x: 0, y: 0, width: 14, height: 9))
    // Around points of control too.
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(Path(curve).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test("attributes by UIKit's names are those of texts")
  func attributes() throws {
    let theirs = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2, .baselineOffset: 3.0,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
    ])
    var ours = AttributeContainer()
    ours.font = Font(UIFont.systemFont(ofSize: 20))
    ours.foregroundColor = Color(red: 1, green: 0, blue: 0)
    ours.kern = 2
    ours.baselineOffset = 3
    ours.underlineStyle = .single
    ours.backgroundColor = Color(red: 1, green: 1, blue: 0)
    func text(_ attributes: AttributeContainer) -> Text { Text(AttributedString("Text", attributes: attributes)) }
    #expect(try picture(text(theirs)) == picture(text(ours)))
    // Numbers are those of Objective-C there, whatever their type is.
    for number in [NSNumber(value: 2), Float(2), CGFloat(2), 2.0, 2] as [Any] {
      let one = AttributeContainer([.kern: number, .underlineStyle: number, .baselineOffset: number])
      #expect(one.kern == 2 && one.baselineOffset == 2, "\(type(of: number))")
      #expect(one.underlineStyle == Text.LineStyle(nsUnderlineStyle: .thick), "\(type(of: number))")
    }
    #expect(AttributeContainer([.underlineStyle: NSNumber(value: 0)]).underlineStyle == nil)
  }

  @Test("lines under texts are those that their bits say, and none where these name only what it would be made of")
  func lineBits() throws {
    let patterns: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
      (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot), (.patternDashDotDot, .dashDotDot),
    ]
    for (bits, pattern) in patterns {
      let container = AttributeContainer([.underlineStyle: bits.union(.single).rawValue])
      #expect(container.underlineStyle == Text.LineStyle(pattern: pattern))
      #expect(AttributeContainer([.underlineStyle: bits.rawValue]).underlineStyle == nil)
    }
    for style: NSUnderlineStyle in [.single, .thick, [.double, .patternDot], [.thick, .byWord, .patternDashDotDot]] {
      #expect(Text.LineStyle(nsUnderlineStyle: style).map { NSUnderlineStyle($0) } == style)
    }
    #expect(Text.LineStyle(nsUnderlineStyle: .byWord) == nil)
    func drawn(_ style: NSUnderlineStyle) throws -> Bitmap {
      let attributes = AttributeContainer([.underlineStyle: style.rawValue])
      return try picture(Text(AttributedString("a b c", attributes: attributes)))
    }
    let pictures = try [.single, .thick, .double, [.single, .byWord], [.single, .patternDash]].map(drawn)
    #expect(Set(pictures.map(\.pixels)).count == 5)
  }

  @Test("a colour of a catalogue that is not there is an error of the picture, as a colour by its name")
  func named() throws {
    struct Named: View {
      var body: some View { Color(UIColor(named: "none", in: .main, compatibleWith: nil) ?? .red) }
    }
    #expect(throws: (any Error).self) { try picture(Named()) }
    #expect(UIColor.tintColor == UIColor(Color.accentColor))
  }

  @Test("insets have the numbers that they are made of, by the direction of lines where they go by it")
  func insets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets && UIEdgeInsets(top: 1) != .zero)
  }

  @Test("what people want is that of the view that is evaluated")
  func accessibility() throws {
    struct Still: View {
      var body: some View { UIAccessibility.isReduceMotionEnabled ? Color.red : Color.blue }
    }
    #expect(try picture(Still()) == picture(Color.blue))
    #expect(try picture(Still().environment(\.accessibilityReduceMotion, true)) == picture(Color.red))
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.shouldDifferentiateWithoutColor)
  }

  @Test("what is set of the system's bars says nothing")
  func bars() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .brand
    bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.brand(17)]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .brand
    tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().unselectedItemTintColor = .gray
    #expect(bar.backgroundColor == .brand && UITabBar.appearance().standardAppearance.backgroundColor == nil)
  }
}
