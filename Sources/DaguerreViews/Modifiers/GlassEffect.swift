/// The glass that systems of 2025 lay under controls: a material, with a tint where one is set.
public struct Glass: Hashable, Sendable {
  private var material: Material?
  private var tint: Color?

  /// The usual one.
  public static let regular = Glass(material: .thin)
  /// One that lets more through.
  public static let clear = Glass(material: .ultraThin)
  /// None.
  public static let identity = Glass()

  /// With a colour over what is let through; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same: nobody touches a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  @ViewBuilder
  fileprivate func pane(in shape: some Shape) -> some View {
    if let material { shape.fill(material) }
    if material != nil, let tint { shape.fill(tint.opacity(Self.tintOpacity)) }
  }

  /// A choice of ours, as the systems say no number.
  private static let tintOpacity = 0.8
}

extension View {
  /// Lays glass under the view, as large as it is.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Lays glass in a shape under the view, as large as it is.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    background { ZStack { glass.pane(in: shape) } }
  }

  /// The same: glass that flows together does so while something moves.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self { self }

  /// The same: panes stay apart in pictures.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> Self { self }
}

/// How glass would come and go.
public enum GlassEffectTransition: Hashable, Sendable { case identity, matchedGeometry, materialize }

extension View {
  /// The same: glass that comes or goes does so while something moves.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
}

/// Views on glass, which would flow together where they are near one another.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: how near panes flow together, in points; says nothing here.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: Content { content }
}
