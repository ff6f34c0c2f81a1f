/// A difference that follows from no other, and what follows from it.
struct Cause {
  let difference: Difference
  var consequences: [Difference] = []
}

/// The causes found so far, in the order in which one thing leads to another.
struct Causes {
  private(set) var all: [Cause] = []

  mutating func add(_ difference: Difference) { all.append(Cause(difference: difference)) }

  /// Folds a consequence into a cause.
  mutating func fold(_ difference: Difference, into index: Int) { all[index].consequences.append(difference) }

  /// The last one that can lead to something, which is mostly the nearest.
  func lastIndex(where canLead: (Difference) -> Bool) -> Int? { all.lastIndex { canLead($0.difference) } }

  /// The cause that is one of a subject, or from which one of it follows.
  func lastIndex(of subject: Difference.Subject) -> Int? {
    all.lastIndex { $0.difference.subject == subject }
      ?? all.lastIndex { $0.consequences.contains { $0.subject == subject } }
  }
}
