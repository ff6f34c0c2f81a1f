import Glibc
import SpringformMotion
import SpringformNumerics

/// Weighs models for a part of a motion: what they leave against how many numbers they take.
struct ModelChoice {
  /// How far measured points lie from where they are by chance, in pixels.
  let noise: Double

  /// So many times less than another model a free curve has to leave.
  private static let freedomsGain = 2.5
  /// Models that leave so many times as much are as good.
  private static let sameness = 1.12
  /// How exactly places are measured at best, in pixels.
  private static let least = 0.03
  /// What nobody sees, in pixels.
  private static let unseen = 0.15
  /// By so little information two models cannot be told apart.
  private static let leastInformation = 6.0
  /// So many values more than numbers show whether a model is right.
  private static let spareValues = 4
  /// So many values are enough for a rough look.
  private static let roughCount = 32

  /// What explains a part best; nil where nothing can.
  func stretch(_ part: MotionSeries, _ span: Span, of series: MotionSeries) -> MotionStretch? {
    guard part.count >= 5 else { return nil }
    var candidates = candidates(part, span, of: series).sorted { $0.cost < $1.cost }
    guard var best = candidates.first else { return nil }
    // A free curve follows whatever it is shown, so that it counts only where nothing of fewer numbers comes near.
    if best.isFree, let plain = candidates.first(where: { !$0.isFree }),
      plain.residual < max(best.residual * Self.freedomsGain, 3 * noise, Self.unseen)
    {
      best = plain
    }
    // Of two that leave about as much, the one that needs less.
    let enough = max(best.residual * Self.sameness, noise, Self.least)
    if let simpler = candidates.filter({ $0.residual <= enough && $0.fit.freedom < best.fit.freedom })
      .min(by: { ($0.fit.freedom, $0.cost) < ($1.fit.freedom, $1.cost) })
    {
      best = simpler
    }
    candidates.removeAll { $0.isFree || $0.cost - best.cost >= Self.leastInformation || $0.model.isAlike(best.model) }
    return MotionStretch(best.fit, best.model, rivals: candidates.map(\.model), part, span, of: series)
  }

  /// What a spring with a velocity leaves of a span at least, as a sum of squares, by a rough look; infinite where it is of no use.
  func roughRest(of series: MotionSeries, _ span: Span) -> Double {
    let part = series.slice(span.lead..<span.tail)
    let few = part.thinned(to: Self.roughCount)
    let begin = series.times[span.begin]
    guard few.count >= 4,
      let fit = FamilyFit(
        SpringFamily(hasVelocity: true), few, starts: begin...begin, duration: duration(of: span, series), isRough: true
      )
    else { return .infinity }
    return fit.rest * Double(part.count) / Double(few.count)
  }

  private func duration(of span: Span, _ series: MotionSeries) -> Double {
    max(series.times[min(span.end, series.count - 1)] - series.times[span.begin], 0.03)
  }

  private func candidates(_ part: MotionSeries, _ span: Span, of series: MotionSeries) -> [Candidate] {
    let begin = series.times[span.begin]
    let duration = duration(of: span, series)
    let steps = zip(series.times, series.times.dropFirst()).map { $1 - $0 }
    let interval = steps.filter { $0 > 0 }.middle ?? 0.01
    var candidates: [Candidate] = []
    func add(_ family: some MotionFamily, starts: ClosedRange<Double>, model: (FamilyFit) -> MotionModel) {
      guard let fit = FamilyFit(family, part, starts: starts, duration: duration),
        fit.isLikely(for: part, interval: interval), part.count * part.values.count >= fit.freedom + Self.spareValues
      else { return }
      candidates.append(Candidate(fit: fit, model: model(fit), count: part.count * part.values.count, noise: noise))
    }
    guard span.restsBefore else {
      add(SpringFamily(hasVelocity: true), starts: begin...begin, model: \.spring)
      add(DecelerationFamily(), starts: begin...begin, model: \.deceleration)
      add(CurveFamily(curve: .linear), starts: begin - 0.001...begin) { .curve(.linear, duration: $0.duration) }
      return candidates
    }
    let starts = begin - 0.05 - 0.12 * duration...series.times[min(span.begin + 3, series.count - 1)]
    add(SpringFamily(hasVelocity: false), starts: starts, model: \.spring)
    add(SpringFamily(hasVelocity: true), starts: starts, model: \.spring)
    for (curve, _) in NamedCurve.all {
      add(CurveFamily(curve: curve), starts: starts) { .curve(curve, duration: $0.duration) }
    }
    add(BezierFamily(), starts: starts) { fit in
      .curve(
        TimingCurve(fit.numbers[1], fit.numbers[2], fit.numbers[3], fit.numbers[4]), duration: fit.duration)
    }
    if span.restsAfter { add(BounceFamily(), starts: starts, model: \.bounces) }
    add(DecelerationFamily(), starts: starts, model: \.deceleration)
    return candidates
  }

