import SpringformBitmap

/// The cause that most of some moments have in common.
struct CommonCause {
  private var causes: [(cause: PictureCause, bounds: PixelRect)] = []
  /// How many moments were looked at.
  private var count = 0

  /// Adds a moment at which pictures differ.
  mutating func add(_ expected: Bitmap, _ actual: Bitmap) {
    guard let samples = ChangeSamples(expected, actual) else { return }
    count += 1
    if let cause = PictureCause(samples) { causes.append((cause, samples.bounds)) }
  }

  /// Nil when the moments differ for different reasons.
  var diagnosis: Diagnosis? {
    [swappedChannels, brightness, colorChange, contrast, presence, shift, scale, turn, outline].compactMap(\.self).first
  }

  /// Whether so many moments are nearly all.
  private func isMost(_ number: Int) -> Bool { number > 0 && number * 10 >= count * 7 }

  private var colorChange: Diagnosis? {
    let colors = causes.compactMap { cause, bounds in
      if case .color(let expected, let actual, let count, let contrast) = cause {
        ColorChange(expected: expected, actual: actual, pixels: count, bounds: bounds, opacityRatio: contrast)
      } else {
        nil
      }
    }
    guard let strongest = colors.max(by: { $0.squaredStrength < $1.squaredStrength }), isMost(colors.count) else {
      return nil
    }
    // Under something half transparent the same change is weaker.
    guard isMost(colors.count { $0.isPart(of: strongest) }) else { return nil }
    // Of those that are nearly as strong, the one on most pixels.
    let alike = colors.filter { $0.squaredStrength * 2 > strongest.squaredStrength }
    guard let largest = alike.max(by: { $0.pixels < $1.pixels }) else { return nil }
    return .color(largest)
  }

  private var contrast: Diagnosis? {
    let ratios = causes.compactMap { cause, bounds in
      if case .contrast(let ratio) = cause { (ratio: ratio, bounds: bounds) } else { nil }
    }
    let ordered = ratios.map(\.ratio).sorted()
    guard let first = ratios.first, isMost(ratios.count), let low = ordered.first, let high = ordered.last,
      high - low < 0.06
    else { return nil }
    return .opacity(ratio: ordered[ordered.count / 2], bounds: first.bounds)
  }

  private var swappedChannels: Diagnosis? {
    let swapped = causes.filter { if case .swappedChannels = $0.cause { true } else { false } }
    guard let first = swapped.first, isMost(swapped.count) else { return nil }
    return .swappedChannels(bounds: first.bounds)
  }

  private var brightness: Diagnosis? {
    let ratios = causes.compactMap { cause, bounds in
      if case .brightness(let ratio) = cause { (ratio: ratio, bounds: bounds) } else { nil }
    }
    guard let first = ratios.first, isMost(ratios.count) else { return nil }
    return .brightness(ratio: ratios.map(\.ratio).sorted()[ratios.count / 2], bounds: first.bounds)
  }

  private var presence: Diagnosis? {
    let missing = causes.filter { if case .missing = $0.cause { true } else { false } }
    let added = causes.filter { if case .added = $0.cause { true } else { false } }
    if let first = missing.first, isMost(missing.count) { return .missing(bounds: first.bounds) }
    if let first = added.first, isMost(added.count) { return .added(bounds: first.bounds) }
    return nil
  }

  private var shift: Diagnosis? {
    let shifts = placements { $0 == .shift }.map { (x: Double($0.0.x), y: Double($0.0.y), bounds: $0.bounds) }
    guard let first = shifts.first, isMost(shifts.count) else { return nil }
    let x = shifts.map(\.x).sorted()[shifts.count / 2]
    let y = shifts.map(\.y).sorted()[shifts.count / 2]
    let limit = max(0.15, (abs(x) + abs(y)) / 10)
    guard isMost(shifts.count { abs($0.x - x) <= limit && abs($0.y - y) <= limit }) else { return nil }
    return .shifted(x: x, y: y, bounds: first.bounds)
  }

  private var scale: Diagnosis? {
    for freedom in [PlacementEstimate.Freedom.scale, .width, .height] {
      let found = placements { $0 == freedom }
      guard let first = found.first,
        let width = middle(found.map { Double($0.0.width) }), let height = middle(found.map { Double($0.0.height) })
      else { continue }
      return .scaled(width: 1 + width, height: 1 + height, bounds: first.bounds)
    }
    return nil
  }

  private var turn: Diagnosis? {
    let found = placements { $0 == .turn }
    guard let first = found.first, let angle = middle(found.map { Double($0.0.angle) }) else { return nil }
    return .turned(angle: angle, bounds: first.bounds)
  }

  private func placements(
    _ isMeant: (PlacementEstimate.Freedom) -> Bool
  ) -> [(PlacementEstimate, bounds: PixelRect)] {
    causes.compactMap { cause, bounds in
      if case .placement(let placement) = cause, isMeant(placement.freedom) { (placement, bounds) } else { nil }
    }
  }

  /// The number in the middle, when nearly all moments agree on it.
  private func middle(_ values: [Double]) -> Double? {
    guard isMost(values.count) else { return nil }
    let middle = values.sorted()[values.count / 2]
    return isMost(values.count { abs($0 - middle) <= abs(middle) * 0.3 }) ? middle : nil
  }

  private var outline: Diagnosis? {
    let outsets = causes.compactMap { cause, bounds in
      if case .outline(let outset) = cause { (outset: outset, bounds: bounds) } else { nil }
    }
    guard let first = outsets.first, isMost(outsets.count) else { return nil }
    let middle = outsets.map(\.outset).sorted()[outsets.count / 2]
    guard isMost(outsets.count { abs($0.outset - middle) <= abs(middle) * 0.4 }) else { return nil }
    return .outline(outset: middle, bounds: first.bounds)
  }
}

extension ColorChange {
  private var change: SIMD4<Float> {
    SIMD4<Float>(Pixel.components(actual)) - SIMD4<Float>(Pixel.components(expected))
  }

  fileprivate var squaredStrength: Float { change.squaredLength }

  /// Whether it is a change in the same direction, and no larger one.
  fileprivate func isPart(of other: Self) -> Bool {
    guard other.squaredStrength > 0 else { return false }
    let share = change.dot(other.change) / other.squaredStrength
    let rest = change - other.change * share
    // Components are rounded, each of the four colours by half a level.
    return share > 0 && max(rest.max(), -rest.min()) <= 1.5
  }
}
