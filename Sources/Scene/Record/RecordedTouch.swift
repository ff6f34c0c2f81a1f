import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformNumerics

extension Touch {
  func recorded(target: String) -> MotionRecord.Event {
    var details = script.recorded
    if let targetLocation { details["location"] = targetLocation.recorded.rounded }
    let kind = script.moves ? "drag" : lift - contact > Tape.tapDuration + 1e-9 ? "press" : "tap"
    return MotionRecord.Event(time: RecordedValue.rounded(contact), kind: kind, target: target, details: details)
  }
}

extension Finger {
  /// In the words of scene files; what is as usual is left out, but for the style of a finger that touches: in records that tell
  /// none it is a ring.
  func recorded(touches: Bool) -> [String: RecordedValue] {
    var result: [String: RecordedValue] = [:]
    if touches, style != .ring { result["style"] = .word(style.rawValue) }
    if let diameter { result["diameter"] = diameter.recorded.rounded }
    if let color { result["color"] = color.recorded }
    if let ringColor { result["ringColor"] = ringColor.recorded }
    if trailDuration != Finger().trailDuration { result["trailDuration"] = trailDuration.recorded.rounded }
    return result
  }
}

extension FingerScript {
  /// Whether the finger goes anywhere.
  var moves: Bool {
    steps.contains { if case .stay = $0.way { false } else { true } }
  }

  var recorded: [String: RecordedValue] {
    var details: [String: RecordedValue] = ["duration": .number(duration)]
    for (index, step) in steps.enumerated() where moves {
      let name = "step \(index + 1)."
      details[name + "duration"] = .number(step.duration)
      switch step.way {
      case .stay: continue
      case .to(let point): details[name + "to"] = point.recorded
      case .by(let offset): details[name + "by"] = offset.recorded
      case .along(let path):
        details[name + "along"] = .numbers(
          [0, 0.25, 0.5, 0.75, 1].flatMap { [path.point(at: $0).x, path.point(at: $0).y] })
      }
      switch step.pacing {
      case .curve(let curve): details[name + "curve"] = curve.recorded
      case .easing(let function): details[name + "curve"] = .word(function.text)
      case .spring, .impulse: break
      }
    }
    return details.mapValues(\.rounded)
  }
}

extension EventQueue.Kind {
  /// What a motion record says of what such an event begins.
  var cause: MotionRecord.Cause {
    switch self {
    case .touch: .touch
    case .block: .time
    case .animationStart, .completion, .animationEnd: .completion
    }
  }
}
