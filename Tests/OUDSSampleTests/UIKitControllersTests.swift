import DaguerreText
import SwiftUI
import TestSupport
import Testing

private struct Share: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = [.airDrop, .print]
    controller.completionWithItemsHandler = { _, _, _, _ in }
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

private struct Pages: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { nil }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = context.coordinator
    pages.delegate = context.coordinator
    return pages
  }

  func updateUIViewController(_ pages: UIPageViewController, context: Context) {
    pages.setViewControllers([UIHostingController(rootView: Text("A"))], direction: .forward, animated: true)
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

private final class Searching: NSObject, UISearchBarDelegate, UITextFieldDelegate, UITextViewDelegate,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
  var words = ""

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { words = searchText }
}

/// What screens hand over to UIKit: sheets to share, pages, fields.
@Suite("Controllers and fields of UIKit")
struct UIKitControllersTests {
  @Test("Nothing of the app, the device and the pasteboard is there")
  func nothing() {
    let app = UIApplication.shared
    #expect(app.delegate == nil && app.keyWindow == nil && app.alternateIconName == nil)
    #expect(!app.supportsAlternateIcons && app.userInterfaceLayoutDirection == .leftToRight)
    app.setAlternateIconName("Night") { _ in Issue.record("nobody is told") }
    UIPasteboard.general.url = URL(fileURLWithPath: "/a")
    UIPasteboard.general.setItems([["a": "b"]], options: [.localOnly: true])
    #expect(UIPasteboard.general.url == nil && UIPasteboard.general.items.isEmpty && !UIPasteboard.general.hasURLs)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    UIScreen.main.brightness = 0.5
    #expect(UIScreen.main.brightness == 1 && UIDevice.current.batteryLevel < 0)
    #expect(Delegate().application(app, supportedInterfaceOrientationsFor: nil) == .portrait)
    #expect(UIInterfaceOrientationMask.all.contains(.landscapeLeft))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
  }

  @Test("What UIKit shows over screens keeps what it is told, and its room is empty")
  func controllers() throws {
    let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    #expect(share.activityItems.count == 1)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in Issue.record("nobody answers") })
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.title == "Delete?" && alert.actions.map(\.style) == [.destructive])
    #expect(alert.textFields?.first?.placeholder == "Name")
    let navigation = UINavigationController(rootViewController: share)
    navigation.pushViewController(alert, animated: true)
    #expect(navigation.topViewController === alert && navigation.popViewController(animated: true) === alert)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let renderer = ViewRenderer(fonts: try FontLibrary(directory: PackageFonts.directory) { _ in })
    let empty = try renderer.render(Color.clear).list.commands
    #expect(try renderer.render(Share(items: [])).list.commands == empty)
    #expect(try renderer.render(Pages()).list.commands == empty)
  }

  private final class Letter: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { type == .mail ? "Letter" : nil }
  }

  @Test("Controllers find those around them, whose bars are views")
  func surroundings() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    #expect(screen.navigationController === navigation && screen.tabBarController == nil)
    tabs.viewControllers = [navigation]
    #expect(screen.tabBarController === tabs && tabs.selectedViewController === navigation)
    #expect(tabs.presentedViewController == nil && tabs.tabBarController == nil && tabs.parent == nil)
    tabs.selectedIndex = 3
    #expect(tabs.selectedViewController == nil)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.focused.iconColor = .red
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.setNeedsLayout()
    tabs.tabBar.addSubview(UILabel())
    #expect(tabs.tabBar.subviews.count == 1 && tabs.tabBar.bounds.height == 0)
    let share = UIActivityViewController(activityItems: [Letter()], applicationActivities: nil)
    let letter = share.activityItems.first as? any UIActivityItemSource
    #expect(letter?.activityViewController(share, itemForActivityType: .mail) as? String == "Letter")
    #expect(letter?.activityViewController(share, subjectForActivityType: nil) == "")
  }

  @Test("Fields of UIKit keep what they ask of the keyboard")
  func fields() {
    let (field, view, bar, delegate) = (UITextField(), UITextView(), UISearchBar(), Searching())
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.autocapitalizationType = .none
    field.isSecureTextEntry = true
    view.returnKeyType = .done
    view.textContainer.lineFragmentPadding = 0
    view.dataDetectorTypes = .link
    bar.placeholder = "Search"
    bar.autocorrectionType = .no
    (field.delegate, view.delegate, bar.delegate) = (delegate, delegate, delegate)
    #expect(field.keyboardType == .emailAddress && field.autocapitalizationType == .none && field.isSecureTextEntry)
    #expect(view.returnKeyType == .done && view.keyboardType == .default && bar.autocorrectionType == .no)
    #expect(!field.becomeFirstResponder() && field.resignFirstResponder() && !view.isFirstResponder)
    bar.delegate?.searchBar(bar, textDidChange: "fog")
    #expect(delegate.words == "fog" && field.delegate?.textFieldShouldReturn(field) == true)
  }
}
