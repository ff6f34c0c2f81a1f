import SpringformNumerics

/// Not even the least that is worth having fits a budget.
public struct BudgetError: Error, Hashable {
  /// The most bytes that the file could have.
  public let limit: Int
  /// How many bytes the last step takes.
  public let smallest: Int
}

extension BudgetError: CustomStringConvertible {
  public var description: String {
    "the file takes \(smallest.byteText()) even with all losses, and \(limit.byteText()) are allowed; show less of it"
  }
}
