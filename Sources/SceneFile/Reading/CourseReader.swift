import Springform
import SpringformDocument

/// Reads animations with beginnings, key frames, paths or repetitions of their own: Core Animation's explicit ones.
struct CourseReader {
  private let reading: Reading

  init(_ reading: Reading) { self.reading = reading }

  private var problems: Problems { reading.problems }

  /// A target's part of the animation.
  private typealias Part = @Sendable (Machine, inout Course) -> Bool

  func action(
    _ fields: Fields, _ pace: PaceReader.Pace, _ duration: (@Sendable (Machine) -> Double)?,
    _ delay: (@Sendable (Machine) -> Double)?, ends: [AnimatedChange], ways: [AnimatedChange], then: [Action]
  ) -> Action? {
    guard let frame = frame(fields, pace, duration, delay) else { return nil }
    let autoreverses = fields.entry("autoreverse") != nil && fields.flag("autoreverse") == true
    let begins = fields.entry("from") == nil ? [] : AnimatedChange.read(fields, "from", reading)
    guard let begins else { return nil }
    var starts: [@Sendable (Machine, Course, ((Bool) -> Void)?) -> Void] = []
    for end in ends {
      let begin = begins.first { $0.key == end.key }
      guard let animate = animate(end) else { return nil }
      starts.append { machine, course, completion in
        var course = course
        guard let value = end.value(machine) else { return }
        course.to = value
        course.from = begin?.value(machine)
        animate(machine, course, completion)
        if !autoreverses { end.target.set(machine, value) }
      }
    }
    for begin in begins where !ends.contains(where: { $0.key == begin.key }) {
      problems.add("'\(begin.key)' begins and does not end", at: begin.mark, hint: "give it in 'to' too")
    }
    for way in ways {
      guard let animate = animate(way) else { return nil }
      starts.append { machine, course, completion in
        var course = course
        guard let value = way.value(machine) else { return }
        course.by = value
        animate(machine, course, completion)
      }
    }
    if let frames = fields["keyframes"] {
      guard let starts2 = keyframes(frames) else { return nil }
      starts += starts2
    }
    if fields.entry("along") != nil {
      guard let start = along(fields) else { return nil }
      starts.append(start)
    }
    let all = starts
    return { machine in
      let course = frame(machine)
      let locals = machine.locals
      for (index, start) in all.enumerated() {
        // The first one tells the end: all take equally long.
        let completion: ((Bool) -> Void)? =
          index > 0 || then.isEmpty ? nil : { finished in if finished { machine.perform(then, locals: locals) } }
        start(machine, course, completion)
      }
      machine.changed()
    }
  }

  private func animate(
    _ change: AnimatedChange
  ) -> (@Sendable (Machine, Course, ((Bool) -> Void)?) -> Void)? {
    if change.target.animate == nil {
      problems.add(
        "'\(change.key)' cannot repeat or follow key frames", at: change.mark, hint: "animate the whole point")
    }
    return change.target.animate
  }

