import Glibc
import SpringformNumerics

/// The best motion of a family for measured values.
struct FamilyFit {
  /// When it begins, in seconds.
  var start: Double
  var numbers: [Double]
  /// For each series where it ends, the way that is left at the start (negated), and the velocity at the start.
  var ends: [Double]
  var ways: [Double]
  var velocities: [Double]
  /// The sum of the squared distances, in square pixels.
  var rest: Double
  /// One standard deviation of the start and of each number.
  var deviations: [Double]
  /// How many numbers were chosen, ends and ways included.
  var freedom: Int
  /// About how long the motion takes by its own numbers, in seconds; nil where they lie at the end of what is looked at.
  var length: Double?

  /// - Parameters:
  ///   - family: the kind of motion.
  ///   - series: what was measured; before the start everything is at rest.
  ///   - starts: where the start is looked for; a single value is kept.
  ///   - duration: about how long the motion takes.
  ///   - isRough: whether a first guess is enough.
  init?(
    _ family: some MotionFamily, _ all: MotionSeries, starts: ClosedRange<Double>, duration: Double,
    isRough: Bool = false
  ) {
    let series = all.thinned(to: Self.mostValues)
    let isFixed = starts.lowerBound == starts.upperBound
    func solved(_ start: Double, _ numbers: [Double], _ series: MotionSeries) -> ProjectedFit? {
      guard starts.contains(start), let left = family.shapes(numbers) else { return nil }
      var first = [Double](repeating: 1, count: series.count)
      var second = family.shapeCount > 1 ? [Double](repeating: 0, count: series.count) : []
      for (index, time) in series.times.enumerated() where time > start {
        let value = left(time - start)
        first[index] = value.0
        if family.shapeCount > 1 { second[index] = value.1 }
      }
      return ProjectedFit(family.shapeCount > 1 ? [first, second] : [first], series.values)
    }
    func rest(_ point: [Double]) -> Double {
      solved(isFixed ? starts.lowerBound : point[0], isFixed ? point : Array(point.dropFirst()), series)?.rest
        ?? .infinity
    }
    let tries = isFixed ? 1 : 4
    var guesses: [(point: [Double], value: Double)] = []
    for step in 0..<tries {
      let start = starts.lowerBound + (starts.upperBound - starts.lowerBound) * (Double(step) + 0.5) / Double(tries)
      for numbers in family.guesses(duration: duration) {
        let point = isFixed ? numbers : [start] + numbers
        guesses.append((point, rest(point)))
      }
    }
    guesses.sort { $0.value < $1.value }
    var best: (point: [Double], value: Double)?
    for guess in guesses.prefix(isRough ? 1 : 3) where guess.value.isFinite {
      let numbers = isFixed ? guess.point : Array(guess.point.dropFirst())
      let steps = (isFixed ? [] : [(starts.upperBound - starts.lowerBound) / 8]) + family.steps(at: numbers)
      var found = SimplexSearch(mostTries: isRough ? 60 : 300).minimum(from: guess.point, steps: steps, of: rest)
      // Once more from there, for a simplex may have shrunk too early.
      if !isRough {
        found = SimplexSearch(mostTries: 200).minimum(from: found.point, steps: steps.map { $0 / 4 }, of: rest)
      }
      if found.value < best?.value ?? .infinity { best = found }
    }
    guard let best else { return nil }
    start = isFixed ? starts.lowerBound : best.point[0]
    numbers = isFixed ? best.point : Array(best.point.dropFirst())
    guard let fit = solved(start, numbers, all) else { return nil }
    self.rest = fit.rest
    ends = fit.factors.map { $0[0] }
    ways = fit.factors.map { $0[1] }
    velocities = fit.factors.map { $0.count > 2 ? $0[2] : 0 }
    length = family.length(numbers)
    freedom = best.point.count + series.values.count * (1 + family.shapeCount)
    let known = all.count * all.values.count
    guard !isRough else {
      deviations = []
      return
    }
    let variance = max(fit.rest / Double(max(known - freedom, 1)), 1e-6)
    // The values that were left out are known, too.
    let share = (Double(series.count) / Double(all.count)).squareRoot()
    let steps = (isFixed ? [] : [1e-3]) + numbers.map { max(abs($0), 0.1) * 2e-3 }
    let spread = Self.deviations(at: best.point, steps: steps, of: rest, variance: variance).map { $0 * share }
    deviations = isFixed ? [0] + spread : spread
  }

  /// A motion is known from so many values.
  private static let mostValues = 160

  /// From how fast the rest grows around its lowest value.
  private static func deviations(
    at point: [Double], steps step: [Double], of rest: ([Double]) -> Double, variance: Double
  ) -> [Double] {
    let size = point.count
    let lowest = rest(point)
    func moved(_ i: Int, _ a: Double, _ j: Int, _ b: Double) -> Double {
      var other = point
      other[i] += a * step[i]
      other[j] += b * step[j]
      return rest(other)
    }
    var hessian = [Double](repeating: 0, count: size * size)
    for i in 0..<size {
      for j in 0...i {
        let value: Double
        if i == j {
          value = (moved(i, 1, i, 0) - 2 * lowest + moved(i, -1, i, 0)) / (step[i] * step[i])
        } else {
          value =
            (moved(i, 1, j, 1) - moved(i, 1, j, -1) - moved(i, -1, j, 1) + moved(i, -1, j, -1))
            / (4 * step[i] * step[j])
        }
        hessian[i * size + j] = value
        hessian[j * size + i] = value
      }
    }
    return (0..<size).map { index in
      var unit = [Double](repeating: 0, count: size)
      unit[index] = 1
      guard let column = LinearSystem.solve(hessian, unit), column[index] > 0, column[index].isFinite else {
        return .infinity
      }
      return (2 * variance * column[index]).squareRoot()
    }
  }
}
