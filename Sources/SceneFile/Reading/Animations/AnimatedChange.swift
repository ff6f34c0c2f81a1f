import Springform
import SpringformDocument
import SpringformExpressions

/// A target and where it goes.
struct AnimatedChange: Sendable {
  let target: Target
  let expression: Expression
  let position: SourcePosition
  let key: String

  /// - Returns: `nil` when something is wrong; nothing without the key.
  static func read(
    _ animation: Mapping<AnimateKeys>, _ key: KeyPath<AnimateKeys, Key<[Node.Entry]>>
  ) -> [AnimatedChange]? {
    guard animation.has(key) else { return [] }
    guard let entries = animation.read(key)?.filter({ !PathChange.isMeant($0) }) else { return nil }
    let context = animation.context
    let changes = entries.compactMap { entry -> AnimatedChange? in
      guard let target = TargetReader(context).target(entry) else { return nil }
      guard target.isAnimatable else {
        context.problems.add("'\(entry.key)' cannot be animated", at: entry.keyPosition, hint: "set it")
        return nil
      }
      guard
        let expression = context.expression(
          entry.value, entry.key, as: target.type, takingNumbers: target.takesNumbers)
      else {
        return nil
      }
      context.problems.doubt(entry.value, entry.key, unit: target.unit, range: target.range)
      if key == \AnimateKeys.to { context.check(expression, in: target.bounds, entry.key, at: entry.value.position) }
      return AnimatedChange(target: target, expression: expression, position: entry.value.position, key: entry.key)
    }
    return changes.count == entries.count ? changes : nil
  }

  /// The value now; `nil` and the scene's end when it is not finite.
  func value(_ interpreter: Interpreter) -> Value? {
    let value = expression.code.value(interpreter)
    if value.isFinite { return value }
    interpreter.fail("'\(key)' is not a finite number at \(written(interpreter.stage.time)) s", at: position)
    return nil
  }
}

extension Value {
  /// The value displaced by an offset of the same type.
  func adding(_ offset: Value) -> Value {
    switch (self, offset) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b.vector)
    case (.color(let a), .color(let b)): .color(a + (b - Color.origin))
    case (.list(let a), .list(let b)): .list(zip(a, b).map { $0.adding($1) } + a.dropFirst(b.count))
    default: self
    }
  }
}
