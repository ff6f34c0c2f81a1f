import Glibc
import SpringformMotion
import SpringformNumerics

/// Cuts measured values into stretches and finds what explains each with least.
struct MotionFit {
  /// How far measured points lie from where they are by chance, in pixels.
  let noise: Double
  private static let mostSplits = 3
  /// So many times less than another model a free curve has to leave.
  private static let freedomsGain = 2.5
  /// Models that leave so many times as much are as good.
  private static let sameness = 1.12
  /// How exactly places are measured at best, in pixels.
  private static let least = 0.03
  /// Values this far from a model may be mistaken, in pixels.
  private static let outlying = 0.5
  /// What nobody sees, in pixels.
  private static let unseen = 0.15

  /// The motions of a series: all properties together where one model explains them, else apart.
  func motions(of series: MotionSeries) -> [Motion] {
    let together = motion(of: series)
    guard together.stretches.contains(where: \.isPoor), series.properties.count > 1 else { return [together] }
    let groups: [[MotionProperty]] = [[.x, .y, .width, .height], [.rotation], [.opacity]]
    let apart = groups.compactMap { group -> MotionSeries? in
      let indices = series.properties.indices.filter { group.contains(series.properties[$0]) }
      return indices.isEmpty ? nil : series.only(indices)
    }
    guard apart.count > 1 else {
      let single = series.properties.indices.map { motion(of: series.only([$0])) }
      return single.contains { $0.stretches.contains(where: \.isPoor) } ? [together] : single
    }
    return apart.flatMap { motions(of: $0) }
  }

  private func motion(of series: MotionSeries) -> Motion {
    let tolerance = max(4 * noise, 0.3, 0.004 * series.extent)
    let plateaus = Plateaus(series, tolerance: tolerance).ranges
    var parts: [(span: Span, stretches: [MotionStretch])] = []
    // What lies between two rests, with a little of the one before and all of the one after.
    for index in 0...plateaus.count {
      let before = index > 0 ? plateaus[index - 1] : nil
      let after = index < plateaus.count ? plateaus[index] : nil
      let end = after?.lowerBound ?? series.count
      let begin = before?.upperBound ?? 0
      let range = max(begin - 1, 0)..<min(end + 1, series.count)
      guard end > begin || before != nil && after != nil, range.count > 2 else { continue }
      let moved = series.distance(range.lowerBound, range.upperBound - 1)
      let extent = series.slice(range).extent
      guard max(moved, extent) > 3 * tolerance else { continue }
      let span = Span(
        lead: before.map { max($0.lowerBound, $0.upperBound - 6) } ?? begin, begin: max(begin - 1, 0), end: end,
        tail: after.map { min($0.upperBound, $0.lowerBound + max(12, (end - begin) * 2)) } ?? end,
        restsBefore: before != nil, restsAfter: after != nil)
      if let last = parts.last, let joined = echo(in: series, of: last, span) {
        parts[parts.count - 1] = joined
      } else {
        parts.append((span, fits(series, span, splits: Self.mostSplits)))
      }
    }
    return Motion(properties: series.properties, stretches: parts.flatMap(\.stretches))
  }

  /// Both spans as one, if what looks like a motion of its own is only the last swing of the one before: at its turn a slow swing
  /// seems to rest.
  private func echo(in series: MotionSeries, of part: (span: Span, stretches: [MotionStretch]), _ span: Span) -> (
    span: Span, stretches: [MotionStretch]
  )? {
    guard part.stretches.count == 1, span.restsBefore,
      series.slice(span.begin..<span.end).extent < 0.35 * series.slice(part.span.begin..<part.span.end).extent
    else { return nil }
    var joined = part.span
    (joined.end, joined.tail, joined.restsAfter) = (span.end, span.tail, span.restsAfter)
    guard let whole = fit(series, joined),
      whole.residual <= max(1.5 * part.stretches[0].residual, 2 * noise, Self.unseen)
    else { return nil }
    return (joined, [whole])
  }

