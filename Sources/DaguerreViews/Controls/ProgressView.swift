/// Says that something goes on: three quarters of a ring of 20 points, as it stands still; or a bar that is part full.
public struct ProgressView: View {
  private let fraction: Double?

  @Environment(\.tint) private var tint

  /// Something of unknown length.
  public init() { fraction = nil }

  /// Something of which a part is done.
  ///
  /// - Parameters:
  ///   - value: what is done; nil while it is not known.
  ///   - total: what there is to do.
  public init(value: Double?, total: Double = 1) {
    fraction = value.map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
  }

  /// The ring or the bar.
  @ViewBuilder
  public var body: some View {
    let color = tint ?? Color(rgba: 0x8080_80FF)
    if let fraction {
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(color.opacity(0.2))
          Capsule().fill(color).frame(width: room.size.width * fraction)
        }
      }
      .frame(height: 4)
      .accessibilityValue("\(Int((fraction * 100).rounded())) %")
    } else {
      ArcView(sweep: 270, lineWidth: 2, cap: .round, color: color).frame(width: 20, height: 20)
        .accessibilityAddTraits(.updatesFrequently)
    }
  }
}
