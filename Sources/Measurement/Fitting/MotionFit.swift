import Glibc
import SpringformMotion
import SpringformNumerics

/// Cuts measured values into stretches and finds what explains each with least.
struct MotionFit {
  /// How far measured points lie from where they are by chance, in pixels.
  let noise: Double
  private static let mostSplits = 3
  private static let coarseCuts = 8
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

  private func fits(_ series: MotionSeries, _ span: Span, splits: Int) -> [MotionStretch] {
    let whole = fit(series, span)
    let extent = series.slice(span.lead..<span.tail).extent
    let enough = max(3 * noise, 0.25, 0.008 * extent)
    if let whole, whole.residual <= enough { return [whole] }
    // Strong compression leaves more, and yet no cut explains it.
    let tolerable = max(4 * noise, 2 * Self.outlying, 0.02 * extent)
    let fallback = whole.flatMap { $0.residual <= tolerable ? $0 : nil } ?? .keys(series, span, noise: noise)
    guard splits > 0, span.end - span.begin >= 10, let cut = cut(series, span) else { return [fallback] }
    let (first, second) = span.parts(cutAt: cut)
    guard let a = fit(series, first), let b = fit(series, second) else { return [fallback] }
    let squares = a.residual * a.residual * Double(first.count) + b.residual * b.residual * Double(second.count)
    let residual = (squares / Double(first.count + second.count)).squareRoot()
    // Two models have to be much better than one.
    guard residual < (whole?.residual ?? .infinity) * 0.5 else { return [fallback] }
    if residual <= enough { return [a, b] }
    return fits(series, first, splits: splits - 1) + fits(series, second, splits: splits - 1)
  }

  /// Where one model takes over from another: the cut that leaves least on both sides, by a rough look at springs with a velocity,
  /// which follow most motions somehow. First a few cuts far apart, then ever nearer around the best.
  private func cut(_ series: MotionSeries, _ span: Span) -> Int? {
    let (first, last) = (span.begin + 4, span.end - 5)
    guard first <= last else { return nil }
    var costs: [Int: Double] = [:]
    func cost(_ cut: Int) -> Double {
      if let known = costs[cut] { return known }
      let (a, b) = span.parts(cutAt: cut)
      let cost = choice.roughRest(of: series, a) + choice.roughRest(of: series, b)
      costs[cut] = cost
      return cost
    }
    var step = max((last - first) / Self.coarseCuts, 1)
    var best = first
    for cut in stride(from: first, through: last, by: step) where cost(cut) < cost(best) { best = cut }
    while step > 1 {
      step /= 2
      for cut in [best - step, best + step] where (first...last).contains(cut) && cost(cut) < cost(best) { best = cut }
    }
    return cost(best).isFinite ? best : nil
  }

  /// What explains a span best; nil where nothing can. A few values that lie far from it, as where something passes over the thing,
  /// are left out.
  private func fit(_ series: MotionSeries, _ span: Span) -> MotionStretch? {
    let part = series.slice(span.lead..<span.tail)
    guard let first = choice.stretch(part, span, of: series) else { return nil }
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
    return choice.stretch(part.keeping(kept), span, of: series) ?? first
  }

  private var choice: ModelChoice { ModelChoice(noise: noise) }
}