  /// A part of a series, as indices.
  private struct Span {
    /// From here on values are looked at.
    var lead: Int
    /// The last index at rest before the motion, and the first at rest after it.
    var begin: Int
    var end: Int
    /// Up to here values are looked at.
    var tail: Int
    var restsBefore: Bool
    var restsAfter: Bool
  }

  private func fits(_ series: MotionSeries, _ span: Span, splits: Int) -> [MotionStretch] {
    let whole = fit(series, span)
    let extent = series.slice(span.lead..<span.tail).extent
    let enough = max(3 * noise, 0.25, 0.008 * extent)
    if let whole, whole.residual <= enough || splits == 0 || span.end - span.begin < 10 { return [whole] }
    guard splits > 0, span.end - span.begin >= 10 else {
      return [whole].compactMap { $0 } + (whole == nil ? [keys(series, span)] : [])
    }
    // Where one model takes over from another: the cut that leaves least on both sides.
    var best: (cost: Double, cut: Int, parts: [MotionStretch])?
    func attempt(_ cut: Int) {
      guard cut >= span.begin + 4, cut <= span.end - 5 else { return }
      var first = span
      (first.end, first.tail, first.restsAfter) = (cut, cut + 1, false)
      var second = span
      (second.lead, second.begin, second.restsBefore) = (cut, cut, false)
      guard let a = fit(series, first), let b = fit(series, second) else { return }
      let (countA, countB) = (Double(first.tail - first.lead), Double(second.tail - second.lead))
      let cost = a.residual * a.residual * countA + b.residual * b.residual * countB
      if cost < best?.cost ?? .infinity { best = (cost, cut, [a, b]) }
    }
    let step = max((span.end - span.begin) / 10, 1)
    for cut in stride(from: span.begin + 4, through: span.end - 5, by: step) { attempt(cut) }
    if let rough = best?.cut, step > 1 { for cut in rough - step + 1..<rough + step { attempt(cut) } }
    guard let best else { return [whole ?? keys(series, span)] }
    let count = Double(span.tail - span.lead)
    let residual = (best.cost / count).squareRoot()
    // Two models have to be much better than one.
    guard residual < (whole?.residual ?? .infinity) * 0.5 else { return [keys(series, span)] }
    if residual <= enough { return best.parts.map { $0 } }
    var first = span
    (first.end, first.tail, first.restsAfter) = (best.cut, best.cut + 1, false)
    var second = span
    (second.lead, second.begin, second.restsBefore) = (best.cut, best.cut, false)
    return fits(series, first, splits: splits - 1) + fits(series, second, splits: splits - 1)
  }

  /// What explains a span best; nil where nothing can. A few values that lie far from it, as where something passes over the thing,
  /// are left out.
  private func fit(_ series: MotionSeries, _ span: Span) -> MotionStretch? {
    let part = series.slice(span.lead..<span.tail)
    guard let first = fit(part, span, of: series) else { return nil }
    let distances = part.times.indices.map { index in
      let values = first.values(at: part.times[index])
      return part.values.indices.reduce(0) { sum, property in
        let distance = part.values[property][index] - values[property] * part.units[property]
        return sum + distance * distance
      }.squareRoot()
    }
    let limit = max(6 * (distances.middle ?? 0), 4 * noise, Self.outlying)
    let kept = part.times.indices.filter { distances[$0] <= limit }
    guard kept.count < part.count, kept.count * 8 >= part.count * 7 else { return first }
    return fit(part.keeping(kept), span, of: series) ?? first
  }

