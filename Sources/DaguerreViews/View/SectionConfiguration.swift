/// One of the sections that a container lays out; views beside sections make one of their own.
public struct SectionConfiguration: Identifiable {
  /// Its place among the others, from 0.
  public let id: Int
  /// What stands above its content; none where nothing does.
  public fileprivate(set) var header = SubviewsCollection(views: [])
  /// Its views.
  public fileprivate(set) var content = SubviewsCollection(views: [])
  /// What stands below its content; none where nothing does.
  public fileprivate(set) var footer = SubviewsCollection(views: [])

  /// What the first of its views tells the container.
  public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections that a container lays out, in their order.
public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  /// The sections that views are of.
  init(_ views: SubviewsCollection) {
    var isEnded = false
    for view in views {
      let part = view.node.traits.sectionPart
      let last = sections.last
      let isNew =
        switch part {
        case .header, .first: last.map { !$0.content.isEmpty || !$0.footer.isEmpty }
        case .footer: false
        case nil: last.map { isEnded || !$0.footer.isEmpty }
        }
      isEnded = view.node.traits.endsSection
      if isNew ?? true || sections.isEmpty { sections.append(SectionConfiguration(id: sections.count)) }
      let index = sections.count - 1
      switch part {
      case .header: sections[index].header.views.append(view)
      case .footer: sections[index].footer.views.append(view)
      case .first, nil: sections[index].content.views.append(view)
      }
    }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { sections.count }
  /// One of them.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// What a closure makes of each of the sections that a container would lay out of a view.
  public init<Base: View, Result: View>(
    sections base: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  ) where Content == TransformedSubviews<Base, ForEach<SectionCollection, SectionConfiguration.ID, Result>> {
    self.init(0..<1) { _ in
      TransformedSubviews(base: base) { views in
        ForEach<SectionCollection, SectionConfiguration.ID, Result>(SectionCollection(views), content: content)
      }
    }
  }
}

extension Group {
  /// What a closure makes of the sections that a container would lay out of a view.
  public init<Base: View, Result: View>(
    sections base: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == TransformedSubviews<Base, Result> {
    self.init { TransformedSubviews(base: base) { transform(SectionCollection($0)) } }
  }
}
