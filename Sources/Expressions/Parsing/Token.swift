import SpringformGeometry

/// A word of an expression, and how many Unicode scalars stand before it.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A number in its base unit.
    case number(Double)
    case text(String)
    case color(Color)
    case name(String)
    /// An operator or bracket.
    case symbol(String)
    case end
  }

  let kind: Kind
  let offset: Int
}