  private func fit(_ part: MotionSeries, _ span: Span, of series: MotionSeries) -> MotionStretch? {
    guard part.count >= 5 else { return nil }
    let begin = series.times[span.begin]
    let duration = max(series.times[min(span.end, series.count - 1)] - begin, 0.03)
    let steps = zip(series.times, series.times.dropFirst()).map { $1 - $0 }
    let interval = steps.filter { $0 > 0 }.middle ?? 0.01
    var candidates: [Candidate] = []
    func add(_ family: some MotionFamily, starts: ClosedRange<Double>, model: (FamilyFit) -> MotionModel) {
      guard let fit = FamilyFit(family, part, starts: starts, duration: duration),
        fit.isLikely(for: part, interval: interval)
      else { return }
      candidates.append(Candidate(fit: fit, model: model(fit), count: part.count * part.values.count, noise: noise))
    }
    let springModel = { (fit: FamilyFit) -> MotionModel in
      let frequency = exp(fit.numbers[1])
      let response = 2 * Double.pi / frequency
      return .spring(
        dampingRatio: Measured(fit.numbers[0], deviation: fit.deviations[1]),
        response: Measured(response, deviation: response * fit.deviations[2]))
    }
    if span.restsBefore {
      let next = series.times[min(span.begin + 3, series.count - 1)]
      let starts = begin - 0.05 - 0.12 * duration...next
      add(SpringFamily(hasVelocity: false), starts: starts, model: springModel)
      add(SpringFamily(hasVelocity: true), starts: starts, model: springModel)
      for (curve, _) in NamedCurve.all { add(CurveFamily(curve: curve), starts: starts) { Self.curve(curve, $0) } }
      add(BezierFamily(), starts: starts) { fit in
        .curve(
          .init(fit.numbers[1], fit.numbers[2], fit.numbers[3], fit.numbers[4]),
          duration: Self.duration(fit))
      }
      if span.restsAfter { add(BounceFamily(), starts: starts, model: Self.bounces) }
      add(DecelerationFamily(), starts: starts, model: Self.deceleration)
    } else {
      add(SpringFamily(hasVelocity: true), starts: begin...begin, model: springModel)
      add(DecelerationFamily(), starts: begin...begin, model: Self.deceleration)
      add(CurveFamily(curve: .linear), starts: begin - 0.001...begin) { Self.curve(.linear, $0) }
    }
    candidates.sort { $0.cost < $1.cost }
    guard var best = candidates.first else { return nil }
    // A free curve follows whatever it is shown, so that it counts only where nothing of fewer numbers comes near.
    if best.isFree, let plain = candidates.first(where: { !$0.isFree }),
      plain.deviation < max(best.deviation * Self.freedomsGain, 3 * noise, Self.unseen)
    {
      best = plain
    }
    // Of two that leave about as much, the one that needs less.
    let enough = max(best.deviation * Self.sameness, noise, Self.least)
    if let simpler = candidates.filter({ $0.deviation <= enough && $0.fit.freedom < best.fit.freedom })
      .min(by: { ($0.fit.freedom, $0.cost) < ($1.fit.freedom, $1.cost) })
    {
      best = simpler
    }
    let rivals = candidates.filter { !$0.isFree && $0.cost - best.cost < 6 && !$0.model.isAlike(best.model) }
    return stretch(best, rivals, series, span, count: part.count)
  }

  private static func duration(_ fit: FamilyFit) -> Measured {
    let value = exp(fit.numbers[0])
    return Measured(value, deviation: value * fit.deviations[1])
  }

  private static func curve(_ curve: NamedCurve.Curve, _ fit: FamilyFit) -> MotionModel {
    .curve(curve, duration: duration(fit))
  }

  private static func deceleration(_ fit: FamilyFit) -> MotionModel {
    let rate = exp(fit.numbers[0])
    let share = exp(-rate / 1000)
    return .deceleration(rate: Measured(share, deviation: share * rate / 1000 * (fit.deviations.last ?? 0)))
  }

  private static func bounces(_ fit: FamilyFit) -> MotionModel {
    let fall = exp(fit.numbers[0])
    return .bounces(
      fall: Measured(fall, deviation: fall * fit.deviations[1]),
      restitution: Measured(fit.numbers[1], deviation: fit.deviations[2]))
  }

