// A picture needs all views of a stack, so nothing is lazy.

public typealias LazyHStack = HStack
public typealias LazyVStack = VStack
