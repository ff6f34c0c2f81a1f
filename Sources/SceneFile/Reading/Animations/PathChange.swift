import Springform
import SpringformDocument
import SpringformExpressions

/// Shapes that are given another path, at once or over time: `{ icon.path: M4 12 L10 18 L20 6 }`.
///
/// A path is no value of expressions, so that `set` and `animate` treat it apart.
struct PathChange: Sendable {
  let shapes: Computed<[Layer]>
  let path: PathPlan

  /// Whether a key names a shape's path.
  static func isMeant(_ entry: Node.Entry) -> Bool { entry.key.hasSuffix(".path") }

  init?(_ entry: Node.Entry, _ context: ReaderContext) {
    guard let owner = Self.owner(entry, context) else { return nil }
    switch owner {
    case .object(let kind as LayerKind, let slot, let run) where kind.inherits(.shape):
      if let slot, let step = context.file.liveStep(setting: .member(object: slot, name: "path")) {
        context.problems.add(
          "'\(step.label)' follows an expression in line \(step.position.line)", at: entry.keyPosition,
          hint: "set what the expression reads")
        return nil
      }
      shapes = { (run($0) as? Layer).map { [$0] } ?? [] }
    case .list(.object(let kind as LayerKind), let run) where kind.inherits(.shape):
      shapes = { run($0).compactMap(\.layer) }
    default:
      context.problems.add(
        "only shapes have a path, and this is \(owner.type.name)", at: entry.keyPosition,
        hint: "name a layer with 'path', 'circle', 'ellipse' or 'rect'")
      return nil
    }
    guard let path = Content<PathPlan>.path.read(context, entry.value, entry.key) else { return nil }
    self.path = path
  }

  /// What stands before `.path`.
  private static func owner(_ entry: Node.Entry, _ context: ReaderContext) -> Thunk? {
    func place(_ offset: Int) -> SourcePosition {
      SourcePosition(line: entry.keyPosition.line, column: entry.keyPosition.column + offset)
    }
    do throws(ExpressionError) {
      var compiler = Compiler(context.compilation, scope: context.scope, place: place)
      return try compiler.code(Parser.parse(String(entry.key.dropLast(5))))
    } catch {
      if error != .reported { context.problems.add(error.message, at: place(error.offset), hint: error.hint) }
      return nil
    }
  }

  func set(_ interpreter: Interpreter) {
    let path = path.make(interpreter)
    for case let shape as ShapeLayer in shapes(interpreter) { shape.path = path }
  }

  /// Leads from what is shown to the path, whatever the segments of both.
  private func animate(
    _ interpreter: Interpreter, _ specification: AnimationSpecification, _ completion: ((Bool) -> Void)?
  ) {
    let path = path.make(interpreter)
    let shapes = shapes(interpreter).compactMap { $0 as? ShapeLayer }
    for (index, shape) in shapes.enumerated() {
      var animation = BasicAnimation(
        \ShapeLayer.path, from: shape.presentation.path, to: path, duration: specification.duration,
        pacing: specification.pacing)
      animation.timing = specification.timing(specification.delay > 0 ? shape.localTime + specification.delay : 0)
      if !specification.autoreverses { shape.path = path }
      shape.add(animation: animation, completion: index == shapes.count - 1 ? completion : nil)
    }
    if shapes.isEmpty { completion?(true) }
  }

  /// What the paths of an animation's `to` do.
  static func animation(
    _ entries: [Node.Entry], _ animation: Mapping<AnimateKeys>, _ easing: Easing, _ duration: Computed<Double>?,
    _ delay: Computed<Double>?
  ) -> AnimationPart? {
    let changes = entries.compactMap { PathChange($0, animation.context) }
    guard changes.count == entries.count,
      let specification = AnimationSpecificationReader(animation).specification(easing, duration, delay)
    else { return nil }
    return { interpreter, completion in
      let specification = specification(interpreter)
      for (index, change) in changes.enumerated() {
        change.animate(interpreter, specification, index == 0 ? completion : nil)
      }
    }
  }
}