  private func stretch(_ best: Candidate, _ rivals: [Candidate], _ series: MotionSeries, _ span: Span, count: Int)
    -> MotionStretch
  {
    let fit = best.fit
    let units = series.units
    return MotionStretch(
      start: Measured(fit.start, deviation: fit.deviations[0]),
      end: min(series.times[min(span.end, series.count - 1)], series.times[series.count - 1]),
      from: zip(zip(fit.ends, fit.ways), units).map { ($0.0 + $0.1) / $1 }, to: zip(fit.ends, units).map { $0 / $1 },
      velocity: zip(fit.velocities, units).map { $0 / $1 }, model: best.model, alternatives: rivals.map(\.model),
      residual: (fit.rest / Double(count)).squareRoot())
  }

  /// A family's best motion and what it costs: what is left, and the numbers that it takes.
  private struct Candidate {
    let fit: FamilyFit
    let model: MotionModel
    let cost: Double
    /// The root of the mean square of what is left, in pixels.
    let deviation: Double
    /// Whether it is a curve without a name.
    var isFree: Bool { if case .curve(let curve, _) = model { NamedCurve.name(of: curve) == nil } else { false } }

    init(fit: FamilyFit, model: MotionModel, count: Int, noise: Double) {
      self.fit = fit
      self.model = model
      // The Bayesian information criterion; below the noise nothing is better than anything else.
      deviation = (fit.rest / Double(count)).squareRoot()
      let floor = max(noise, 0.02)
      let variance = max(fit.rest / Double(count), floor * floor)
      cost = Double(count) * log(variance) + Double(fit.freedom) * log(Double(count))
    }
  }

  /// Straight lines between as few moments as explain the values.
  private func keys(_ series: MotionSeries, _ span: Span) -> MotionStretch {
    let tolerance = max(3 * noise, 0.5, 0.01 * series.slice(span.begin..<min(span.end + 1, series.count)).extent)
    var kept: Set<Int> = [span.begin, min(span.end, series.count - 1)]
    func refine(_ a: Int, _ b: Int) {
      guard b - a > 1 else { return }
      var worst = (index: a, distance: 0.0)
      for index in a + 1..<b {
        let share = (series.times[index] - series.times[a]) / (series.times[b] - series.times[a])
        let distance = series.values.reduce(0) { sum, values in
          let line = values[a] + (values[b] - values[a]) * share
          return sum + (values[index] - line) * (values[index] - line)
        }.squareRoot()
        if distance > worst.distance { worst = (index, distance) }
      }
      guard worst.distance > tolerance else { return }
      kept.insert(worst.index)
      refine(a, worst.index)
      refine(worst.index, b)
    }
    let last = min(span.end, series.count - 1)
    refine(span.begin, last)
    let moments = kept.sorted()
    func values(_ index: Int) -> [Double] { zip(series.values, series.units).map { $0[index] / $1 } }
    return MotionStretch(
      start: Measured(series.times[span.begin], deviation: 0.01), end: series.times[last], from: values(span.begin),
      to: values(last), velocity: series.units.map { _ in 0 }, model: .keys, alternatives: [], residual: tolerance / 2,
      keys: moments.map { (series.times[$0], values($0)) })
  }
}

extension MotionStretch {
  /// Whether no model explains it.
  var isPoor: Bool { if case .keys = model { true } else { false } }
}

extension FamilyFit {
  /// Whether it keeps to what was seen: a motion whose ends lie far from all values, or that is over between two pictures, explains
  /// nothing.
  fileprivate func isLikely(for series: MotionSeries, interval: Double) -> Bool {
    let room = 1.5 * series.extent + 2
    for (index, values) in series.values.enumerated() {
      guard let low = values.min(), let high = values.max() else { return false }
      let ends = [ends[index], ends[index] + ways[index]]
      if ends.contains(where: { $0 < low - room || $0 > high + room || !$0.isFinite }) { return false }
    }
    return slowness.map { $0 > 2 * interval } ?? true
  }
}