  /// A family's best motion and what it costs: what is left, and the numbers that it takes.
  private struct Candidate {
    let fit: FamilyFit
    let model: MotionModel
    let cost: Double
    /// The root of the mean square of what is left, in pixels.
    let residual: Double
    /// Whether it is a curve without a name.
    var isFree: Bool { if case .curve(let curve, _) = model { NamedCurve.name(of: curve) == nil } else { false } }

    init(fit: FamilyFit, model: MotionModel, count: Int, noise: Double) {
      self.fit = fit
      self.model = model
      // The Bayesian information criterion; below the noise nothing is better than anything else.
      residual = (fit.rest / Double(count)).squareRoot()
      let floor = max(noise, 0.02)
      let variance = max(fit.rest / Double(count), floor * floor)
      cost = Double(count) * log(variance) + Double(fit.freedom) * log(Double(count))
    }
  }
}

extension FamilyFit {
  fileprivate var duration: Measured {
    let value = exp(numbers[0])
    return Measured(value, deviation: value * deviations[1])
  }

  fileprivate var spring: MotionModel {
    let response = 2 * Double.pi / exp(numbers[1])
    return .spring(
      dampingRatio: Measured(numbers[0], deviation: deviations[1]),
      response: Measured(response, deviation: response * deviations[2]))
  }

  fileprivate var deceleration: MotionModel {
    let rate = exp(numbers[0])
    let share = exp(-rate / 1000)
    return .deceleration(rate: Measured(share, deviation: share * rate / 1000 * deviations[1]))
  }

  fileprivate var bounces: MotionModel {
    .bounces(fall: duration, elasticity: Measured(numbers[1], deviation: deviations[2]))
  }

  /// Whether it keeps to what was seen: a motion whose ends lie far from all values, or that is over between two pictures, explains
  /// nothing.
  fileprivate func isLikely(for series: MotionSeries, interval: Double) -> Bool {
    let room = 1.5 * series.extent + 2
    for (index, values) in series.values.enumerated() {
      guard let low = values.min(), let high = values.max() else { return false }
      let ends = [ends[index], ends[index] + ways[index]]
      if ends.contains(where: { $0 < low - room || $0 > high + room || !$0.isFinite }) { return false }
    }
    // What is hardly known explains nothing either.
    if deviations.dropFirst().prefix(2).contains(where: { $0.isFinite && $0 > 0.5 }), numbers.count < 3 { return false }
    return length.map { $0 > 2 * interval } ?? false
  }
}

extension MotionStretch {
  fileprivate init(
    _ fit: FamilyFit, _ model: MotionModel, rivals: [MotionModel], _ part: MotionSeries, _ span: Span,
    of series: MotionSeries
  ) {
    let units = series.units
    var velocities = fit.velocities
    // Of a deceleration the velocity at the start follows from its way and its rate.
    if case .deceleration = model { velocities = fit.ways.map { -$0 * exp(fit.numbers[0]) } }
    self.init(
      start: Measured(fit.start, deviation: fit.deviations[0]),
      end: min(series.times[min(span.end, series.count - 1)], series.times[series.count - 1]),
      from: zip(zip(fit.ends, fit.ways), units).map { ($0.0 + $0.1) / $1 }, to: zip(fit.ends, units).map { $0 / $1 },
      velocity: zip(velocities, units).map { $0 / $1 }, model: model, alternatives: rivals,
      residual: (fit.rest / Double(part.count)).squareRoot())
  }
}
