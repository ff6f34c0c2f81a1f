/// What may be asked of a property, and without naming one, of the property that has the expression.
enum PropertyFunction: String, CaseIterable, Sendable {
  case loopIn, loopOut, loopInDuration, loopOutDuration
  case valueAtTime, velocityAtTime, speedAtTime
  case wiggle, smooth
  case key, nearestKey
}

extension ScriptEvaluator {
  func call(
    _ function: PropertyFunction, of property: any ExpressionProperty, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .loopIn, .loopOut, .loopInDuration, .loopOutDuration: return try loop(function, of: property, arguments)
    case .valueAtTime: return try value(of: property, at: try moment(arguments[0]))
    case .velocityAtTime: return try velocity(of: property, at: try moment(arguments[0]))
    case .speedAtTime: return .number(try speed(of: property, at: try moment(arguments[0])))
    case .wiggle: return try wiggle(property, arguments)
    case .smooth: return try smooth(property, arguments)
    case .key: return try key(try number(of: arguments[0]), of: property)
    case .nearestKey: return try nearestKey(to: try moment(arguments[0]), of: property)
    }
  }

  func value(of variable: ScriptVariable) throws(ExpressionError) -> ScriptValue {
    switch variable {
    case .time: .number(time)
    case .value: try currentValue(of: host.property)
    case .numKeys: .number(Double(host.property.keyframeCount))
    case .velocity: try velocity(of: host.property, at: time)
    case .speed: .number(try speed(of: host.property, at: time))
    case .thisProperty: .property(host.property)
    }
  }

  /// An argument that may be left out for the current time.
  func moment(_ argument: ScriptValue) throws(ExpressionError) -> Double {
    if case .undefined = argument { return time }
    return try number(of: argument)
  }

  // MARK: Values

  func currentValue(of property: any ExpressionProperty) throws(ExpressionError) -> ScriptValue {
    let isOwn = property === host.property
    if isOwn, let ownValue { return ownValue }
    try work.spend(5)
    let value = try imported(try property.value())
    if isOwn { ownValue = value }
    return value
  }

  /// Without the property's expression.
  func value(of property: any ExpressionProperty, at time: Double) throws(ExpressionError) -> ScriptValue {
    guard time.isFinite else { throw .type("a time is no finite number") }
    try work.spend(5)
    return try imported(try property.value(at: time))
  }

  /// The change per second, taken from the last thousandth of one.
  func velocity(of property: any ExpressionProperty, at time: Double) throws(ExpressionError) -> ScriptValue {
    let distance = try change(of: property, at: time, within: 0.001)
    return try operate(.divide, distance, .number(0.001))
  }

  /// The velocity's length, taken from the last hundredth of a second.
  func speed(of property: any ExpressionProperty, at time: Double) throws(ExpressionError) -> Double {
    let distance = try change(of: property, at: time, within: 0.01)
    return try length(of: distance) / 0.01
  }

  private func change(
    of property: any ExpressionProperty, at time: Double, within duration: Double
  ) throws(ExpressionError) -> ScriptValue {
    let now = try value(of: property, at: time)
    if case .path = now { throw .type("a path has no velocity") }
    return try operate(.subtract, now, try value(of: property, at: time - duration))
  }

  // MARK: Key frames

  private func key(_ number: Double, of property: any ExpressionProperty) throws(ExpressionError) -> ScriptValue {
    let index = number.scriptPlace
    guard number == number.rounded(), (1...max(property.keyframeCount, 1)).contains(index), property.keyframeCount > 0
    else { throw .type("there is no key frame \(number.scriptText)") }
    var record = ScriptRecord()
    let value = try imported(try property.keyframeValue(at: index - 1))
    record["index"] = .number(Double(index))
    record["time"] = .number(property.keyframeTime(at: index - 1))
    record["value"] = value
    // The components may be asked of the key frame itself.
    if case .list(let list) = value {
      for (index, component) in heap.lists[list].enumerated() { record[String(index)] = component }
    } else {
      record["0"] = value
    }
    return try make(record)
  }

  private func nearestKey(to time: Double, of property: any ExpressionProperty) throws(ExpressionError) -> ScriptValue {
    let count = property.keyframeCount
    guard count > 0 else {
      var record = ScriptRecord()
      record["index"] = .number(0)
      record["time"] = .number(0)
      return try make(record)
    }
    try work.spend(1 + count / 16)
    var (nearest, distance) = (0, Double.infinity)
    for index in 0..<count {
      let candidate = (property.keyframeTime(at: index) - time).magnitude
      if candidate < distance { (nearest, distance) = (index, candidate) }
    }
    return try key(Double(nearest + 1), of: property)
  }

  /// The mean of samples around the current time.
  private func smooth(
    _ property: any ExpressionProperty, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    let width = try number(of: arguments[0], otherwise: 0.4)
    let count = try number(of: arguments[1], otherwise: 5).scriptPlace
    guard count > 1, property.keyframeCount > 0 else { return try currentValue(of: property) }
    let middle = try moment(arguments[2])
    var sum: ScriptValue?
    for index in 0..<count {
      try work.spend()
      let fraction = Double(index) / Double(count - 1)
      let sample = try value(of: property, at: middle + width * (fraction - 0.5))
      sum = if let sum { try operate(.add, sum, sample) } else { sample }
    }
    return try operate(.divide, sum ?? .undefined, .number(Double(count)))
  }

  /// An argument for which zero, too, stands for the usual value.
  private func number(of argument: ScriptValue, otherwise usual: Double) throws(ExpressionError) -> Double {
    let number = try number(of: argument)
    return number.isNaN || number == 0 ? usual : number
  }
}
