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
/// It has no effect until it is passed to ``Skin/addDependents(_:)``; keys are values and stay unchanged.
public func => (key: SkinKey, dependents: [SkinKey]) -> SkinKey {
  key.with(dependents: dependents)
}
