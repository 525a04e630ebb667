import DaguerreViews

/// The flag of the harbour, another one at night: from the asset catalogue, by the symbols that the plugin writes.
public struct HarbourFlag: View {
  /// The flag as it is now.
  public init() {}

  /// In the colour of signals.
  public var body: some View { Image(.harbourFlag).foregroundColor(Color(.Brand.signal)) }
}
