import Springform
import SpringformExpressions

/// What a finger's events bring with them.
final class FingerLocals {
  private unowned let interpreter: Interpreter
  private unowned let layer: Layer
  /// Which of several layers it is.
  private let index: Int
  private let first: Int
  private var total = Vector.zero

  init(_ interpreter: Interpreter, _ layer: Layer, _ index: Int, first: Int) {
    self.interpreter = interpreter
    self.layer = layer
    self.index = index
    self.first = first
  }

  func perform(_ actions: [Action], at place: Point, step: Vector = .zero, velocity: Vector = .zero) {
    interpreter.touchRecord?.answer()
    var locals = interpreter.locals
    locals[first] = .point(place)
    locals[first + 1] = .point(Point.zero + total)
    locals[first + 2] = .point(Point.zero + step)
    locals[first + 3] = .point(Point.zero + velocity)
    locals[first + 4] = .object(layer)
    locals[first + 5] = .number(Double(index))
    interpreter.perform(actions, locals: locals)
  }

  /// The way is counted in steps from event to event.
  func perform(_ actions: [Action], following pan: PanRecognizer) {
    let view = layer.superlayer
    if pan.state == .began { total = .zero }
    let step = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)
    total += step
    perform(actions, at: pan.location(in: view), step: step, velocity: pan.velocity(in: view))
  }
}
