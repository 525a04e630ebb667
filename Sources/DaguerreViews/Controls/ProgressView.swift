/// Says that something goes on: three quarters of a ring of 20 points, as it stands still; or a bar that is part full.
public struct ProgressView<Label: View>: View {
  private let fraction: Double?
  private let label: Label

  @Environment(\.tint) private var tint

  /// Something of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Something of which a part is done, with a label.
  ///
  /// - Parameters:
  ///   - value: what is done; nil while it is not known.
  ///   - total: what there is to do.
  ///   - label: what it is about.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    fraction = value.map { total > 0 ? ($0 / total).asShare : 0 }
    self.label = label()
  }

  /// The same: a value that is known is a bar, any other a ring.
  public func progressViewStyle(_ style: ProgressViewStyle) -> Self { self }

  /// The label above the bar or below the ring.
  public var body: some View {
    VStack(alignment: fraction == nil ? .center : .leading, spacing: 4) {
      if fraction != nil { label }
      progress
      if fraction == nil { label }
    }
  }

  @ViewBuilder private var progress: some View {
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

extension ProgressView where Label == EmptyView {
  /// Something of unknown length.
  public init() { self.init { EmptyView() } }

  /// Something of which a part is done, of `total`; nil while it is not known.
  public init(value: Double?, total: Double = 1) { self.init(value: value, total: total) { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// Something of unknown length, with words.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Something of which a part is done, with words; nil while it is not known.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How the system would draw a ``ProgressView``.
public enum ProgressViewStyle: Hashable, Sendable, CaseIterable { case automatic, circular, linear }
