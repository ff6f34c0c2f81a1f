import SpringformBitmap
import SpringformNumerics

/// What many moments show of what was done to whole pictures.
struct CommonWhole {
  let causes: [(cause: WholeCause, bounds: PixelRect)]
  let size: PixelSize
  /// Whether so many moments are nearly all.
  let isMost: (Int) -> Bool

  var diagnosis: Diagnosis? { conversion ?? alpha ?? mirror ?? seam ?? blur }

  /// Of conversions with a number the one in the middle, if all are of one kind.
  private var conversion: Diagnosis? {
    let found = causes.compactMap { if case .conversion(let conversion) = $0.cause { conversion } else { nil } }
    if let same = found.first(where: { conversion in isMost(found.count { $0 == conversion }) }) {
      return .converted(same)
    }
    let gammas = found.compactMap { if case .gamma(let gamma) = $0 { gamma } else { nil } }
    if isMost(gammas.count), let middle = agreed(gammas) { return .converted(.gamma(middle)) }
    let factors = found.compactMap { if case .saturation(let factor) = $0 { factor } else { nil } }
    if isMost(factors.count), let middle = agreed(factors) { return .converted(.saturation(middle)) }
    return nil
  }

  /// The number in the middle, unless moments differ in what they say.
  private func agreed(_ values: [Double]) -> Double? {
    guard let middle = values.middle, isMost(values.count(where: { abs($0 - middle) < 0.05 })) else { return nil }
    return middle
  }

  private var alpha: Diagnosis? {
    let found = causes.compactMap { if case .alpha(let isTwice) = $0.cause { isTwice } else { nil } }
    return found.first { first in isMost(found.count { $0 == first }) }.map { .premultiplied(isTwice: $0) }
  }

  private var mirror: Diagnosis? {
    let found = causes.compactMap { if case .mirror(let axis) = $0.cause { axis } else { nil } }
    return found.first { first in isMost(found.count { $0 == first }) }.map { .mirrored($0) }
  }

  /// Where the lines of all moments may lie.
  private var seam: Diagnosis? {
    let found = causes.compactMap { if case .seam(let seam) = $0.cause { seam } else { nil } }
    guard isMost(found.count), let first = found.first,
      let seam = found.dropFirst().reduce(first, { (all: SeamEstimate?, next) in all?.common(with: next) })
    else { return nil }
    return .seam(
      PictureSeam(
        isVertical: seam.isVertical, place: (seam.places.lowerBound + seam.places.upperBound) / 2,
        isBehind: seam.isBehind, x: seam.x, y: seam.y))
  }

  private var blur: Diagnosis? {
    let found = causes.compactMap { cause, bounds in
      if case .blur(let radius) = cause { (radius: radius, bounds: bounds) } else { nil }
    }
    guard let first = found.first, isMost(found.count), let middle = found.map(\.radius).middle,
      isMost(found.count { abs($0.radius - middle) <= 0.4 * middle })
    else { return nil }
    let isAll = first.bounds.area * 5 > size.area * 4
    return .blurred(radius: middle, bounds: isAll ? nil : first.bounds)
  }
}
