extension Report {
  /// How its causes have changed, as decisions tell it.
  package var changes: [Decisions.Change] {
    causes.map { Decisions.Change(path: $0.path, values: $0.values, old: $0.old, new: $0.new) }
  }

  /// How the cases look that decisions are about.
  package func looks(of decisions: Decisions) -> [Decisions.Look] {
    let noted = decisions.notes.compactMap { if case .case(let item) = $0.on { item } else { nil } }
    let decided = Set(decisions.accept.cases + decisions.reject.cases + noted)
    return cases.compactMap { item in
      let known = Decisions.Case(id: item.id, values: item.values)
      return decided.contains(known) ? Decisions.Look(on: known, look: look(of: item)) : nil
    }
  }

  /// What tells how a case looks before and after, and for which causes, from other cases and other reports.
  package func look(of item: Case) -> String {
    let group = groups[item.group]
    return group.change ?? group.after?.file ?? group.kind.rawValue
  }
}
