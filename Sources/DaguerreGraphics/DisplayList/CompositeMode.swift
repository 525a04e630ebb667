/// How a group that covers a part of what is there takes its place.
///
/// The operators of Porter and Duff, on premultiplied channels, that change what is there where the group is clear: so
/// what it covers is told apart from how opaque it is.
public enum CompositeMode: String, Hashable, Sendable, CaseIterable {
  /// It alone is left.
  case copy
  /// It alone is left, where something is behind.
  case sourceIn
  /// It alone is left, where nothing is behind.
  case sourceOut
  /// What is there is left where the group is.
  case destinationIn
  /// What is there is left where the group is, which is behind it.
  case destinationAtop
  /// Either is left where the other one is not.
  case xor
}
