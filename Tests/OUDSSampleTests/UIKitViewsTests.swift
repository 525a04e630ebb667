import DaguerreGraphics
import DaguerreText
import Synchronization
import SwiftUI
import TestSupport
import Testing

private struct Blur: UIViewRepresentable {
  var style = UIBlurEffect.Style.systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }

  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

private struct Writing: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: Writing

    init(_ parent: Writing) { self.parent = parent }

    func textViewDidChange(_ view: UITextView) { parent.text = view.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.textContainerInset = .zero
    view.setContentHuggingPriority(.required, for: .vertical)
    return view
  }

  func updateUIView(_ view: UITextView, context: UIViewRepresentableContext<Writing>) { view.text = text }

  static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {}
}

private struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIHostingController(rootView: Text("a"))
    controller.sizingOptions = .intrinsicContentSize
    controller.view.backgroundColor = .clear
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class Card: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.numberOfLines = 0
    label.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { super.layoutSubviews() }
}

extension UIColor {
  /// A picture of the colour.
  fileprivate func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

/// Views, images and surroundings by UIKit's names, as design systems have them beside SwiftUI.
@Suite("Views of UIKit")
struct UIKitViewsTests {
  private func picture(_ view: some View, warnings: Int = 0) throws -> Bitmap {
    let told = Mutex<[String]>([])
    let fonts = try FontLibrary(directory: PackageFonts.directory) { text in told.withLock { $0.append(text) } }
    let list = try ViewRenderer(fonts: fonts).render(view.frame(width: 80, height: 60), background: .white).list
    #expect(told.withLock { $0.count } == warnings)
    return try Rasterizer().draw(list, scale: 2)
  }

  @Test("a blur is a material; what else UIKit would draw is left empty, with a warning")
  func representables() throws {
    func stripes(under view: some View) -> some View {
      ZStack {
        HStack(spacing: 6) { ForEach(0..<6) { _ in Color.red.frame(width: 6) } }
        view.frame(width: 60, height: 40)
      }
    }
    #expect(try picture(stripes(under: Blur())) == picture(stripes(under: Rectangle().fill(.regularMaterial))))
    #expect(
      try picture(stripes(under: Blur(style: .systemUltraThinMaterial)))
        == picture(stripes(under: Rectangle().fill(.ultraThinMaterial))))
    let empty = try picture(stripes(under: Color.clear))
    #expect(try picture(stripes(under: Writing(text: .constant("a"))), warnings: 1) == empty)
    #expect(try picture(stripes(under: Screen()), warnings: 1) == empty)
  }

  @Test("views hold others")
  func views() {
    let card = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(card.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && card.subviews.count == 1)
    let (label, other) = (UILabel(), UIView())
    card.addSubview(label)
    #expect(label.superview === card && card.subviews.count == 2)
    other.addSubview(label)
    #expect(label.superview === other && card.subviews.count == 1)
    label.removeFromSuperview()
    #expect(label.superview == nil && other.subviews.isEmpty)
    #expect(UIHostingController(rootView: Text("a")).view.drawHierarchy(in: .zero, afterScreenUpdates: true) == false)
  }

