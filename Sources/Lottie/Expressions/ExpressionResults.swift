/// What expressions gave at the moment that is drawn: in a rig one asks for many others, again and again.
final class ExpressionResults {
  private struct Key: Hashable {
    let number: Int
    let frame: Double
    let outer: ObjectIdentifier?
  }

  /// The layer that shows the composition is kept, so that no other takes its identity.
  private var known: [Key: (value: ExpressionValue, outer: LottiePlayer.Scope?)] = [:]
  /// Of the expressions being evaluated, the outermost of those whose values depend on which one was asked for first.
  private var undecided = Int.max

  /// The expressions being evaluated, from the one at a depth on, give something that depends on which one was asked for first: one
  /// has asked for another whose value is still missing, or a limit was met that they share.
  func leaveUndecided(from depth: Int) { undecided = min(undecided, depth) }

  func forget() { known = [:] }

  /// What an expression gives, evaluated unless that is known; it is kept unless it depends on which one was asked for first.
  /// - Parameters:
  ///   - number: the expression's.
  ///   - depth: how many are being evaluated.
  func value(
    of number: Int, _ scope: LottiePlayer.Scope, _ frame: Double, depth: Int, evaluate: () -> ExpressionValue?
  ) -> ExpressionValue? {
    let key = Key(number: number, frame: frame, outer: scope.outer.map(ObjectIdentifier.init))
    if let known = known[key] { return known.value }
    let around = undecided
    undecided = .max
    let value = evaluate()
    if undecided > depth, let value { known[key] = (value, scope.outer) }
    undecided = undecided < depth ? min(around, undecided) : around
    return value
  }
}
