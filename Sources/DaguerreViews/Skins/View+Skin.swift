public import DaguerreSkins

extension View {
  /// Puts a skin on the view and all within it: what views outside have revised does not count inside; what the whole
  /// tree is drawn under does.
  ///
  /// - Parameter skin: nil to leave the view as it is.
  @ViewBuilder
  public func skin(_ skin: (any Skin)?) -> some View {
    if let skin { environment(key: SkinEnvironmentKey.self, skin) } else { self }
  }

  /// Revises the skin in force for the view and all within it; views that do not care are passed through.
  ///
  /// ```swift
  /// Card().reviseSkin { $0.actionEnabled = MultipleColorSemanticToken("#4B0082") }
  /// ```
  ///
  /// - Parameter why: what the audit trail of the skin says from here on.
  public func reviseSkin(_ why: String = "revised", _ revise: @escaping (inout any Skin) -> Void) -> SkinRevision<Self>
  {
    SkinRevision(content: self) { skin in
      skin.addIdentifier(why)
      revise(&skin)
    }
  }

  /// Passes the skin in force on to all within the view, as it is anyway, and notes why in its audit trail.
  public func propagateSkin(why: String) -> some View { reviseSkin(why) { _ in } }

  /// Starts the view and all within it from a light and a dark skin, or from one for both.
  public func skins(_ defaults: SkinDefaults) -> EnvironmentModifier<Self> {
    environment(key: SkinDefaultsKey.self, defaults)
  }
}

/// A view that has a say in the skin of what is within it.
public protocol Skinnable: View {
  /// The skin for this view and all within it, made from the one around; nil, unless written, to leave that as it is.
  func reviseSkin(_ skin: any Skin) -> (any Skin)?
}

extension Skinnable {
  /// Leaves the skin around the view as it is.
  public func reviseSkin(_ skin: any Skin) -> (any Skin)? { nil }

  /// The skin in force in the view's body: the one around as the view has revised it.
  public var skin: any Skin { EnvironmentValues.current.skinInForce }

  /// Resolves the body under the revised skin.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    let skin = context.environment.skinInForce
    if let revised = context.withEnvironment({ reviseSkin(skin) }) {
      inner.environment[SkinEnvironmentKey.self] = revised
    }
    return inner.resolveBody(of: self)
  }
}

/// A view whose skin is revised.
public struct SkinRevision<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let revise: (inout any Skin) -> Void

  /// The nodes of the view under the revised skin.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    var skin = context.environment.skinInForce
    // What it reads of its surroundings is that of this place.
    context.withEnvironment { revise(&skin) }
    inner.environment[SkinEnvironmentKey.self] = skin
    return content._resolve(in: inner)
  }
}

private enum SkinEnvironmentKey: EnvironmentKey { static let defaultValue: (any Skin)? = nil }
private enum SkinDefaultsKey: EnvironmentKey { static let defaultValue: SkinDefaults? = nil }

extension EnvironmentValues {
  /// The skin that the tree gives its views; nil for the one that the tree is drawn under.
  var treeSkin: (any Skin)? {
    self[SkinEnvironmentKey.self] ?? self[SkinDefaultsKey.self]?.skin(isDark: colorScheme == .dark)
  }

  /// The skin in force, to read attributes from; what is set instead is the skin that views start from.
  ///
  /// An axis sets it to make a skin the theme of a whole matrix, and layers of tokens lie over it.
  public var skin: any Skin {
    get { skinInForce }
    set { self[SkinEnvironmentKey.self] = newValue }
  }

  /// A light and a dark skin for views to start from where no ``skin`` is set; nil where there are none.
  public var skins: SkinDefaults? {
    get { self[SkinDefaultsKey.self] }
    set { self[SkinDefaultsKey.self] = newValue }
  }

  /// The same without the skin that it gives the tree, and that skin with layers over it: to draw the tree under.
  package func startingSkin(under layers: (any Skin)?) -> (environment: EnvironmentValues, skin: (any Skin)?) {
    guard var skin = treeSkin else { return (self, layers) }
    if let layers { skin.lay(layers) }
    var environment = self
    environment[SkinEnvironmentKey.self] = nil
    environment[SkinDefaultsKey.self] = nil
    return (environment, skin)
  }

  /// The skin to revise: the tree's, else the one that the tree is drawn under, else one that changes nothing.
  fileprivate var skinInForce: any Skin { treeSkin ?? SkinScope.inForce?.skin ?? ConcreteSkin() }
}
