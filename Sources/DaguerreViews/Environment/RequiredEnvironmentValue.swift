internal import Synchronization

/// A type of environment values that has no sensible default, such as a theme.
///
/// A view or modifier that declares `@Environment` of such a type is not evaluated where the value is not set. The
/// picture fails with ``ViewError/unsupported(view:rule:)``, which names the view and the remedy.
public protocol RequiredEnvironmentValue: Sendable {
  /// Whether something around the view sets the value.
  static func isSet(in environment: EnvironmentValues) -> Bool

  /// What to do where it is not set, such as `put it in OUDSThemeableView(theme:)`.
  static var remedy: String { get }

  /// What errors call it; the name of the type, unless it says otherwise.
  static var displayName: String { get }
}

extension RequiredEnvironmentValue {
  /// The name of the type.
  public static var displayName: String { "\(self)" }
}

/// What tells an `@Environment` of any value among the properties of a view, or an `@EnvironmentObject`.
protocol EnvironmentReader {
  /// The same for a property of each view of a type.
  var requirement: (any RequiredEnvironmentValue.Type)? { get }
}

extension Environment: EnvironmentReader {
  var requirement: (any RequiredEnvironmentValue.Type)? { model ?? (Value.self as? any RequiredEnvironmentValue.Type) }
}

/// The required values that types of views and modifiers declare.
enum EnvironmentRequirements {
  /// By type: looking at properties takes longer than evaluating a body.
  private static let known = Mutex<[ObjectIdentifier: [any RequiredEnvironmentValue.Type]]>([:])

  /// The first value that a reader of some type declares and `environment` lacks.
  static func missing(
    by type: Any.Type, in environment: EnvironmentValues, _ reader: () -> Any
  ) -> (any RequiredEnvironmentValue.Type)? {
    let type = ObjectIdentifier(type)
    let requirements =
      known.withLock { $0[type] }
      ?? {
        // What wrappers store has a name that begins with a low line; whether a type conforms takes long to find out.
        let found = Mirror(reflecting: reader()).children.compactMap { child in
          child.label?.first == "_" ? (child.value as? any EnvironmentReader)?.requirement : nil
        }
        known.withLock { $0[type] = found }
        return found
      }()
    return requirements.first { !$0.isSet(in: environment) }
  }
}
