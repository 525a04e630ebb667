/// Which program this is, for whoever wants to know whether two draw the same.
public enum EngineVersion {
  /// Of the program, by semantic versioning.
  public static let tool = "1.0.0"

  /// Counts up with every change of the code that moves a pixel of a reference.
  public static let engine = 1

  /// As in `1.0.0 (engine 1)`.
  public static var description: String { "\(tool) (engine \(engine))" }
}
