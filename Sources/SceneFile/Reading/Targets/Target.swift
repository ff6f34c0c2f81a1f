import Springform
import SpringformDocument
import SpringformExpressions

/// What `set` and `animate` change: a state, a value, or a property of one layer or several.
struct Target: Sendable {
  let type: ValueType
  /// Changes it now.
  let set: @Sendable (Interpreter, Value) -> Void
  /// What it was set to last.
  let model: @Sendable (Interpreter) -> Value
  /// Whether it has a value already, so that setting it changes nothing.
  var has: @Sendable (Interpreter, Value) -> Bool = { _, _ in false }
  /// Moves it over time; `nil` for what can only change at once.
  let animate: (@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void)?
  /// Whether it is the same thing at every time.
  var isFixed = true
  /// Whether changes inside an animation's block are animated.
  let isAnimatable: Bool
  /// What a bare number counts, and which ones make a difference.
  var unit: String?
  var range: ClosedRange<Double>?
  var bounds: Bounds?
  /// The words there are, where not every text is one.
  var choices: [String] = []
  /// Whether a number may stand for a point, or a list of four, of which all coordinates are that number.
  var takesNumbers = false
}

extension ReaderContext {
  /// An expression of a type; of a number in the place of a point with twice that coordinate, or of the radii of four
  /// corners, where it may stand there.
  func expression(_ node: Node, _ key: String, as type: ValueType, takingNumbers: Bool) -> Expression? {
    guard takingNumbers else { return expression(node, as: type) }
    if let count = node.elements?.count {
      if type == CornerRadii.type, count != 4 {
        problems.add(
          "a rectangle has four corners, and these are \(count)", at: node.position,
          hint: "write [top left, top right, bottom right, bottom left], or one number for all")
        return nil
      }
      if type == .point, count != 2 {
        problems.add("'\(key)' is one number, or two: [horizontal, vertical]", at: node.position)
        return nil
      }
      return expression(node, as: type)
    }
    guard let found = expression(node) else { return nil }
    guard case .number(let run) = found.code else { return expression(node, as: type) }
    let code: Thunk =
      if type == CornerRadii.type {
        .list(.number) { Array(repeating: .number(run($0)), count: 4) }
      } else {
        .point { environment in
          let number = run(environment)
          return Point(x: number, y: number)
        }
      }
    return Expression(code: code, traits: found.traits, reads: found.reads, depth: found.depth)
  }
}
