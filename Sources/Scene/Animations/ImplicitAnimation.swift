import SpringformGeometry
import SpringformMotion

extension Layer {
  /// The block that a change of a property belongs to: the innermost that runs; without one, for a layer that animates
  /// implicitly, one of its own.
  final func transaction<Value>(of _: Value.Type) -> Transaction? {
    // Between yes and no there is nothing to see.
    guard let stage, Value.self != Bool.self else { return nil }
    if let transaction = stage.transaction { return transaction }
    // A layer that nobody has seen yet has nothing to move from. Paths have no implicit animation in Core Animation.
    guard animatesImplicitly, stage.turn != turnOfEntry, Value.self != Path.self else { return nil }
    let timing = Timing(beginTime: stage.time, duration: Self.implicitDuration, fillMode: .backwards)
    return Transaction(.replacing, timing: timing, pacing: .curve(.default), completion: nil)
  }

  /// Seconds that an implicit animation takes: `CATransaction`'s default.
  private static let implicitDuration = 0.25
}
