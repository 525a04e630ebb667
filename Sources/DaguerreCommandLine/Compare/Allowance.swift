public import ArgumentParser
public import DaguerreImages

extension Allowance: ExpressibleByArgument {
  /// As in `12` and `0.5%`.
  public init?(argument: String) { self.init(argument) }

  /// The same in the help.
  public var defaultValueDescription: String { description }
}