  /// What all targets have in common.
  private func frame(
    _ fields: Fields, _ pace: PaceReader.Pace, _ duration: (@Sendable (Machine) -> Double)?,
    _ delay: (@Sendable (Machine) -> Double)?
  ) -> (@Sendable (Machine) -> Course)? {
    var count: @Sendable (Machine) -> Double = { _ in 1 }
    if let node = fields["repeat"] {
      if node.scalar?.text == "forever" {
        count = { _ in .infinity }
      } else if let run = reading.number(fields, "repeat") {
        count = run
      } else {
        return nil
      }
    }
    let times = fields.entry("keyTimes") == nil ? nil : reading.expression(fields, "keyTimes", as: .list(.number))
    let modes: [String: CalculationMode] = [
      "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic, "cubicPaced": .cubicPaced,
    ]
    let mode = word(fields, "mode", modes) ?? .linear
    let turns: [String: KeyframeAnimation<Layer, Point>.RotationMode] = [
      "none": .none, "auto": .auto, "autoReverse": .autoReverse,
    ]
    let turn = word(fields, "orient", turns) ?? .none
    let (reverses, cumulates) = (
      fields.entry("autoreverse") != nil && fields.flag("autoreverse") == true,
      fields.entry("cumulative") != nil && fields.flag("cumulative") == true
    )
    return { [count] machine in
      var course = Course()
      course.duration = duration?(machine) ?? 0.25
      course.delay = delay?(machine) ?? 0
      switch pace {
      case .curve(let curve): course.pacing = .curve(curve(machine))
      case .durationSpring(let damping, let velocity):
        course.pacing = .spring(
          Spring(duration: course.duration, dampingRatio: damping(machine), initialVelocity: velocity(machine)))
      case .spring(let spring):
        let spring = spring(machine, course.duration)
        course.pacing = .spring(spring)
        if duration == nil { course.duration = min(spring.settlingDuration, 60) }
      }
      course.repeatCount = count(machine)
      if case .list(let values)? = times?.code.value(machine) { course.keyTimes = values.compactMap { Double($0) } }
      course.mode = mode
      course.rotation = turn
      course.autoreverses = reverses
      course.isCumulative = cumulates
      return course
    }
  }

  private func word<Content>(_ fields: Fields, _ key: String, _ words: [String: Content]) -> Content? {
    guard let node = fields[key] else { return nil }
    if let text = node.scalar?.text, let match = words[text] { return match }
    problems.add(.choice(key, node.scalar?.text ?? node.kind, known: words.keys.sorted()), at: node.mark)
    return nil
  }

  private func keyframes(_ node: Node) -> [@Sendable (Machine, Course, ((Bool) -> Void)?) -> Void]? {
    guard let entries = node.entries else {
      problems.add(.type("keyframes", expected: "a mapping", found: node.kind), at: node.mark)
      return nil
    }
    let starts = entries.compactMap { entry -> (@Sendable (Machine, Course, ((Bool) -> Void)?) -> Void)? in
      guard let target = TargetReader(reading).target(entry) else { return nil }
      guard let animate = target.animate else {
        problems.add("'\(entry.key)' cannot follow key frames", at: entry.keyMark)
        return nil
      }
      guard case .list(_, let run)? = reading.expression(entry.value, as: .list(target.type))?.code else { return nil }
      let mark = entry.value.mark
      return { machine, course, completion in
        var course = course
        course.values = run(machine)
        guard course.values.allSatisfy(\.isFinite) else { return machine.fail("a key frame is not finite", at: mark) }
        animate(machine, course, completion)
        if !course.autoreverses, let last = course.values.last { target.set(machine, last) }
      }
    }
    return starts.count == entries.count ? starts : nil
  }

  private func along(_ fields: Fields) -> (@Sendable (Machine, Course, ((Bool) -> Void)?) -> Void)? {
    guard let node = fields["along"], let path = PathReader(reading).path(node) else { return nil }
    let layer: (@Sendable (Machine) -> Layer?)?
    if fields.entry("layer") != nil {
      layer = reading.layer(fields, "layer")
    } else if let slot = reading.scope.locals.lastIndex(where: { $0.name == "self" }) {
      layer = { if case .layer(let layer) = $0.locals[slot] { layer } else { nil } }
    } else {
      problems.add("which layer moves along the path?", at: node.mark, hint: "give layer")
      layer = nil
    }
    guard let layer, let position = Property.named("position", of: .layer), let animate = position.animate else {
      return nil
    }
    return { machine, course, completion in
      guard let layer = layer(machine) else { return }
      var course = course
      let path = path.make(machine)
      course.path = path
      // It stays at the end, and comes from there only in its animation.
      if !course.autoreverses, let end = path.currentPoint { layer.position = end }
      animate(layer, course, completion)
    }
  }
}
