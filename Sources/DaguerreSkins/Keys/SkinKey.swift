internal import Synchronization

/// The name of a skin attribute, declared once, as a static constant, in any module.
///
/// ```swift
/// extension SkinKey {
///   public static let dogColor = SkinKey("dog.color", Color.self)
/// }
/// ```
///
/// Two keys of the same name are equal. Comparing and hashing use a pointer. Ordering uses the name, so that no visible
/// order depends on which key was used first.
public struct SkinKey: Sendable {
  /// Shared by all keys of one name.
  ///
  /// Interned, so that identity is equality.
  private final class Name: Sendable {
    let text: String
    let valueType: any SkinValue.Type
    /// The first 32 bytes as numbers, which are ordered as the names are where they differ; nil where not all
    /// characters are ASCII.
    let beginning: (UInt64, UInt64, UInt64, UInt64)?

    init(_ text: String, _ valueType: any SkinValue.Type) {
      self.text = text
      self.valueType = valueType
      beginning = text.utf8.allSatisfy { $0 < 0x80 } ? Self.beginning(of: text) : nil
    }

    private static func beginning(of text: String) -> (UInt64, UInt64, UInt64, UInt64) {
      let bytes = Array(text.utf8.prefix(32)) + Array(repeating: 0, count: 32)
      func number(_ index: Int) -> UInt64 { bytes[8 * index..<8 * index + 8].reduce(0) { $0 << 8 | UInt64($1) } }
      return (number(0), number(1), number(2), number(3))
    }
  }

  /// Only grows.
  ///
  /// An entry never changes, so no result depends on who came first.
  private static let names = Mutex<[String: Name]>([:])

  private let shared: Name

  /// The keys written below this one with ``=>(_:_:)``; empty for a key as declared.
  ///
  /// Not part of the key's identity: equality, order and hash ignore it.
  public private(set) var dependents: [SkinKey] = []

  /// - Parameters:
  ///   - name: dotted path, such as `color.action.enabled`; unique in the program.
  ///   - valueType: the type of the attribute. A second declaration of a name must repeat the type of the first.
  public init<Value: SkinValue>(_ name: String, _ valueType: Value.Type) {
    shared = Self.names.withLock { names in
      if let known = names[name] { return known }
      let new = Name(name, valueType)
      names[name] = new
      return new
    }
    precondition(
      shared.valueType == valueType,
      "skin key '\(name)' is declared twice: as \(shared.valueType) and as \(valueType)")
  }

  /// The key of a name that was declared already, as it is from the first read; nil for any other.
  package static func declared(_ name: String) -> SkinKey? {
    names.withLock { $0[name] }.map(SkinKey.init(shared:))
  }

  private init(shared: Name) { self.shared = shared }

  /// The key with other keys below it: see ``=>(_:_:)``.
  func with(dependents: [SkinKey]) -> SkinKey {
    var key = self
    key.dependents = self.dependents + dependents
    return key
  }

  /// The dotted path.
  public var name: String { shared.text }

  /// The type of the values stored under this key.
  public var valueType: any SkinValue.Type { shared.valueType }
}

extension SkinKey: Hashable {
  /// Whether both have the same name.
  public static func == (left: SkinKey, right: SkinKey) -> Bool { left.shared === right.shared }
  /// Hashes the identity of the shared name, so hashes differ from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(shared)) }
}

extension SkinKey: Comparable {
  /// By name, as strings are ordered.
  public static func < (left: SkinKey, right: SkinKey) -> Bool {
    // All that a sheet has read is sorted, and comparing strings takes ten times as long.
    if let first = left.shared.beginning, let second = right.shared.beginning, first != second { return first < second }
    return left.name < right.name
  }
}

extension SkinKey: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

precedencegroup SkinDependentsPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator => : SkinDependentsPrecedence

/// A key with the keys that depend on it, as a tree.
///
/// ```swift
/// skin.addDependents(.tintColor => [.sliderThumbColor, .navbarTintColor => [.toolbarTintColor]])
/// ```
///
/// It has no effect until it is passed to ``Skin/addDependents(_:)``; keys are values and stay unchanged. As a statement
/// it belongs in ``ConcreteSkin/init(_:setUp:)``, and has no effect elsewhere.
@discardableResult
public func => (key: SkinKey, dependents: [SkinKey]) -> SkinKey {
  let tree = key.with(dependents: dependents)
  DependentsCollector.current?.add(tree)
  return tree
}
