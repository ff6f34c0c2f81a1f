/// How alike two pictures or two animations are, from best to worst.
public enum Tier: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Every value is equal.
  case identical
  /// Not equal, but within what the tolerance allows: it passes.
  case similar
  case different

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .identical: 0
    case .similar: 1
    case .different: 2
    }
  }
}
