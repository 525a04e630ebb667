// The elements of a bound collection, each as a binding of its own: `for $item in $items`, `Toggle(sources: $items, isOn: \.isOn)`.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes from element to element.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// Where an element is.
  public typealias Index = Value.Index
  /// All places of elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All places of elements.
  public var indices: Indices { wrappedValue.indices }
  /// The place after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to an element; it holds what that was at first where the collection has become shorter.
  public subscript(position: Index) -> Element {
    let initial = wrappedValue[position]
    return Element(
      get: { wrappedValue.indices.contains(position) ? wrappedValue[position] : initial },
      set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
