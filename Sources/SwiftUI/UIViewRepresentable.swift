public import DaguerreViews
public import Foundation

// Views and screens of UIKit in those of SwiftUI: their room is left empty, with a warning, as nothing here draws UIKit's.

/// A view of UIKit's in one of SwiftUI's.
///
/// A `UIVisualEffectView` with a `UIBlurEffect` is drawn as a material. What any other would draw is left out, with a warning,
/// or an error with `--strict`: the view takes all the room that it is offered, and is never made.
public protocol UIViewRepresentable: View {
  /// The view of UIKit's.
  associatedtype UIViewType: UIView
  /// What it tells things to.
  associatedtype Coordinator = Void
  /// What is around it.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view to what is now so.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what it tells things to.
  func makeCoordinator() -> Coordinator
  /// How large it is, of what it is offered; nil for what the view says.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// What is around a view of UIKit's.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What it tells things to.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How a change would move: it does not.
  public let transaction = Transaction()
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// What the view says.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// The material of an effect, or an empty room.
  @ViewBuilder
  public var body: some View {
    if let material { Rectangle().fill(material) } else { EmptyRoom(name: "\(Self.self)", isDrawn: isEffect) }
  }

  private var isEffect: Bool { UIViewType.self is UIVisualEffectView.Type }

  /// That of the effect of the view, if it is one.
  private var material: Material? {
    guard isEffect else { return nil }
    let context = Context(coordinator: makeCoordinator(), environment: EnvironmentValues.current)
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return ((view as? UIVisualEffectView)?.effect as? UIBlurEffect)?.style.material
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}

/// A screen of UIKit's in a view of SwiftUI's, which is left empty, with a warning, or an error with `--strict`.
public protocol UIViewControllerRepresentable: View {
  /// What shows the screen.
  associatedtype UIViewControllerType: UIViewController
  /// What it tells things to.
  associatedtype Coordinator = Void
  /// What is around it.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes what shows the screen.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the screen to what is now so.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Ends the screen.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what it tells things to.
  func makeCoordinator() -> Coordinator
  /// How large it is, of what it is offered; nil for what the screen says.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// What is around a screen of UIKit's.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What it tells things to.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How a change would move: it does not.
  public let transaction = Transaction()
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// What the screen says.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// An empty room.
  public var body: some View { EmptyRoom(name: "\(Self.self)", isDrawn: false) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() {}
}

private struct EmptyRoom: View {
  let name: String
  let isDrawn: Bool

  var body: some View {
    Color.clear.drawnOtherwise(name, isDrawn ? nil : "left empty, as views of UIKit are drawn on Apple's platforms")
  }
}

extension UIBlurEffect.Style {
  /// The material that is as thick.
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .light, .extraLight, .dark: .regular
    }
  }
}
