import SpringformNumerics

extension BudgetError: CustomStringConvertible {
  public var description: String {
    "the file takes \(smallest.byteText()) even with all losses, and \(limit.byteText()) are allowed; show less of it"
  }
}
