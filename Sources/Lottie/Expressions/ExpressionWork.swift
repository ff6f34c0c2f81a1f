/// How much work an expression may still do. It is counted, not timed, so that the same file always ends the same way.
///
/// Where a property is asked for its value by the expression of another, and has an expression too, both count on the same one,
/// so that a chain of them does not multiply what it may do.
final class ExpressionWork {
  /// What one evaluation may do: each part of the expression counts whenever it is evaluated, and functions count by what
  /// they go through.
  static let maximumSteps = 100_000
  /// How deep the parts of all functions that are being called are nested, together.
  static let maximumDepth = 1200

  /// The steps that are left.
  private(set) var rest: Int
  private var depth = 0

  init(steps: Int = ExpressionWork.maximumSteps) { rest = steps }

  func spend(_ count: Int = 1) throws(ExpressionError) {
    guard count <= rest else { throw .tooMuchWork }
    rest -= count
  }

  /// Each needs its ``ascend(_:)``.
  func descend(_ levels: Int) throws(ExpressionError) {
    guard depth + levels <= Self.maximumDepth else { throw .tooDeep }
    depth += levels
  }

  func ascend(_ levels: Int) { depth -= levels }
}
