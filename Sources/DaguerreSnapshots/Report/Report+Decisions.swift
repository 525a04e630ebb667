extension Report {
  /// How its causes have changed, as decisions tell it.
  package var changes: [Decisions.Change] {
    causes.map { Decisions.Change(path: $0.path, values: $0.values, old: $0.old, new: $0.new) }
  }

  /// What tells how a case looks before and after, and for which causes, from other cases and other reports.
  package func look(of item: Case) -> String {
    let group = groups[item.group]
    return group.change ?? group.after?.file ?? group.kind.rawValue
  }
}
