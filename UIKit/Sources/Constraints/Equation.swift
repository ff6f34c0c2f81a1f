/// A linear relation between variables that a ``Solver`` is to keep: the sum of the terms and the constant is zero, at least zero or at most
/// zero.
public struct Equation: Hashable, Sendable {
  public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  public var terms: [Term]
  public var constant: Double
  public var relation: Relation
  /// `nil` for what must be; else of two that cannot both be kept the stronger one is, however many weaker ones are on the other side.
  public var strength: Double?

  public init(_ terms: [Term], _ constant: Double, _ relation: Relation, _ zero: Zero, strength: Double? = nil) {
    (self.terms, self.constant, self.relation, self.strength) = (terms, constant, relation, strength)
  }

  /// The right side, written so that an equation reads as one.
  public enum Zero: Sendable { case zero }
}

/// A number that a ``Solver`` looks for; any number, also below zero.
public struct Variable: Hashable, Sendable {
  let symbol: Int
}

/// An equation that a ``Solver`` keeps.
public struct Handle: Hashable, Sendable {
  /// The symbol that stands for the equation in the tableau; see ``Solver``.
  let marker: Int
}

/// An equation was required that contradicts other required ones.
public struct Conflict: Error, Equatable {
  /// The others: without any one of them there would be no contradiction between these.
  public let others: [Handle]
}
