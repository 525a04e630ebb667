public import ArgumentParser
import DaguerreGraphics
public import DaguerreImages

extension Allowance: ExpressibleByArgument {
  /// As in `12` and `0.5%`.
  public init?(argument: String) { self.init(argument) }

  /// The same in the help.
  public var defaultValueDescription: String { description }
}

/// A rectangle on the command line.
struct IgnoredRectangle: ExpressibleByArgument, Equatable {
  let value: PixelRect

  /// As in `12,10,40,20`: column and row of the top left pixel, width and height.
  init?(argument: String) {
    guard let value = PixelRect(text: argument) else { return nil }
    self.value = value
  }
}
