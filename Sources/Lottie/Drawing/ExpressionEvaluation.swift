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

  /// The components of what an expression gives.
  private static func numbers(of value: ExpressionValue) -> [Double]? {
    guard case .list(let values) = value else { return value.numbers }
    let parts = values.compactMap { numbers(of: $0)?.first }
    return parts.count == values.count ? parts : nil
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
      // One that asks for itself directly gives the same whoever asks for it.
      if place < evaluating.count - 1 { results.leaveUndecided(from: place) }
      return nil
    }
    return results.value(of: number, scope, frame, depth: evaluating.count) {
      evaluated(number, scope, property, at: frame)
    }
  }

  private func evaluated(
    _ number: Int, _ scope: Scope, _ property: any ExpressionProperty, at frame: Double
  ) -> ExpressionValue? {
    var inner = self
    inner.evaluating.append(number)
    // Expressions that one asks work on its account.
    let work = self.work ?? ExpressionWork(steps: min(ExpressionWork.maximumSteps, limits.steps))
    let before = work.rest
    inner.work = work
    defer { if self.work == nil { limits.steps -= before - work.rest } }
    let host = PlayerHost(inner, scope, property, number, frame)
    do throws(ExpressionError) {
      guard evaluating.count < Self.maximumDepth else { throw .tooDeep }
      return try document.expressions[number].value(host, work: work)
    } catch {
      problems?.add(error)
      // How much is left of both depends on what asks.
      if error == .tooDeep || error == .tooMuchWork { results.leaveUndecided(from: 0) }
      return nil
    }
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
