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
/// Nothing happens until a skin is given the tree; keys are values and are not changed by it.
public func => (key: SkinKey, dependents: [SkinKey]) -> SkinKey {
  key.with(dependents: dependents)
}
