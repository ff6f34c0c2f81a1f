import Glibc

extension ScriptEvaluator {
  private enum Loop: String { case cycle, pingpong, offset, `continue` }

  /// `loopIn`, `loopOut` and those with a duration: the animation repeated before its first or after its last key frame.
  func loop(
    _ function: PropertyFunction, of property: any ExpressionProperty, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    let count = property.keyframeCount
    let isOut = function == .loopOut || function == .loopOutDuration
    guard count > 0 else { return try currentValue(of: property) }
    let edge = property.keyframeTime(at: isOut ? count - 1 : 0)
    guard isOut ? time > edge : time < edge else { return try currentValue(of: property) }
    let kind = arguments.count > 0 ? try text(of: arguments[0]).lowercased() : ""
    let loop = Loop(rawValue: kind) ?? .cycle
    if loop == .continue { return try continued(property, from: edge, isOut: isOut) }
    let length =
      function == .loopIn || function == .loopOut
      ? try length(of: property, keyframes: arguments[1], isOut: isOut)
      : try length(until: edge, duration: arguments[1], isOut: isOut)
    let start = isOut ? edge - length : edge
    guard length > 0, length.isFinite else { return try currentValue(of: property) }
    return try repeated(property, from: start, length: length, loop)
  }

  private func length(
    of property: any ExpressionProperty, keyframes argument: ScriptValue, isOut: Bool
  ) throws(ExpressionError) -> Double {
    let last = property.keyframeCount - 1
    let wanted = try number(of: argument).scriptPlace
    let distance = wanted > 0 ? min(wanted, last) : last
    return isOut
      ? property.keyframeTime(at: last) - property.keyframeTime(at: last - distance)
      : property.keyframeTime(at: distance) - property.keyframeTime(at: 0)
  }

  private func length(
    until edge: Double, duration argument: ScriptValue, isOut: Bool
  ) throws(ExpressionError) -> Double {
    let duration = try number(of: argument)
    if duration != 0, !duration.isNaN { return duration.magnitude }
    // Without a duration it is all that the layer shows.
    guard let end = try host.global(isOut ? "inPoint" : "outPoint")?.number else {
      throw .type("the layer has no '\(isOut ? "inPoint" : "outPoint")'")
    }
    return max(isOut ? edge - end : end - edge, 0)
  }

  private func repeated(
    _ property: any ExpressionProperty, from start: Double, length: Double, _ loop: Loop
  ) throws(ExpressionError) -> ScriptValue {
    let quotient = (time - start) / length
    let nearest = quotient.rounded()
    // Times are fractions of frames, whose rounding must not show the end of a cycle instead of its beginning.
    let isBoundary = (quotient - nearest).magnitude < 1e-9
    let count = isBoundary ? nearest : quotient.rounded(.down)
    let phase = isBoundary ? 0 : min(max(time - start - count * length, 0), length)
    switch loop {
    case .pingpong where fmod(count, 2) != 0: return try value(of: property, at: start + length - phase)
    case .offset:
      let first = try value(of: property, at: start)
      let step = try operate(.subtract, try value(of: property, at: start + length), first)
      let current = try value(of: property, at: start + phase)
      return try operate(.add, current, try operate(.multiply, step, .number(count)))
    case .cycle, .pingpong, .continue: return try value(of: property, at: start + phase)
    }
  }

  /// Straight on with the velocity at the edge, taken from a thousandth of a frame.
  private func continued(
    _ property: any ExpressionProperty, from edge: Double, isOut: Bool
  ) throws(ExpressionError) -> ScriptValue {
    guard host.frameRate > 0 else { return try currentValue(of: property) }
    let inside = 0.001 / host.frameRate
    let last = try value(of: property, at: edge)
    let change = try operate(.subtract, last, try value(of: property, at: isOut ? edge - inside : edge + inside))
    return try operate(.add, last, try operate(.multiply, change, .number((time - edge).magnitude / inside)))
  }
}
