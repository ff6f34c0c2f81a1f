import Glibc

/// What `Math` has.
enum MathFunction: String, Sendable {
  case abs, acos, acosh, asin, asinh, atan, atanh, cbrt, ceil, cos, cosh, exp, expm1, floor, log, log10, log1p, log2
  case round, sign, sin, sinh, sqrt, tan, tanh, trunc
  case atan2, pow
  case hypot, max, min
  case random

  static let constants: [String: Double] = [
    "PI": .pi, "E": M_E, "LN2": M_LN2, "LN10": M_LN10, "LOG2E": M_LOG2E, "LOG10E": M_LOG10E, "SQRT2": 2.squareRoot(),
    "SQRT1_2": 0.5.squareRoot(),
  ]

  /// Of functions with one argument.
  fileprivate func value(_ x: Double) -> Double {
    switch self {
    case .abs: x.magnitude
    case .acos: Glibc.acos(x)
    case .acosh: Glibc.acosh(x)
    case .asin: Glibc.asin(x)
    case .asinh: Glibc.asinh(x)
    case .atan: Glibc.atan(x)
    case .atanh: Glibc.atanh(x)
    case .cbrt: Glibc.cbrt(x)
    case .ceil: x.rounded(.up)
    case .cos: Glibc.cos(x)
    case .cosh: Glibc.cosh(x)
    case .exp: Glibc.exp(x)
    case .expm1: Glibc.expm1(x)
    case .floor: x.rounded(.down)
    case .log: Glibc.log(x)
    case .log10: Glibc.log10(x)
    case .log1p: Glibc.log1p(x)
    case .log2: Glibc.log2(x)
    // Halves are rounded up, also below zero.
    case .round: x - x.rounded(.down) >= 0.5 ? x.rounded(.up) : x.rounded(.down)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .sin: Glibc.sin(x)
    case .sinh: Glibc.sinh(x)
    case .sqrt: x.squareRoot()
    case .tan: Glibc.tan(x)
    case .tanh: Glibc.tanh(x)
    case .trunc: x.rounded(.towardZero)
    case .atan2, .pow, .hypot, .max, .min, .random: .nan
    }
  }
}

extension ScriptEvaluator {
  func call(_ function: MathFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .random: return .number(randomFraction())
    case .atan2: return .number(atan2(try number(of: arguments[0]), try number(of: arguments[1])))
    case .pow: return .number(try number(of: arguments[0]).scriptPower(try number(of: arguments[1])))
    case .hypot:
      let numbers = try numbers(of: arguments)
      return .number(
        numbers.count == 2 ? hypot(numbers[0], numbers[1]) : numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    case .max, .min:
      let isMaximum = function == .max
      var best = isMaximum ? -Double.infinity : .infinity
      for number in try numbers(of: arguments) {
        if number.isNaN { return .number(.nan) }
        best = isMaximum ? max(best, number) : min(best, number)
      }
      return .number(best)
    case .abs:
      // After Effects' own takes vectors, too.
      let value = try plain(arguments[0])
      guard let numbers = numbers(of: value), numbers.count > 1 else { return .number(try number(of: value).magnitude) }
      return try make(numbers.map { .number($0.magnitude) })
    default: return .number(function.value(try number(of: arguments[0])))
    }
  }

  private func numbers(of arguments: ScriptArguments) throws(ExpressionError) -> [Double] {
    var numbers: [Double] = []
    for argument in arguments.values { numbers.append(try number(of: argument)) }
    return numbers
  }
}
