import SpringformGeometry

@testable import SpringformLottie

/// A player with one property, a layer beside it and an effect, at a moment.
struct MockExpressionHost: ExpressionHost {
  var property: any ExpressionProperty = MockExpressionProperty(.number(5))
  var time = 0.0
  var frameRate = 10.0
  var seed: UInt64 = 1
  var globals: [String: ExpressionValue] = [:]

  func global(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    switch name {
    case "thisComp", "comp":
      .object(
        MockExpressionObject([
          "frameDuration": .number(1 / frameRate), "width": .number(200), "height": .number(100),
          "layer": .object(ExpressionFunction(Self.layer)),
        ]))
    case "effect": .object(ExpressionFunction(Self.effect))
    case "inPoint": .number(0)
    case "outPoint": .number(8)
    default: globals[name]
    }
  }

  private static func layer(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    guard case .string("Null 1") = arguments.first else { throw .unknownName("a layer") }
    let position = MockExpressionProperty([(0, [10, 20]), (1, [20, 40])], at: 0.5)
    return .object(
      MockExpressionObject([
        "transform": .object(MockExpressionObject(["position": .property(position)])), "index": .number(2),
        "toComp": .object(
          ExpressionFunction { (arguments) throws(ExpressionError) in
            guard let numbers = arguments.first?.numbers else { throw .type("no point") }
            return .vector(numbers.map { $0 + 100 })
          }),
      ]))
  }

  /// All sliders are at 40, but there is only one effect.
  private static func effect(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    guard case .string("Elastic") = arguments.first else { throw .unknownName("an effect") }
    return .object(ExpressionFunction { _ throws(ExpressionError) in .property(MockExpressionProperty(.number(40))) })
  }
}

/// Its members.
final class MockExpressionObject: ExpressionObject {
  private let members: [String: ExpressionValue]

  init(_ members: [String: ExpressionValue]) { self.members = members }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? { members[name] }
}

/// A property that goes straight from key frame to key frame.
final class MockExpressionProperty: ExpressionProperty {
  private let keyframes: [(time: Double, value: ExpressionValue)]
  private let now: Double

  init(_ value: ExpressionValue) {
    keyframes = [(0, value)]
    now = 0
    keyframeCount = 0
  }

  init(_ keyframes: [(time: Double, value: [Double])], at now: Double) {
    self.keyframes = keyframes.map { ($0.time, $0.value.count == 1 ? .number($0.value[0]) : .vector($0.value)) }
    self.now = now
    keyframeCount = keyframes.count
  }

  let keyframeCount: Int

  func keyframeTime(at index: Int) -> Double { keyframes[index].time }
  func keyframeValue(at index: Int) throws(ExpressionError) -> ExpressionValue { keyframes[index].value }
  func value() throws(ExpressionError) -> ExpressionValue { try value(at: now) }

  func value(at time: Double) throws(ExpressionError) -> ExpressionValue {
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard next > 0, let from = keyframes[next - 1].value.numbers, let to = keyframes[next].value.numbers else {
      return keyframes[0].value
    }
    let (start, end) = (keyframes[next - 1].time, keyframes[next].time)
    let fraction = (time - start) / (end - start)
    let numbers = zip(from, to).map { $0 + ($1 - $0) * fraction }
    return numbers.count == 1 ? .number(numbers[0]) : .vector(numbers)
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    name == "name" ? .string("Slider") : nil
  }
}

/// What an expression gives, or why it gives nothing, as a text: numbers with six places at most.
func expressionOutcome(_ source: String, _ host: MockExpressionHost = MockExpressionHost()) -> String {
  do throws(ExpressionError) {
    return text(of: try LottieExpression(source).value(host))
  } catch {
    return "\(error)"
  }
}

/// Of a property with these key frames, at a time.
func expressionOutcome(_ source: String, _ keyframes: [(time: Double, value: [Double])], at time: Double) -> String {
  expressionOutcome(source, MockExpressionHost(property: MockExpressionProperty(keyframes, at: time), time: time))
}

private func text(of value: ExpressionValue) -> String {
  switch value {
  case .number(let number): return "\((number * 1e6).rounded() / 1e6 + 0)"
  case .boolean(let isTrue): return "\(isTrue)"
  case .string(let text): return "'\(text)'"
  case .vector(let numbers): return "\(numbers.map { ($0 * 1e6).rounded() / 1e6 + 0 })"
  case .list(let values): return "[" + values.map { text(of: $0) }.joined(separator: ", ") + "]"
  case .path(let path): return "path of \(path.points.count), " + (path.isClosed ? "closed" : "open")
  case .undefined: return "nothing"
  case .property: return "a property"
  case .object: return "an object"
  }
}
