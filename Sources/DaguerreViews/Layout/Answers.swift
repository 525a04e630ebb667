/// What a node answers to proposals, each worked out once.
///
/// Few: a node is asked about its own size, its least and its largest, and then about what it gets; most are asked once.
/// So the first answer needs no memory of its own, and none a dictionary.
struct Answers<Answer> {
  private typealias Known = (proposal: ProposedViewSize, answer: Answer)

  private var first: Known?
  private var others: [Known] = []

  subscript(proposal: ProposedViewSize) -> Answer? {
    if let first, first.proposal == proposal { return first.answer }
    return others.first { $0.proposal == proposal }?.answer
  }

  mutating func add(_ answer: Answer, to proposal: ProposedViewSize) {
    if first == nil { first = (proposal, answer) } else { others.append((proposal, answer)) }
  }
}
