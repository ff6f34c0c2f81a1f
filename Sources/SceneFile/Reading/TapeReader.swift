import Springform
import SpringformDocument

/// Reads what the finger does, one thing after the other.
struct TapeReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  /// Where the tape is while it is being played to the stage.
  private struct Head {
    var time = 0.0
    var touch: (target: Layer?, location: Point?, time: Double, position: SourcePosition, script: FingerScript)?
  }

  private typealias Step = @Sendable (Interpreter, inout Head) -> Void

  /// The most steps of a tape.
  static let stepLimit = 1000

  func action(_ nodes: [Node]) -> Action? {
    guard nodes.count <= Self.stepLimit else {
      problems.add("a tape has at most \(Self.stepLimit) steps", at: nodes[Self.stepLimit].position)
      return nil
    }
    var isDown = false
    let steps = nodes.compactMap { step($0, &isDown) }
    if isDown, let last = nodes.last {
      problems.add("the finger is never lifted", at: last.position, hint: "add '- release'")
    }
    return { interpreter in
      var head = Head()
      for step in steps { step(interpreter, &head) }
    }
  }

  private static let actions = ["touch", "tap", "press", "drag", "hold", "release", "wait"]

  private func step(_ node: Node, _ isDown: inout Bool) -> Step? {
    if node.scalar?.text == "release" { return release(node, &isDown) }
    let fields = context.fields(node, .tapeStep)
    let keys = (node.entries ?? []).map(\.key)
    let actions = keys.filter { Self.actions.contains($0) }
    guard actions.count == 1, let action = actions.first else {
      if actions.count > 1, let entry = fields.entry(actions[1]) {
        problems.add(
          "'\(actions[1])' is another step", at: entry.keyPosition, hint: "begin it with '- ' in a line of its own")
      } else if node.entries != nil, keys.allSatisfy({ MappingSchema.tapeStep.keyNames.contains($0) }) {
        problems.add("a step is " + Self.actions.joined(separator: ", "), at: node.position)
      } else if node.entries == nil {
        problems.add("a step is needed here, such as 'tap: button'", at: node.position)
      }
      return nil
    }
    let begin = fields.entry("at") == nil ? nil : self.number(fields, "at")
    let step: Step?
    switch action {
    case "wait", "hold": step = pause(fields, action)
    case "touch": step = touch(node, fields, &isDown)
    case "tap", "press": return contact(action, node, fields, begin)
    case "drag": step = drag(node, fields, isDown)
    default: step = release(node, &isDown)
    }
    guard let step else { return nil }
    guard let begin else { return step }
    return { interpreter, head in
      let time = begin(interpreter)
      guard Self.isInOrder(time, interpreter, head, node) else { return }
      if head.touch != nil { head.touch?.script.hold(for: time - head.time) }
      head.time = time
      step(interpreter, &head)
    }
  }

  /// False and the scene's end when a step would begin before the one above has ended.
  private static func isInOrder(_ time: Double, _ interpreter: Interpreter, _ head: Head, _ node: Node) -> Bool {
    guard time < head.time - 1e-9 else { return true }
    interpreter.fail(
      "this is at \(written(time)) s, and the step above ends at \(written(head.time)) s", at: node.position,
      hint: "a finger does one thing after the other")
    return false
  }

  private func number(_ fields: Fields, _ key: String) -> (@Sendable (Interpreter) -> Double)? {
    guard case .number(let run)? = context.constant(fields, key, as: .number)?.code else { return nil }
    return run
  }

  private func point(_ fields: Fields, _ key: String) -> (@Sendable (Interpreter) -> Point)? {
    guard case .point(let run)? = context.constant(fields, key, as: .point)?.code else { return nil }
    return run
  }

  private func pause(_ fields: Fields, _ key: String) -> Step? {
    guard let seconds = number(fields, key) else { return nil }
    return { interpreter, head in
      let seconds = seconds(interpreter)
      head.touch?.script.hold(for: seconds)
      head.time += seconds
    }
  }

  /// A layer, or a point of the canvas.
  private func target(_ fields: Fields, _ key: String) -> (@Sendable (Interpreter) -> (Layer?, Point?))? {
    guard let node = fields[key], let expression = context.expression(node) else { return nil }
    let location = fields.entry("location") == nil ? nil : point(fields, "location")
    switch expression.code {
    case .layer(_, _, let run): return { (run($0), location?($0)) }
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

  private func touch(_ node: Node, _ fields: Fields, _ isDown: inout Bool) -> Step? {
    if isDown { problems.add("the finger is down already", at: node.position, hint: "add '- release' before") }
    isDown = true
    guard let target = target(fields, "touch") else { return nil }
    return { interpreter, head in
      let (layer, location) = target(interpreter)
      head.touch = (layer, location, head.time, node.position, FingerScript())
    }
  }

  private func contact(
    _ kind: String, _ node: Node, _ fields: Fields, _ begin: (@Sendable (Interpreter) -> Double)?
  ) -> Step? {
    let duration = fields.entry("duration") == nil ? nil : number(fields, "duration")
    guard let target = target(fields, kind) else { return nil }
    return { interpreter, head in
      let (layer, location) = target(interpreter)
      let seconds = kind == "tap" ? Tape.tapDuration : duration?(interpreter) ?? 0.8
      // A tap is known by its lift.
      let time = begin?(interpreter)
      guard Self.isInOrder(time ?? head.time, interpreter, head, node) else { return }
      let start = time.map { $0 - (kind == "tap" ? seconds : 0) } ?? head.time
      interpreter.stage.tape.touch(layer, at: start, location: location) { $0.hold(for: seconds) }
      head.time = start + seconds
      interpreter.touchRecord?.add(
        layer, location, from: start, to: head.time, (node.position, kind), on: interpreter.stage)
    }
  }

  private func drag(_ node: Node, _ fields: Fields, _ isDown: Bool) -> Step? {
    if !isDown { problems.add("the finger is not down", at: node.position, hint: "add '- touch: layer' before") }
    guard let value = fields["drag"] else { return nil }
    let drag = context.fields(value, .verb("drag"))
    drag.require("duration")
    var curve: (@Sendable (Interpreter) -> TimingCurve)? = { _ in .easeInEaseOut }
    if drag.entry("curve") != nil { curve = EasingReader(context).curve(drag) }
    guard let duration = number(drag, "duration"), let curve = curve else { return nil }
    if drag.entry("to") != nil, let point = point(drag, "to") {
      return { interpreter, head in
        head.touch?.script.drag(to: point(interpreter), duration: duration(interpreter), curve: curve(interpreter))
        head.time += duration(interpreter)
      }
    }
    if drag.entry("by") != nil, let offset = point(drag, "by") {
      return { interpreter, head in
        head.touch?.script.drag(
          by: offset(interpreter).vector, duration: duration(interpreter), curve: curve(interpreter))
        head.time += duration(interpreter)
      }
    }
    if let node = drag["along"], let path = PathReader(context).path(node) {
      if path.isLive { problems.add("the tape is written before the scene plays", at: node.position) }
      return { interpreter, head in
        head.touch?.script.drag(
          along: path.make(interpreter), duration: duration(interpreter), curve: curve(interpreter))
        head.time += duration(interpreter)
      }
    }
    if drag.entry("to") == nil, drag.entry("by") == nil, drag.entry("along") == nil {
      problems.add("drag needs to, by or along", at: value.position)
    }
    return nil
  }

  private func release(_ node: Node, _ isDown: inout Bool) -> Step? {
    if !isDown { problems.add("the finger is not down", at: node.position, hint: "add '- touch: layer' before") }
    isDown = false
    return { interpreter, head in
      guard let touch = head.touch else { return }
      interpreter.stage.tape.touch(touch.target, at: touch.time, location: touch.location) { $0 = touch.script }
      interpreter.touchRecord?.add(
        touch.target, touch.location, from: touch.time, to: head.time, (touch.position, "touch"), on: interpreter.stage)
      head.touch = nil
    }
  }
}
