/// What is wrong with an expression, and where.
package struct ExpressionError: Error, Equatable {
  package let message: String
  package let hint: String?
  /// In Unicode scalars from the expression's beginning.
  package let offset: Int

  package init(_ message: String, at offset: Int, hint: String? = nil) {
    self.message = message
    self.hint = hint
    self.offset = offset
  }

  /// For what follows from a problem that has been told.
  package static let reported = ExpressionError("", at: -1)
}
