/// What expressions gave at the moment that is drawn: in a rig one asks for many others, again and again.
final class ExpressionResults {
  private struct Key: Hashable {
    let number: Int
    let frame: Double
    let outer: ObjectIdentifier?

    init(_ number: Int, _ scope: LottiePlayer.Scope, _ frame: Double) {
      (self.number, self.frame, outer) = (number, frame, scope.outer.map(ObjectIdentifier.init))
    }
  }

  /// The layer that shows the composition is kept, so that no other takes its identity.
  private var known: [Key: (value: ExpressionValue, outer: LottiePlayer.Scope?)] = [:]
  /// The outermost of the expressions being evaluated that another one has asked for meanwhile, by its depth.
  private var circle = Int.max

  /// - Parameter number: the expression's.
  subscript(number: Int, scope: LottiePlayer.Scope, frame: Double) -> ExpressionValue? {
    known[Key(number, scope, frame)]?.value
  }

  /// An expression has asked for one that is still being evaluated.
  func noteCircle(to depth: Int) { circle = min(circle, depth) }

  /// Keeps what an expression gave, unless it has to do with one that is still being evaluated: that depends on where one began.
  /// - Parameter depth: how many are still being evaluated.
  func keep(_ value: ExpressionValue?, of number: Int, _ scope: LottiePlayer.Scope, _ frame: Double, depth: Int) {
    guard circle >= depth else { return }
    circle = .max
    if let value { known[Key(number, scope, frame)] = (value, scope.outer) }
  }
}
