/// Frames and times.
enum FrameFunction: String, CaseIterable, Sendable {
  case framesToTime, timeToFrames, posterizeTime
}

extension ScriptEvaluator {
  func call(_ function: FrameFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .framesToTime: return .number(try number(of: arguments[0]) / frameRate(arguments[1]))
    case .timeToFrames: return .number(try moment(arguments[0]) * frameRate(arguments[1]))
    case .posterizeTime:
      let rate = try number(of: arguments[0])
      time = rate == 0 ? 0 : (time * rate).rounded(.down) / rate
      ownValue = try value(of: host.property, at: time)
      return .undefined
    }
  }

  private func frameRate(_ argument: ScriptValue) throws(ExpressionError) -> Double {
    let rate = try number(of: argument)
    return rate.isNaN || rate == 0 ? host.frameRate : rate
  }
}
