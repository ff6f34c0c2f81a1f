import Glibc
import SpringformGeometry
import SpringformMotion

extension Function {
  package static let numbers: [Function] = [
    number("sin", "sin(angle)", "the sine") { sin($0) },
    number("cos", "cos(angle)", "the cosine") { cos($0) },
    number("tan", "tan(angle)", "the tangent") { tan($0) },
    number("sqrt", "sqrt(x)", "the square root") { $0.squareRoot() },
    number("abs", "abs(x)", "without its sign") { $0.magnitude },
    number("floor", "floor(x)", "rounded down") { $0.rounded(.down) },
    number("ceil", "ceil(x)", "rounded up") { $0.rounded(.up) },
    number("round", "round(x)", "rounded, halves away from 0") { $0.rounded() },
    number("sign", "sign(x)", "-1, 0 or 1") { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 },
    number("exp", "exp(x)", "e to the power of x") { exp($0) },
    number("log", "log(x)", "the natural logarithm") { log($0) },
    number("atan2", "atan2(y, x)", "the angle of the direction (x, y)") { atan2($0, $1) },
    number("pow", "pow(x, y)", "x to the power of y") { pow($0, $1) },
    number("clamp", "clamp(x, low, high)", "the nearest number from low to high") { min(max($0, $1), $2) },
    number("mix", "mix(a, b, t)", "the number, point or color at t of the way from a to b") { $0 + ($1 - $0) * $2 },
  ]

  package static let points: [Function] = [
    Function("dist", [.point, .point], "dist(a, b)", "the distance of two points") {
      guard case .point(let a) = $0[0], case .point(let b) = $0[1] else { return nil }
      return .number { a($0).distance(to: b($0)) }
    },
    point("unit", "unit(p)", "the vector of length 1 in this direction; [0, 0] for [0, 0]") { $0.unit ?? .zero },
    point("perp", "perp(p)", "a quarter turn: [-y, x]") { $0.perpendicular },
    Function("length", [.point], "length(p)", "the distance from [0, 0]") {
      guard case .point(let a) = $0[0] else { return nil }
      return .number { a($0).vector.length }
    },
    Function("angle", [.point], "angle(p)", "the direction of a vector") {
      guard case .point(let a) = $0[0] else { return nil }
      return .number { a($0).vector.angle }
    },
    Function("dot", [.point, .point], "dot(a, b)", "the product of two vectors") {
      guard case .point(let a) = $0[0], case .point(let b) = $0[1] else { return nil }
      return .number { a($0).vector.dot(b($0).vector) }
    },
    Function("direction", [.number], "direction(angle)", "the vector of length 1 at an angle") {
      guard case .number(let a) = $0[0] else { return nil }
      return .point { Point.zero + Vector(angle: a($0)) }
    },
    Function("rotate", [.point, .number], "rotate(p, angle)", "a vector turned, clockwise on the screen") {
      guard case .point(let a) = $0[0], case .number(let b) = $0[1] else { return nil }
      return .point { a($0).applying(AffineTransform(rotationAngle: b($0))) }
    },
    Function("mix", [.point, .point, .number], "mix(a, b, t)", "see above") {
      guard case .point(let a) = $0[0], case .point(let b) = $0[1], case .number(let t) = $0[2] else { return nil }
      return .point { a($0).interpolated(to: b($0), fraction: t($0)) }
    },
  ]

  package static let colors: [Function] = [
    Function("rgb", [.number, .number, .number], "rgb(red, green, blue)", "components from 0 to 255") {
      guard case .number(let r) = $0[0], case .number(let g) = $0[1], case .number(let b) = $0[2] else { return nil }
      return .color { Color(red: r($0) / 255, green: g($0) / 255, blue: b($0) / 255) }
    },
    Function("gray", [.number], "gray(white)", "0 is black, 1 white") {
      guard case .number(let white) = $0[0] else { return nil }
      return .color { Color(white: white($0)) }
    },
    Function("alpha", [.color, .number], "alpha(color, a)", "a color with another alpha, 0 to 1") {
      guard case .color(let color) = $0[0], case .number(let alpha) = $0[1] else { return nil }
      return .color { color($0).withAlpha(alpha($0)) }
    },
    Function("mix", [.color, .color, .number], "mix(a, b, t)", "see above") {
      guard case .color(let a) = $0[0], case .color(let b) = $0[1], case .number(let t) = $0[2] else { return nil }
      return .color { a($0).interpolated(to: b($0), fraction: t($0)) }
    },
  ]

  package static let chance: [Function] = [
    Function("random", [.number, .number], "random(low, high)", "a random number, another at every reading", .random) {
      guard case .number(let low) = $0[0], case .number(let high) = $0[1] else { return nil }
      return .number { environment in
        let (low, high) = (low(environment), high(environment))
        return low <= high ? environment.random(in: low...high) : .nan
      }
    },
    Function("noise", [.number], "noise(x)", "-1 to 1, smooth, about one wave for every step of x") {
      guard case .number(let x) = $0[0] else { return nil }
      return .number { $0.noise(at: x($0)) }
    },
  ]

  // MARK: Makers

  private static func number(
    _ name: String, _ form: String, _ help: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> Function {
    Function(name, [.number], form, help) {
      guard case .number(let x) = $0[0] else { return nil }
      return .number { body(x($0)) }
    }
  }

  private static func number(
    _ name: String, _ form: String, _ help: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> Function {
    Function(name, [.number, .number], form, help) {
      guard case .number(let x) = $0[0], case .number(let y) = $0[1] else { return nil }
      return .number { body(x($0), y($0)) }
    }
  }

  private static func number(
    _ name: String, _ form: String, _ help: String, _ body: @escaping @Sendable (Double, Double, Double) -> Double
  ) -> Function {
    Function(name, [.number, .number, .number], form, help) {
      guard case .number(let x) = $0[0], case .number(let y) = $0[1], case .number(let z) = $0[2] else { return nil }
      return .number { body(x($0), y($0), z($0)) }
    }
  }

  private static func point(
    _ name: String, _ form: String, _ help: String, _ body: @escaping @Sendable (Vector) -> Vector
  ) -> Function {
    Function(name, [.point], form, help) {
      guard case .point(let p) = $0[0] else { return nil }
      return .point { Point.zero + body(p($0).vector) }
    }
  }
}
