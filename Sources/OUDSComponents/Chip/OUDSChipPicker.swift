public import DaguerreViews
internal import OUDSThemesContract
public import OUDSTokensSemantic

/// Filter chips in a row under an optional title, of which one or several are selected.
public struct OUDSChipPicker<Tag: Hashable>: View {
  private enum Selection {
    case one(Binding<Tag>)
    case atMostOne(Binding<Tag?>)
    case several(Binding<[Tag]>)
  }

  private let title: String?
  private let selection: Selection
  private let chips: [OUDSChipPickerData<Tag>]
  private let itemsSpacing: SpaceSemanticToken?

  @Environment(\.theme) private var theme

  /// A picker of one choice.
  ///
  /// - Parameters:
  ///   - title: what the choice is about.
  ///   - selection: the tag of the chip that is selected.
  ///   - chips: the choices, from leading to trailing.
  ///   - itemsSpacing: around the picker, in points; nil for the theme's small fixed space.
  public init(
    title: String? = nil, selection: Binding<Tag>, chips: [OUDSChipPickerData<Tag>],
    itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.init(title, .one(selection), chips, itemsSpacing)
  }

  /// A picker of one choice or none.
  public init(
    title: String? = nil, selection: Binding<Tag?>, chips: [OUDSChipPickerData<Tag>],
    itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.init(title, .atMostOne(selection), chips, itemsSpacing)
  }

  /// A picker of any number of choices.
  public init(
    title: String? = nil, selections: Binding<[Tag]>, chips: [OUDSChipPickerData<Tag>],
    itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.init(title, .several(selections), chips, itemsSpacing)
  }

  private init(
    _ title: String?, _ selection: Selection, _ chips: [OUDSChipPickerData<Tag>], _ itemsSpacing: SpaceSemanticToken?
  ) {
    self.title = title
    self.selection = selection
    self.chips = chips
    self.itemsSpacing = itemsSpacing
  }

  /// The chips with their title; drawn with the tokens of ``OUDSFilterChip`` and `spaces.fixedSmall`.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedSmall) {
      if let title {
        Text(title).bodyStrongLarge(theme).textLeading(.proportional).oudsForegroundColor(theme.colors.contentDefault)
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack { ForEach(chips, id: \.tag, content: chip) }
      }
    }
    .padding(itemsSpacing ?? theme.spaces.fixedSmall)
  }

  @ViewBuilder
  private func chip(_ data: OUDSChipPickerData<Tag>) -> some View {
    if let identifier = data.accessibilityIdentifier {
      filterChip(data).accessibilityIdentifier(identifier)
    } else {
      filterChip(data)
    }
  }

  private func filterChip(_ data: OUDSChipPickerData<Tag>) -> OUDSFilterChip {
    let isSelected = isSelected(data.tag)
    let action = { toggle(data.tag) }
    return switch data.layout {
    case .text(let text): OUDSFilterChip(text: text, selected: isSelected, action: action)
    case .image(let image): OUDSFilterChip(image: image, selected: isSelected, action: action)
    case .textAndImage(let text, let image):
      OUDSFilterChip(image: image, text: text, selected: isSelected, action: action)
    }
  }

  // MARK: Selection

  private func isSelected(_ tag: Tag) -> Bool {
    switch selection {
    case .one(let binding): binding.wrappedValue == tag
    case .atMostOne(let binding): binding.wrappedValue == tag
    case .several(let binding): binding.wrappedValue.contains(tag)
    }
  }

  /// What tapping the chip of a tag does: selects it, or takes it away where that is allowed.
  func toggle(_ tag: Tag) {
    switch selection {
    case .one(let binding): binding.wrappedValue = tag
    case .atMostOne(let binding): binding.wrappedValue = binding.wrappedValue == tag ? nil : tag
    case .several(let binding):
      if let index = binding.wrappedValue.firstIndex(of: tag) {
        binding.wrappedValue.remove(at: index)
      } else {
        binding.wrappedValue.append(tag)
      }
    }
  }
}

extension OUDSChipPickerData: Sendable where Tag: Sendable {}

/// One choice of a ``OUDSChipPicker``.
public struct OUDSChipPickerData<Tag: Hashable> {
  /// What the chip shows.
  public enum Layout: Sendable {
    /// A text alone.
    case text(text: String)
    /// An icon alone; its accessibility label is what is spoken.
    case image(image: OUDSImage)
    /// A text and an icon.
    case textAndImage(text: String, image: OUDSImage)
  }

  /// What the picker's selection holds while the choice is selected.
  public let tag: Tag
  /// What the chip shows.
  public let layout: Layout
  /// A name by which tests find the chip.
  public let accessibilityIdentifier: String?

  /// - Parameters:
  ///   - tag: unique in its picker.
  ///   - layout: what the chip shows.
  ///   - accessibilityIdentifier: a name by which tests find the chip.
  public init(tag: Tag, layout: Layout, accessibilityIdentifier: String? = nil) {
    self.tag = tag
    self.layout = layout
    self.accessibilityIdentifier = accessibilityIdentifier
  }
}
