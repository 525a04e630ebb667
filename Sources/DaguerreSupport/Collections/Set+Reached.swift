extension Set {
  /// Some elements, and all that one step after another leads to from them.
  ///
  /// - Parameter steps: where a step leads to from an element; asked once for each.
  package init(reachedFrom first: some Sequence<Element>, by steps: (Element) -> some Sequence<Element>) {
    self = []
    var waiting = Array(first)
    while let element = waiting.popLast() {
      if insert(element).inserted { waiting += steps(element) }
    }
  }
}
