/// What a name means that the expression has not assigned.
enum ScriptBuiltin: Sendable {
  case function(ScriptFunction)
  case variable(ScriptVariable)
  case namespace(ScriptNamespace)
  case number(Double)

  static let named: [String: ScriptBuiltin] = {
    var named: [String: ScriptBuiltin] = ["NaN": .number(.nan), "Infinity": .number(.infinity)]
    for (name, function) in ScriptFunction.named { named[name] = .function(function) }
    for variable in ScriptVariable.allCases { named[variable.rawValue] = .variable(variable) }
    for namespace in ScriptNamespace.allCases { named[namespace.rawValue] = .namespace(namespace) }
    return named
  }()

  /// What JavaScript and After Effects have besides, and no evaluator here.
  static let unsupported: Set<String> = [
    "Date", "Function", "JSON", "Map", "Promise", "RegExp", "Set", "Symbol", "comp", "footage",
  ]
}

/// What follows from the property and the moment.
enum ScriptVariable: String, CaseIterable, Sendable {
  case time, value, numKeys, velocity, speed, thisProperty
}

enum ScriptNamespace: String, CaseIterable, Sendable {
  case math = "Math"
  case array = "Array"
  case object = "Object"
  case number = "Number"
  case string = "String"
  case boolean = "Boolean"
}

/// A function of JavaScript's or After Effects' own.
enum ScriptFunction: Hashable, Sendable {
  case operation(ScriptBinary)
  case vector(VectorFunction)
  case interpolation(InterpolationFunction)
  case random(RandomFunction)
  case conversion(ConversionFunction)
  case frames(FrameFunction)
  case math(MathFunction)
  /// Of the property that has the expression.
  case property(PropertyFunction)

  static let named: [String: ScriptFunction] = {
    // An export has operators written as functions, under names of its own.
    var named: [String: ScriptFunction] = [
      "$bm_sum": .operation(.add), "sum": .operation(.add), "add": .operation(.add),
      "$bm_sub": .operation(.subtract), "sub": .operation(.subtract),
      "$bm_mul": .operation(.multiply), "mul": .operation(.multiply),
      "$bm_div": .operation(.divide), "div": .operation(.divide),
      "$bm_mod": .operation(.remainder), "mod": .operation(.remainder),
      "radians_to_degrees": .vector(.radiansToDegrees), "degrees_to_radians": .vector(.degreesToRadians),
      "loop_in": .property(.loopIn), "loop_out": .property(.loopOut),
    ]
    for function in VectorFunction.allCases { named[function.rawValue] = .vector(function) }
    for function in InterpolationFunction.allCases { named[function.rawValue] = .interpolation(function) }
    for function in RandomFunction.allCases { named[function.rawValue] = .random(function) }
    for function in ConversionFunction.allCases { named[function.rawValue] = .conversion(function) }
    for function in FrameFunction.allCases { named[function.rawValue] = .frames(function) }
    for function in PropertyFunction.allCases { named[function.rawValue] = .property(function) }
    return named
  }()
}
