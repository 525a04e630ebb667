public import Foundation

// What applications ask of the platform, and pictures do not depend on.

/// Whether a person sees and uses a scene.
public enum ScenePhase: String, Hashable, Sendable, CaseIterable { case background, inactive, active }

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US_POSIX") }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// For views that look at it; what is drawn by itself depends on no locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Active, where nobody says otherwise.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// A name for views that belong together from one moment to the next; a picture has one moment.
@propertyWrapper
public struct Namespace: Sendable {
  /// What tells namespaces apart.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  /// Unlike that of any other namespace.
  public let wrappedValue = ID()

  /// A new namespace.
  public init() {}
}

extension View {
  /// The same view: nothing moves from one view to another in a still picture.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true) -> Self {
    self
  }
}
