internal import OUDS

/// A point of the matrix, theme and tuning aside.
struct SheetEnvironment: Hashable, Sendable {
  var mode: ColorScheme
  var sizeClass: UserInterfaceSizeClass
  var direction: LayoutDirection

  static let all: [SheetEnvironment] = ColorScheme.allCases.flatMap { mode in
    UserInterfaceSizeClass.allCases.flatMap { sizeClass in
      LayoutDirection.allCases.map { SheetEnvironment(mode: mode, sizeClass: sizeClass, direction: $0) }
    }
  }

  /// What views inherit at this point, drawn at `scale` pixels per point.
  func values(scale: Double) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = mode
    values.horizontalSizeClass = sizeClass
    values.verticalSizeClass = .regular
    values.layoutDirection = direction
    values.displayScale = scale
    values.showsForbiddenAsPlaceholder = true
    return values
  }
}

extension LayoutDirection {
  /// As the command line and manifests say it.
  var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}
