/// What a view says of itself to the view that lays it out.
struct LayoutTraits {
  /// Stacks give room to those of higher priority first.
  var priority = 0.0
  /// How far it keeps from others in a stack of the usual spacing.
  var spacing = ViewSpacing()
  /// Stacks draw those of a higher index over others.
  var zIndex = 0.0
  /// The row of a ``Grid`` that it is a cell of; nil where it is none.
  var gridRow: GridRowIdentity?
  /// How many columns of a ``Grid`` it takes.
  var gridColumns = 1
  /// Where it and the others of its column of a ``Grid`` stand; nil for what the grid says.
  var gridColumnAlignment: HorizontalAlignment?
  /// Which of its points stands on that of its cell; nil for what the grid says.
  var gridCellAnchor: UnitPoint?
  /// Along which axes it is offered no more of a ``Grid`` than its column and its row have.
  var gridUnsizedAxes: Axis.Set = []
  /// What it is of a ``Section``, for grids that place its views in lines.
  var sectionPart: SectionPart?
  /// Whether the content of a ``Section`` ends with it.
  var endsSection = false
  /// How a ``List`` shows it as its row.
  var listRow = ListRowTraits()
  /// What it tells a ``Layout``.
  var values = KeyedValues()
}

/// A view of a ``Section`` that begins a line.
enum SectionPart {
  /// What stands above the content, in a line of its own.
  case header
  /// What stands below the content, in a line of its own.
  case footer
  /// The first view of the content.
  case first

  /// Whether it is beside the content.
  var isEdge: Bool { self != .first }
}

/// Says something else of itself than what it holds.
final class TraitNode: WrapperNode {
  private let changed: LayoutTraits

  init(_ child: LayoutNode, _ environment: EnvironmentValues, _ change: (inout LayoutTraits) -> Void) {
    var traits = child.traits
    change(&traits)
    changed = traits
    super.init(child, environment)
  }

  override var traits: LayoutTraits { changed }
}

extension View {
  /// Changes what the view says of itself to the one that lays it out.
  func layoutTraits(_ change: @escaping (inout LayoutTraits) -> Void) -> NodeModifier<Self> {
    wrapped { TraitNode($0, $1.environment, change) }
  }
}
