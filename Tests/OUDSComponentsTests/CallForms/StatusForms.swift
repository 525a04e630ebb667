import DaguerreViews
import OUDS
import Testing

// What the demo application adds to statuses, each of which is a type of its own.
extension OUDSTag.Status.Category: CaseIterable {
  static let allCases: [OUDSTag.Status.Category] = [.neutral, .accent, .positive, .warning, .negative, .info]
}
extension OUDSBadgeStandard.Status: CaseIterable {
  static let allCases: [OUDSBadgeStandard.Status] = [.neutral, .accent, .positive, .warning, .negative, .info]
}
extension OUDSLinearProgressIndicator.Status: CaseIterable {
  static let allCases: [OUDSProgressIndicatorStatus] = [
    .neutral, .accent, .positive, .info, .warning, .negative,
  ]
}

/// Badges, tags and indicators by their statuses.
struct StatusForms {
  @Test func typesOfTheirOwn() throws {
    let types = [
      ObjectIdentifier(OUDSTag.Status.Category.self), ObjectIdentifier(OUDSBadgeStandard.Status.self),
      ObjectIdentifier(OUDSCircularProgressIndicator.Status.self),
    ]
    #expect(Set(types).count == 3)
    #expect(OUDSCircularProgressIndicator.Status.self == OUDSLinearProgressIndicator.Status.self)
    #expect(OUDSCircularProgressIndicator.GapSize.self == OUDSLinearProgressIndicator.GapSize.self)
    let forms = try Forms()
    let badges = try OUDSBadgeStandard.Status.allCases.map { status in
      try forms.draw { OUDSBadgeStandard(accessibilityLabel: "A", status: status) }.list.commands.description
    }
    let bars = try OUDSLinearProgressIndicator.Status.allCases.map { status in
      try forms.draw { OUDSLinearProgressIndicator(progress: 0.5, status: status, gapSize: .small) }.list.commands
        .description
    }
    #expect(Set(badges).count == 6 && Set(bars).count == 6 && OUDSTag.Status.Category.allCases.count == 6)
  }

  @Test func badges() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSBadge(accessibilityLabel: "New", status: .info, size: .medium),
      OUDSBadge(accessibilityLabel: LocalizedStringKey("New"), bundle: .main, status: .info, size: .medium),
      OUDSBadge(status: .info, size: .medium),
    ])
    try forms.expectSame([
      OUDSBadge(count: 3, accessibilityLabel: "3", status: .info, size: .large),
      OUDSBadge(count: 3, accessibilityLabel: LocalizedStringKey("3"), bundle: .main, status: .info, size: .large),
    ])
    try forms.expectSame([
      OUDSBadge(status: .warning, accessibilityLabel: "Mind", size: .medium),
      OUDSBadge(status: .warning, accessibilityLabel: LocalizedStringKey("Mind"), bundle: .main, size: .medium),
    ])
    let elements = try forms.draw {
      OUDSBadge(status: .warning, accessibilityLabel: LocalizedStringKey("Mind"), bundle: .main)
    }.accessibility
    #expect(elements.contains { $0.properties.label == "Mind" })
  }

  @Test func loadingTags() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTag(loadingLabel: "Wait", progress: 0.75, shape: .square, size: .small),
      OUDSTag(loadingKey: "Wait", tableName: "T", bundle: .main, progress: 0.75, shape: .square, size: .small),
      OUDSTag(loadingLabel: "Wait", shape: .square, size: .small, progress: 0.75),
    ])
    try forms.expectSame([OUDSTag(loadingLabel: "Wait"), OUDSTag(loadingLabel: "Wait", progress: nil)])
    try forms.expectSame([
      OUDSCategoricalTag(loadingLabel: "Wait", progress: 0.75, category: .category2, shape: .square, size: .small),
      OUDSCategoricalTag(
        loadingKey: "Wait", tableName: "T", bundle: .main, progress: 0.75, category: .category3, shape: .square,
        size: .small),
      OUDSTag(loadingLabel: "Wait", progress: 0.75, shape: .square, size: .small),
      OUDSCategoricalTag(loadingLabel: "Wait", progress: 0.75, shape: .square, size: .small).disabled(true),
    ])
    let bulleted = try forms.draw { OUDSCategoricalTag(label: "Wait", leading: .bullet) }.list.commands
    #expect(try forms.draw { OUDSCategoricalTag(loadingLabel: "Wait") }.list.commands != bulleted)
  }

  @Test(
    "progress that is no number is none, and what is outside is brought to an end", arguments: [Double.nan, -1, 1e308])
  func progress(_ progress: Double) throws {
    let forms = try Forms()
    let known = progress > 0 ? 1.0 : 0
    try forms.expectSame([
      OUDSLinearProgressIndicator(progress: known, helperText: .percent()),
      OUDSLinearProgressIndicator(progress: progress, helperText: .percent()),
    ])
    try forms.expectSame([
      OUDSCircularProgressIndicator(progress: known, helperText: .percent()),
      OUDSCircularProgressIndicator(progress: progress, helperText: .percent()),
    ])
    try forms.expectSame([
      OUDSTag(loadingLabel: "Wait", progress: known), OUDSTag(loadingLabel: "Wait", progress: progress),
    ])
  }
}
