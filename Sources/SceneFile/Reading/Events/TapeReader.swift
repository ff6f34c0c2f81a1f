import SpringformNumerics
import Springform
import SpringformDocument
import SpringformExpressions

/// Reads what the finger does, one thing after the other.
struct TapeReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  /// How far the steps have been given to the stage: the time that is reached, and the touch that is down.
  private struct Playhead {
    var time = 0.0
    var touch: (target: Layer?, location: Point?, time: Double, position: SourcePosition, script: FingerScript)?
  }

  private typealias Step = @Sendable (Interpreter, inout Playhead) -> Void

  /// The most steps of a tape.
  static let stepLimit = 1000

  func action(_ nodes: [Node]) -> Action? {
    guard nodes.count <= Self.stepLimit else {
      problems.add("a tape has at most \(Self.stepLimit.groupedText) steps", at: nodes[Self.stepLimit].position)
      return nil
    }
    var isDown = false
    let steps = nodes.compactMap { step($0, &isDown) }
    if isDown, let last = nodes.last {
      problems.add("the finger is never lifted", at: last.position, hint: "add '- release'")
    }
    return { interpreter in
      var playhead = Playhead()
      for step in steps { step(interpreter, &playhead) }
    }
  }

  private static let actions = ["touch", "tap", "press", "drag", "hold", "release", "wait"]

  private func step(_ node: Node, _ isDown: inout Bool) -> Step? {
    if node.scalar?.text == "release" { return release(node, &isDown) }
    let keys = Mapping(node, TapeStepKeys.format, context)
    let actions = keys.entries.filter { Self.actions.contains($0.key) }
    guard actions.count == 1, let action = actions.first?.key else {
      if actions.count > 1 {
        problems.add(
          "'\(actions[1].key)' is another step", at: actions[1].keyPosition,
          hint: "begin it with '- ' in a line of its own")
      } else if node.entries?.count == keys.entries.count {
        problems.add("a step is " + Self.actions.joined(separator: ", "), at: node.position)
      } else if node.entries == nil {
        problems.add("a step is needed here, such as 'tap: button'", at: node.position)
      }
      return nil
    }
    let begin = keys.read(\.time)
    let step: Step?
    switch action {
    case "wait": step = pause(keys.read(\.wait))
    case "hold": step = pause(keys.read(\.hold))
    case "touch": step = touch(keys, &isDown)
    case "tap": return contact(action, keys, \.tap, begin)
    case "press": return contact(action, keys, \.press, begin)
    case "drag": step = keys.node(\.drag)?["from"] == nil ? drag(keys, isDown) : wholeDrag(keys, isDown)
    default: step = release(node, &isDown)
    }
    guard let step else { return nil }
    guard let begin else { return step }
    return { interpreter, playhead in
      let time = begin(interpreter)
      guard Self.isInOrder(time, interpreter, playhead, node.position) else { return }
      if playhead.touch != nil { playhead.touch?.script.hold(for: time - playhead.time) }
      playhead.time = time
      step(interpreter, &playhead)
    }
  }

  /// False and the scene's end when a step would begin before the one above has ended.
  private static func isInOrder(
    _ time: Double, _ interpreter: Interpreter, _ playhead: Playhead, _ position: SourcePosition
  )
    -> Bool
  {
    guard time < playhead.time - 1e-9 else { return true }
    interpreter.fail(
      "this is at \(written(time)) s, and the step above ends at \(written(playhead.time)) s", at: position,
      hint: "a finger does one thing after the other")
    return false
  }

  private func pause(_ seconds: Computed<Double>?) -> Step? {
    guard let seconds else { return nil }
    return { interpreter, playhead in
      let seconds = seconds(interpreter)
      playhead.touch?.script.hold(for: seconds)
      playhead.time += seconds
    }
  }

  /// A layer, or a point of the canvas.
  private func target(
    _ keys: Mapping<TapeStepKeys>, _ key: KeyPath<TapeStepKeys, Key<Expression>>
  ) -> Computed<(Layer?, Point?)>? {
    guard let node = keys.node(key), let expression = keys.read(key) else { return nil }
    return target(node, expression, keys)
  }

  /// - Parameter keys: tell where on the layer.
  private func target(
    _ node: Node, _ expression: Expression, _ keys: Mapping<TapeStepKeys>
  ) -> Computed<(Layer?, Point?)>? {
    let location = keys.read(\.location)
    switch expression.code {
    case .object(_, _, let run): return { (run($0) as? Layer, location?($0)) }
    case .point(let run):
      if expression.isLive {
        problems.add("the tape is written before the scene plays", at: node.position, hint: "name a layer")
      }
      return { (nil, run($0)) }
    default:
      problems.add("a layer or a point is needed here, and this is \(expression.type.name)", at: node.position)
      return nil
    }
  }

  /// A drag from contact to lift.
  private func wholeDrag(_ keys: Mapping<TapeStepKeys>, _ isDown: Bool) -> Step? {
    if isDown { problems.add("the finger is down already", at: keys.position, hint: "leave out 'from'") }
    guard let node = keys.read(\.drag) else { return nil }
    let drag = Mapping(node, DragKeys.format, context)
    guard let start = drag.node(\.from), let expression = drag.read(\.from),
      let target = target(start, expression, keys), let step = self.drag(drag)
    else { return nil }
    let position = keys.position
    return { interpreter, playhead in
      let (layer, location) = target(interpreter)
      playhead.touch = (layer, location, playhead.time, position, FingerScript())
      step(interpreter, &playhead)
      Self.lift(interpreter, &playhead)
    }
  }

  private func touch(_ keys: Mapping<TapeStepKeys>, _ isDown: inout Bool) -> Step? {
    let position = keys.position
    if isDown { problems.add("the finger is down already", at: position, hint: "add '- release' before") }
    isDown = true
    guard let target = target(keys, \.touch) else { return nil }
    return { interpreter, playhead in
      let (layer, location) = target(interpreter)
      playhead.touch = (layer, location, playhead.time, position, FingerScript())
    }
  }

  private func contact(
    _ kind: String, _ keys: Mapping<TapeStepKeys>, _ key: KeyPath<TapeStepKeys, Key<Expression>>,
    _ begin: Computed<Double>?
  ) -> Step? {
    let (duration, position) = (keys.read(\.duration), keys.position)
    guard let target = target(keys, key) else { return nil }
    return { interpreter, playhead in
      let (layer, location) = target(interpreter)
      let seconds = kind == "tap" ? Tape.tapDuration : duration?(interpreter) ?? 0.8
      // A tap is known by its lift.
      let time = begin?(interpreter)
      guard Self.isInOrder(time ?? playhead.time, interpreter, playhead, position) else { return }
      let start = time.map { $0 - (kind == "tap" ? seconds : 0) } ?? playhead.time
      interpreter.stage.tape.touch(layer, at: start, location: location) { $0.hold(for: seconds) }
      playhead.time = start + seconds
      interpreter.touchRecord?.add(
        layer, location, from: start, to: playhead.time, (position, kind), on: interpreter.stage)
    }
  }

  private func drag(_ keys: Mapping<TapeStepKeys>, _ isDown: Bool) -> Step? {
    if !isDown {
      problems.add(
        "the finger is not down", at: keys.position, hint: "write from: layer, or add '- touch: layer' before")
    }
    guard let node = keys.read(\.drag) else { return nil }
    return self.drag(Mapping(node, DragKeys.format, context))
  }

  private func drag(_ drag: Mapping<DragKeys>) -> Step? {
    let curve = drag.read(\.curve, default: { _ in .curve(.easeInEaseOut) })
    guard let duration = drag.read(\.duration), let move = movement(drag) else { return nil }
    return { interpreter, playhead in
      if var script = playhead.touch?.script {
        move(interpreter, &script, duration, curve)
        playhead.touch?.script = script
      }
      playhead.time += duration(interpreter)
    }
  }

  private typealias Movement =
    @Sendable (
      Interpreter, inout FingerScript, _ duration: Computed<Double>, Computed<Pacing>
    ) -> Void

  private func movement(_ drag: Mapping<DragKeys>) -> Movement? {
    if let point = drag.read(\.to) { return { $1.drag(.to(point($0)), duration: $2($0), pacing: $3($0)) } }
    if let offset = drag.read(\.by) {
      return { $1.drag(.by(offset($0).vector), duration: $2($0), pacing: $3($0)) }
    }
    if let node = drag.node(\.along), let path = drag.read(\.along) {
      if path.isLive { problems.add("the tape is written before the scene plays", at: node.position) }
      return { $1.drag(.along(path.make($0)), duration: $2($0), pacing: $3($0)) }
    }
    if !drag.has(oneOf: [\.to, \.by, \.along]) { problems.add("drag needs to, by or along", at: drag.position) }
    return nil
  }

  private func release(_ node: Node, _ isDown: inout Bool) -> Step? {
    if !isDown { problems.add("the finger is not down", at: node.position, hint: "add '- touch: layer' before") }
    isDown = false
    return { interpreter, playhead in Self.lift(interpreter, &playhead) }
  }

  private static func lift(_ interpreter: Interpreter, _ playhead: inout Playhead) {
    guard let touch = playhead.touch else { return }
    interpreter.stage.tape.touch(touch.target, at: touch.time, location: touch.location) { $0 = touch.script }
    interpreter.touchRecord?.add(
      touch.target, touch.location, from: touch.time, to: playhead.time, (touch.position, "touch"),
      on: interpreter.stage)
    playhead.touch = nil
  }
}
