/// Where nodes draw: collects commands, and the places that views ask to be remembered.
final class Canvas {
  private(set) var list: DisplayList
  private(set) var markedFrames: [MarkedFrame] = []
  private(set) var missingCharacters: [Unicode.Scalar] = []

  init(size: Size, background: Color) {
    list = DisplayList(size: size, background: background)
  }

  func append(_ command: Command) { list.append(command) }

  func mark(_ name: String, _ frame: Rect) { markedFrames.append(MarkedFrame(name: name, frame: frame)) }

  func reportMissing(_ characters: [Unicode.Scalar]) {
    for character in characters where !missingCharacters.contains(character) { missingCharacters.append(character) }
  }
}

/// The place of a view that was marked, in points of the picture.
public struct MarkedFrame: Hashable, Sendable {
  public var name: String
  public var frame: Rect
}
