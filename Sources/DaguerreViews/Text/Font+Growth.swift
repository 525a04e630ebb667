extension Font {
  /// How much larger than designed the font is drawn.
  ///
  /// - Parameter textScale: the factor of the environment.
  func scale(at textScale: Double) -> Double {
    switch growth {
    case .none: 1
    case .proportional: textScale
    case .style(let style): wholePoints(at: style.size(at: textScale) / style.size(at: 1))
    case .lines(let style): wholePoints(at: style.scale(at: textScale))
    }
  }

  /// The factor with which the size is one of whole points.
  private func wholePoints(at factor: Double) -> Double {
    let whole = (size * factor).rounded()
    return whole > 0 && whole.isFinite ? whole / size : factor
  }
}

extension Font.TextStyle {
  /// In points at each step of ``DynamicTypeSize``, as Apple's Human Interface Guidelines have it.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// Of lines in points at each step, as the same guidelines have it.
  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  /// How much larger than designed what grows with the platform's font for the purpose is: as the lines of that, which grow
  /// less than its letters do.
  func scale(at textScale: Double) -> Double {
    Self.length(of: leadings, at: textScale) / Self.length(of: leadings, at: 1)
  }

  /// Of the platform's font for the purpose, in points.
  func size(at textScale: Double) -> Double { Self.length(of: sizes, at: textScale) }

  /// Between two steps on a line, beyond them in proportion.
  private static func length(of lengths: [Double], at textScale: Double) -> Double {
    let scales = DynamicTypeSize.allCases.map(\.textScale)
    let next = scales.firstIndex { $0 >= textScale } ?? scales.endIndex
    guard next > 0, next < scales.endIndex else {
      let end = min(next, scales.endIndex - 1)
      return lengths[end] * textScale / scales[end]
    }
    let share = (textScale - scales[next - 1]) / (scales[next] - scales[next - 1])
    return lengths[next - 1] + (lengths[next] - lengths[next - 1]) * share
  }
}
