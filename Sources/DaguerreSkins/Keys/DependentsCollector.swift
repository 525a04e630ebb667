internal import Synchronization

/// Takes the trees that are written as statements, for the skin that is being set up.
final class DependentsCollector: Sendable {
  @TaskLocal static var current: DependentsCollector?

  private let trees = Mutex<[SkinKey]>([])

  /// Notes a tree; the trees within it have been noted before, which changes nothing.
  func add(_ tree: SkinKey) { trees.withLock { $0.append(tree) } }

  /// The trees since the last time.
  func take() -> [SkinKey] {
    trees.withLock { trees in
      defer { trees = [] }
      return trees
    }
  }
}

extension ConcreteSkin {
  /// A skin that is set up by a closure, in which a tree of dependents can stand as a statement.
  ///
  /// ```swift
  /// let skin = ConcreteSkin("light") { skin in
  ///   SkinKey.tintColor => [.highlightedTintColor, .topbarTintColor => [.bottombarTintColor]]
  ///   skin.tintColor = SkinColor(rgba: 0xFF79_00FF)
  /// }
  /// ```
  ///
  /// A tree holds for what the closure sets after it.
  public init(_ identifier: String, setUp: (inout ConcreteSkin) throws -> Void) rethrows {
    self.init(identifier)
    try DependentsCollector.$current.withValue(DependentsCollector()) {
      try setUp(&self)
      addStatedDependents()
    }
  }

  /// Adds the trees that were written as statements since the last change.
  mutating func addStatedDependents() {
    for tree in DependentsCollector.current?.take() ?? [] { addDependents(tree) }
  }
}
