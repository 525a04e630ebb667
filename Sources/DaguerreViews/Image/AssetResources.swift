public import DaguerreGraphics
public import Foundation

/// An image of an asset catalogue, as the symbols have it that the plugin `AssetSymbols` writes.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// - Parameters:
  ///   - name: of the set, behind the folders that give names a space.
  ///   - bundle: that has the catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, as the symbols have it that the plugin `AssetSymbols` writes.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// - Parameters:
  ///   - name: of the set, behind the folders that give names a space.
  ///   - bundle: that has the catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// The image of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// The image of an asset catalogue that a screen reader passes over.
  public init(decorative resource: ImageResource) { self.init(resource) }
}

extension Color {
  /// The colour of an asset catalogue, as ``init(_:bundle:)`` finds it.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Button where Label == DaguerreViews.Label<Text, Image> {
  /// A button of words and the image of an asset catalogue.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: resource) }
  }

  /// A button of words that are looked up and the image of an asset catalogue.
  public init(
    _ key: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(key, image: resource) }
  }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with words and the image of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: resource) }
  }

  /// A switch with words that are looked up and the image of an asset catalogue.
  public init(_ key: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(key, image: resource) }
  }
}

extension Menu where Label == DaguerreViews.Label<Text, Image> {
  /// A menu of words and the image of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, image: resource) }
  }

  /// A menu of words that are looked up and the image of an asset catalogue.
  public init(_ key: LocalizedStringKey, image resource: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(key, image: resource) }
  }
}

extension Picker where Label == DaguerreViews.Label<Text, Image> {
  /// A choice with words and the image of an asset catalogue.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image resource: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, image: resource) }
  }

  /// A choice with words that are looked up and the image of an asset catalogue.
  public init(
    _ key: LocalizedStringKey, image resource: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(key, image: resource) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside the image of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// A title that is looked up, beside the image of an asset catalogue.
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(key) }, icon: { Image(resource) })
  }
}
