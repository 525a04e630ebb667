// A picture needs all views of a stack, so nothing is lazy.

/// A row; all of its views are made.
public typealias LazyHStack = HStack
/// A column; all of its views are made.
public typealias LazyVStack = VStack
