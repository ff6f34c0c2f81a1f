import SpringformGeometry
import SpringformNumerics

/// Properties whose values expressions compute.
extension LottiePlayer {
  /// What an expression gives; `nil` where it fails, which is noted.
  func evaluate(_ number: Int, _ property: Property<Numbers>, _ keyed: Numbers, at frame: Double) -> Numbers? {
    guard let result = result(of: number, PropertyReference(self, property, isEvaluated: true), at: frame) else {
      return nil
    }
    guard let numbers = Self.numbers(of: result), !numbers.isEmpty, numbers.allSatisfy(\.isFinite) else {
      problems?.add(.type("it gives no number"))
      return nil
    }
    var value = keyed
    for (index, number) in numbers.prefix(4).enumerated() {
      value[index] = number.clamped(to: LottieReader.numbers, otherwise: 0)
    }
    return value
  }

  /// The components of what an expression gives: other properties in it stand for their values.
  private static func numbers(of value: ExpressionValue) -> [Double]? {
    switch value {
    case .property(let property): return (try? property.value()).flatMap { numbers(of: $0) }
    case .list(let values):
      let parts = values.compactMap { numbers(of: $0)?.first }
      return parts.count == values.count ? parts : nil
    default: return value.numbers
    }
  }

  func evaluate(_ number: Int, _ property: Property<Outline>, at frame: Double) -> Outline? {
    guard let result = result(of: number, OutlineReference(self, property, isEvaluated: true), at: frame) else {
      return nil
    }
    guard case .path(let path) = result else {
      problems?.add(.type("it gives no path"))
      return nil
    }
    return Outline(path)
  }

  func result(
    of number: Int, _ property: any ExpressionProperty, at frame: Double
  ) -> ExpressionValue? {
    guard let scope else { return nil }
    // One that asks for itself, perhaps by way of others, means what there is without it.
    if let place = evaluating.firstIndex(of: number) {
      results.noteCircle(to: place)
      return nil
    }
    if let known = results[number, scope, frame] { return known }
    guard evaluating.count < Self.maximumDepth else {
      problems?.add(.tooDeep)
      return nil
    }
    var inner = self
    inner.evaluating.append(number)
    // Expressions that one asks work on its account.
    let work = self.work ?? ExpressionWork(steps: min(ExpressionWork.maximumSteps, limits.steps))
    let before = work.rest
    inner.work = work
    var result: ExpressionValue?
    defer {
      if self.work == nil { limits.steps -= before - work.rest }
      results.keep(result, of: number, scope, frame, depth: evaluating.count)
    }
    let host = PlayerHost(inner, scope, property, number, frame)
    do throws(ExpressionError) {
      result = try document.expressions[number].value(host, work: work)
    } catch {
      problems?.add(error)
    }
    return result
  }

  /// How many expressions may ask each other.
  private static let maximumDepth = 64

  /// What went wrong with expressions, to be told.
  final class Problems {
    private(set) var errors: [ExpressionError] = []
    /// Whether there is more to lay at a moment than is laid.
    var isTooMuch = false

    func add(_ error: ExpressionError) { if errors.count < 100, !errors.contains(error) { errors.append(error) } }
  }
}
