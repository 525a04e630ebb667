/// A place in the tree of views, which is the same each time that the views of a picture are made again: it keeps the
/// state of the view there, and what that was told.
final class ViewPlace {
  /// How one gets from a place to one within.
  enum Step: Hashable {
    /// To a view or modifier of a type.
    case type(ObjectIdentifier)
    /// To a view of a block, by its number there.
    case position(Int)
    /// To the views of an `if`, true, or of its `else`.
    case branch(Bool)
    /// To the view of an element of a ``ForEach``.
    case element(AnyHashable)

    static func view(_ type: Any.Type) -> Step { .type(ObjectIdentifier(type)) }
  }

  private var places: [Step: [ViewPlace]] = [:]
  /// How often each step was taken since the views were last begun.
  private var taken: [Step: Int] = [:]
  private var state: [any StateStorage] = []
  private var followers: [any StateStorage] = []
  /// What the view there was told last; nil for nothing.
  var told: Any?
  /// What the view there was called last; nil for nothing.
  private var name: AnyHashable?
  /// Whether it was called something else before.
  private var isRenamed = false
  /// How many views there have been, one after the other.
  private var renamings = 0

  /// Begins the views anew.
  func begin() {
    taken.removeAll(keepingCapacity: true)
    for place in places.values.joined() { place.begin() }
  }

  /// Lets views have their own state again.
  func end() {
    for follower in followers { follower.follow(nil) }
    for place in places.values.joined() { place.end() }
  }

  /// The place after a step; where several steps are alike they are told apart by their order.
  func after(_ step: Step) -> ViewPlace {
    let index = taken[step, default: 0]
    taken[step] = index + 1
    if let places = places[step], index < places.count { return places[index] }
    let place = ViewPlace()
    places[step, default: []].append(place)
    return place
  }

  /// The place of the view there that is called something: a new one where the view before it was called something else.
  ///
  /// What is called something else each time that it is made, as by a random number, stays the same view.
  func called(_ name: AnyHashable) -> ViewPlace {
    let isRenamed = self.name.map { $0 != name } ?? false
    if isRenamed, !self.isRenamed { renamings += 1 }
    (self.name, self.isRenamed) = (name, isRenamed)
    return after(.position(renamings))
  }

  /// Gives a view that was made again the state of the one that was here before it.
  func keepState(of view: Any) {
    for (index, storage) in StateStorages.all(of: view).enumerated() {
      // A copy for the first one too: a view that is drawn twice begins twice with its first state.
      if index == state.count { state.append(storage.copy()) }
      storage.follow(state[index])
      followers.append(storage)
    }
  }
}

/// Where a property of a view holds its value.
protocol StateStorage: AnyObject {
  /// Another one with its own value.
  func copy() -> any StateStorage
  /// Has the value of another one from now on; its own for nil.
  func follow(_ other: (any StateStorage)?)
}

/// A property that holds a value as long as its view is shown.
protocol StateProperty {
  var stateStorage: any StateStorage { get }
}

private enum StateStorages {
  /// Those of the properties of a view, in the order in which they are declared; also of wrappers of one's own.
  static func all(of view: Any) -> [any StateStorage] {
    Mirror(reflecting: view).children.flatMap { child -> [any StateStorage] in
      // What wrappers store has a name that begins with a low line.
      guard child.label?.first == "_" else { return [] }
      if let property = child.value as? any StateProperty { return [property.stateStorage] }
      return child.value is any DynamicProperty ? all(of: child.value) : []
    }
  }
}
