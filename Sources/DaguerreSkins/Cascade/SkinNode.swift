/// A place in a tree through which skins cascade.
///
/// A skin goes from a node to its children; each may revise it for itself and those below, then applies it. A node
/// without a ``Skinnable`` lets it pass; a node with a skin of its own shields its subtree from what comes from above.
public final class SkinNode {
  /// Who revises and applies; nil for a node that does not care.
  public let skinnable: (any Skinnable)?
  /// The node above; nil at the top.
  public private(set) weak var parent: SkinNode?
  /// The nodes below, in the order in which they were added.
  public private(set) var children: [SkinNode] = []

  /// The skin in force here: the own one, else the parent's, revised.
  public private(set) var skin: any Skin

  /// What came from above, kept for when the own skin is taken away.
  private var inherited: any Skin

  /// A skin for this node and those below it, whatever is above; nil for none.
  public var ownSkin: (any Skin)? {
    didSet { wear(ownSkin ?? inherited) }
  }

  /// - Parameters:
  ///   - skinnable: who revises and applies.
  ///   - top: the skin in force until the node has a parent; applied at once.
  public init(_ skinnable: (any Skinnable)? = nil, top: any Skin) {
    self.skinnable = skinnable
    skin = top
    inherited = top
    wear(top)
  }

  /// Adds a node below this one; it takes the skin in force here.
  ///
  /// - Precondition: `child` is not this node nor above it.
  public func addChild(_ child: SkinNode) {
    precondition(!isBelow(child), "a skin node cannot be below itself")
    child.removeFromParent()
    child.parent = self
    children.append(child)
    child.inherit(skin)
  }

  /// Takes the node, with all below it, out of the tree; it keeps its skin.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func isBelow(_ node: SkinNode) -> Bool {
    var next: SkinNode? = self
    while let current = next {
      if current === node { return true }
      next = current.parent
    }
    return false
  }

  private func inherit(_ skin: any Skin) {
    inherited = skin
    if ownSkin == nil { wear(skin) }
  }

  private func wear(_ skin: any Skin) {
    let revised = skinnable?.reviseSkin(skin) ?? skin
    self.skin = revised
    skinnable?.applySkin(revised)
    for child in children { child.inherit(revised) }
  }
}