  @Test("images that are drawn show what was drawn, also as large as their room, in a colour and in others")
  func renderers() throws {
    let size = CGSize(width: 20, height: 10)
    let red = UIColor.red.image(size)
    #expect(red.size == size)
    #expect(try picture(Image(uiImage: red)) == picture(Color(UIColor.red).frame(width: 20, height: 10)))
    #expect(
      try picture(Image(uiImage: red).resizable().frame(width: 40, height: 40))
        == picture(Color(UIColor.red).frame(width: 40, height: 40)))
    #expect(
      try picture(Image(uiImage: red.withTintColor(.blue)))
        == picture(Color(UIColor.blue).frame(width: 20, height: 10)))

    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      let sheet = context.cgContext
      sheet.saveGState()
      sheet.translateBy(x: 10, y: 10)
      sheet.setFillColor(UIColor.green.cgColor)
      sheet.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      sheet.fillPath()
      sheet.restoreGState()
      UIColor.blue.setStroke()
      let line = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 36, height: 36))
      line.lineWidth = 4
      line.stroke()
      red.draw(in: CGRect(x: 15, y: 15, width: 10, height: 10))
    }
    let canvas = Canvas { context, _ in
      let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(circle, with: .color(Color(UIColor.green)))
      context.stroke(
        Path(CGRect(x: 2, y: 2, width: 36, height: 36)), with: .color(Color(UIColor.blue)), lineWidth: 4)
      context.fill(Path(CGRect(x: 15, y: 15, width: 10, height: 10)), with: .color(Color(UIColor.red)))
    }
    #expect(try picture(Image(uiImage: drawn)) == picture(canvas.frame(width: 40, height: 40)))

    let mixed = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.yellow.image(size).draw(at: .zero)
      // As the sheet has it for others: images say their own.
      context.cgContext.setBlendMode(.multiply)
      UIColor.blue.image(size).draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.cgContext.setBlendMode(.normal)
      UIColor.cyan.image(size).draw(in: CGRect(x: 10, y: 0, width: 10, height: 10), blendMode: .multiply, alpha: 1)
    }
    let squares = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(UIColor.yellow)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(Color(UIColor.blue)))
      context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(Color(UIColor.green)))
    }
    #expect(try picture(Image(uiImage: mixed)) == picture(squares.frame(width: 20, height: 10)))

    let named = Canvas { context, _ in
      context.withCGContext { sheet in
        sheet.clip(to: CGRect(x: 0, y: 0, width: 10, height: 40))
        sheet.setAlpha(0.5)
        sheet.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    let clipped = Canvas { context, _ in
      context.opacity = 0.5
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 40)), with: .color(.black))
    }
    #expect(try picture(named.frame(width: 40, height: 40)) == picture(clipped.frame(width: 40, height: 40)))
  }

  @Test("surroundings are those of the view, or what they are made of")
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let all = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(all.userInterfaceStyle == .dark && all.accessibilityContrast == .high)
    #expect(all.preferredContentSizeCategory == .extraLarge && all.horizontalSizeClass == .unspecified)
    #expect(UITraitCollection { $0.userInterfaceStyle = .dark } == dark)
    var style = UIUserInterfaceStyle.unspecified
    dark.performAsCurrent { style = UITraitCollection.current.userInterfaceStyle }
    #expect(style == .dark && UITraitCollection.current.userInterfaceStyle == .light)
    let color = UIColor { $0.accessibilityContrast == .high || $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: UITraitCollection()) == .black)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) == .compact)
    #expect(UIScreen.main.bounds.width == 393 && UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIDevice.current.orientation.isPortrait && UIApplication.shared.applicationState == .active)
  }

  @Test("text sizes by UIKit's names are SwiftUI's, and fonts grow by them")
  func textSizes() {
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1)
    #expect(UIContentSizeCategory(DynamicTypeSize.xxLarge) == .extraExtraLarge)
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.unspecified < .small)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory.large) == .large)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
    let metrics = UIFontMetrics(forTextStyle: .body)
    // Lines of bodies are 40 points high then, and else 22.
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 31)
    var sharp = large
    sharp.displayScale = 3
    #expect(abs(metrics.scaledValue(for: 11, compatibleWith: sharp) - 20) < 1e-9)
    #expect(abs(metrics.scaledValue(for: 12, compatibleWith: sharp) - (21 + 2.0 / 3)) < 1e-9)
    var small = sharp
    small.preferredContentSizeCategory = .medium
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: small) - (16 + 1.0 / 3)) < 1e-9)
    #expect(metrics.scaledValue(for: 17.1) == 17.1)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 31)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14)
  }

  @Test("text sizes are known by UIKit's own words, and what is said of nothing is not specified")
  func wordsOfUIKit() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL") == .accessibilityExtraExtraExtraLarge)
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS") == .extraSmall)
    #expect(
      UITraitCollection().userInterfaceLevel == .unspecified && UITraitCollection.current.userInterfaceLevel == .base)
    var (raised, base) = (UITraitCollection(), UITraitCollection())
    (raised.userInterfaceLevel, base.userInterfaceLevel) = (.elevated, .base)
    #expect(UITraitCollection(traitsFrom: [raised, base]).userInterfaceLevel == .base)
    #expect(UITraitCollection(traitsFrom: [raised, UITraitCollection()]).userInterfaceLevel == .elevated)
  }

  @Test("a font of one width has that trait, and those that are added to what it has leave it")
  func traitsOfFonts() {
    let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescriptor
    #expect(code.symbolicTraits == .traitMonoSpace)
    #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.isEmpty)
    let tight = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitTightLeading])
    #expect(tight?.symbolicTraits == .traitTightLeading)
    #expect(tight?.withSymbolicTraits(.traitBold)?.symbolicTraits == .traitBold)
  }

  @Test("capitals and small letters are as high as the font of the picture has them")
  func letterHeights() throws {
    struct Heights: View {
      var body: some View {
        let font = UIFont(name: "Daguerre Test", size: 20)
        Color.red.markFrame("H").frame(width: font?.capHeight, height: font?.xHeight)
      }
    }
    let file = try PackageFonts.boxes()
    func height(_ letter: Unicode.Scalar) throws -> Double {
      try #require(file.glyph(for: letter).flatMap { file.box(of: $0) }).maxY * 20 / file.unitsPerEm
    }
    let drawn = try ViewRenderer(fonts: PackageFonts.library()).render(Heights())
    let frame = try #require(drawn.markedFrames.first?.frame)
    let (capitals, small) = (try height("H"), try height("x"))
    #expect(abs(frame.width - capitals) < 0.51 && abs(frame.height - small) < 0.51)
    let font = UIFont.systemFont(ofSize: 100)
    #expect(font.capHeight > font.xHeight && font.capHeight < font.ascender)
  }

  @Test("texts are as large by UIKit's names as they are drawn")
  func textMeasures() throws {
    struct Measured: View {
      let words = "several words in a text"

      var body: some View {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let rect = (words as NSString).boundingRect(
          with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        let size = NSAttributedString(string: words, attributes: attributes).size()
        VStack {
          Text(words).font(.system(size: 20)).fixedSize().markFrame("text")
          Text(words).font(.system(size: 20)).frame(width: 100).fixedSize(horizontal: false, vertical: true)
            .markFrame("lines")
          Color.red.markFrame("size").frame(width: size.width, height: size.height)
          Color.red.markFrame("rect").frame(width: 100, height: rect.height)
        }
      }
    }
    let frames = try ViewRenderer(fonts: PackageFonts.library()).render(Measured()).markedFrames
    func size(_ name: String) throws -> Size { try #require(frames.first { $0.name == name }).frame.size }
    #expect(try size("size") == size("text") && size("rect").height == size("lines").height)
    #expect(try size("lines").height > size("text").height)
    #expect("a".size(withAttributes: [:]) == .zero)
  }

  @Test("attributes by UIKit's names lead somewhere, and colour lines; paragraphs keep what they are told")
  func attributes() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineHeightMultiple = 1.2
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingTail
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(paragraph)
    #expect(
      copy.lineHeightMultiple == 1.2 && copy.alignment == .center && NSParagraphStyle.default.alignment == .natural)
    let container = AttributeContainer([
      .paragraphStyle: paragraph, .link: "https://example.org", .underlineStyle: NSUnderlineStyle.single.rawValue,
      .underlineColor: UIColor.red, .strikethroughStyle: 1, .shadow: NSShadow(), .strokeWidth: 2,
    ])
    #expect(container.link == URL(string: "https://example.org"))
    #expect(container.underlineStyle == Text.LineStyle(color: Color(UIColor.red)))
    #expect(container.strikethroughStyle == .single)
  }

  @Test("a slider keeps its value between the least and the greatest one, which do not pass each other")
  func slider() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
    slider.maximumValue = 5
    slider.setValue(4, animated: true)
    #expect(slider.value == 4)
    slider.value = .nan
    slider.minimumValueImage = UIImage()
    #expect(slider.minimumValueImage != nil && slider.maximumValueImage == nil)
  }

  @Test("sides and axes have bits of one byte")
  func bits() {
    let bits: [Int8] = [Edge.Set.all.rawValue, Edge.Set.trailing.rawValue, Axis.Set.vertical.rawValue]
    #expect(bits == [15, 8, 2] && Edge.Set(rawValue: bits[1]) == .trailing)
  }

  @Test("what has something usual takes what may not be there, and then has that")
  func usualValues() {
    let (label, text) = (UILabel(), UITextView())
    let (font, color, words): (UIFont?, UIColor?, String?) = (UIFont(name: "Inter", size: 12), nil, nil)
    label.font = font
    label.textColor = color
    text.text = words
    text.attributedText = nil
    label.tintColor = color
    #expect(label.font.pointSize == 12 && label.textColor == .label && text.text.isEmpty)
    #expect(text.attributedText.length == 0 && label.tintColor == UIView().tintColor)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test("what is set of the system's controls says nothing")
  func appearance() {
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self, UIViewController.self]).textColor = .red
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITableViewCell.appearance().selectionStyle = .none
    UITextView.appearance().backgroundColor = .clear
    UISwitch.appearance().onTintColor = .red
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UISlider.appearance().setThumbImage(UIImage(), for: .normal)
    UITextField.appearance().clearButtonMode = .whileEditing
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 12)], for: .normal)
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    let back = UIBarButtonItemAppearance(style: .plain)
    back.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    let bar = UINavigationBarAppearance()
    bar.backButtonAppearance = back
    UINavigationBar.appearance().compactScrollEdgeAppearance = bar
    UITabBar.appearance().isHidden = true
    UIView.appearance().tintColor = .red
    UIWindow.appearance().overrideUserInterfaceStyle = .dark
    UIView.animate(withDuration: 0.2) { UIApplication.shared.isIdleTimerDisabled = true }
    #expect(!UIApplication.shared.isIdleTimerDisabled && UIPageControl.appearance().currentPage == 0)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4) && path.contains(CGPoint(x: 2, y: 3)))
    #expect(CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: 2, y: 3)).height == 6)
    #expect(CGColor(gray: 0, alpha: 1).copy(alpha: 0)?.alpha == 0)
  }
}
