import DaguerreSkins
import DaguerreViews

extension SkinKey {
  /// The colour of signals, which the asset catalogue has.
  static let signal = SkinKey("harbour.color.signal", Color.self)
}

/// The flag of the harbour, another one at night: from the asset catalogue, by the symbols that the plugin writes.
public struct HarbourFlag: View {
  /// The flag as it is now.
  public init() {}

  /// In the colour of signals, as a token, so that reports name it where it has changed.
  public var body: some View { Image(.harbourFlag).foregroundColor(skinAttribute(.signal) { Color(.Brand.signal) }) }
}
