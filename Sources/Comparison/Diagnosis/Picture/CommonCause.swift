import SpringformBitmap
import SpringformNumerics

/// The cause that most of some moments have in common.
struct CommonCause {
  private var causes: [(cause: PictureCause, bounds: PixelRect)] = []
  /// How many moments were looked at.
  private var count = 0
  /// How many of them show a cause by themselves.
  private var tellingCount = 0
  private var first: PictureCause?
  /// Whether half of the moments are enough where the rest tell nothing: something may lie above what changed.
  private var isLenient = false

  private var size = PixelSize(width: 1, height: 1)

  /// Adds a moment at which pictures differ.
  mutating func add(_ expected: Bitmap, _ actual: Bitmap) {
    size = expected.size
    guard let samples = ChangeSamples(expected, actual) else { return }
    count += 1
    guard let cause = PictureCause(samples) else { return }
    causes.append((cause, samples.bounds))
    if cause.isConvincing { tellingCount += 1 }
    if count == 1 { first = cause }
  }

  /// What the first of the moments shows by itself, nil when nothing. In one picture much else looks like a row of letters.
  var beginning: Diagnosis? {
    if case .text = first { return nil }
    guard let first, first.isConvincing, let bounds = causes.first?.bounds else { return nil }
    var beginning = Self()
    beginning.causes = [(first, bounds)]
    beginning.count = 1
    return beginning.diagnosis
  }

  /// The same causes, of which half of the moments are enough where the rest tell nothing.
  var lenient: Self {
    var lenient = self
    lenient.isLenient = true
    return lenient
  }

  /// Nil when the moments differ for different reasons.
  var diagnosis: Diagnosis? {
    [
      whole, swappedChannels, pointer, order, corners, brightness, contrast, uncovered, colorChange, presence, shadow,
      gradient, text, shift, scale,
      turn, outline,
      agreement,
    ]
    .compactMap(\.self).first
  }

  private var whole: Diagnosis? {
    let found = causes.compactMap { cause, bounds in
      if case .whole(let whole) = cause { (cause: whole, bounds: bounds) } else { nil }
    }
    return CommonWhole(causes: found, size: size, isMost: isMost).diagnosis
  }

  private var pointer: Diagnosis? {
    let found = causes.filter { if case .pointer = $0.cause { true } else { false } }.map(\.bounds)
    guard let first = found.first, isMost(found.count) else { return nil }
    return .pointer(bounds: first, isMoving: found.contains { abs($0.x - first.x) > 2 || abs($0.y - first.y) > 2 })
  }

  private var order: Diagnosis? {
    let found = causes.filter { if case .order = $0.cause { true } else { false } }
    guard let first = found.first, isMost(found.count) else { return nil }
    return .order(bounds: first.bounds)
  }

  private var corners: Diagnosis? {
    let found = causes.compactMap { cause, bounds in
      if case .corners(let areRounder) = cause { (areRounder: areRounder, bounds: bounds) } else { nil }
    }
    guard let first = found.first, isMost(found.count { $0.areRounder == first.areRounder }) else { return nil }
    return .corners(areRounder: first.areRounder, bounds: first.bounds)
  }

  /// Whether so many moments are nearly all.
  private func isMost(_ number: Int) -> Bool {
    isNearlyAll(number) || isLenient && number > 1 && number * 2 >= count && number * 10 >= tellingCount * 7
  }

  private func isNearlyAll(_ number: Int) -> Bool { number > 0 && number * 10 >= count * 7 }

  private var colorChange: Diagnosis? {
    let colors = causes.compactMap { cause, bounds in
      if case .color(let expected, let actual, let count, let contrast, _) = cause {
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

  /// Whether another colour is so at some moments much less than at others, as on the way from one colour to the next.
  var colorFades: Bool {
    let strengths = causes.compactMap { cause, bounds -> Float? in
      guard case .color(let expected, let actual, let count, _, _) = cause else { return nil }
      return ColorChange(expected: expected, actual: actual, pixels: count, bounds: bounds, opacityRatio: nil)
        .squaredStrength
    }
    guard strengths.count > 2, let least = strengths.min(), let most = strengths.max() else { return false }
    return least * 4 < most
  }

  private var contrast: Diagnosis? {
    let ratios = causes.compactMap { cause, bounds in
      switch cause {
      case .contrast(let ratio): (ratio: ratio, bounds: bounds)
      case .color(_, _, _, let ratio?, false): (ratio: ratio, bounds: bounds)
      default: nil
      }
    }
    let numbers = ratios.map(\.ratio)
    guard let first = ratios.first, isMost(ratios.count), let low = numbers.min(), let high = numbers.max(),
      high - low < 0.06, let middle = numbers.middle
    else { return nil }
    return .opacity(ratio: middle, bounds: first.bounds)
  }

  /// Colours that changed in time, where there is one that stays: it lies behind what is gone.
  private var uncovered: Diagnosis? {
    let colors = causes.compactMap { cause, bounds in
      if case .color(let expected, let actual, _, _, _) = cause {
        (expected: SIMD4<Float>(Pixel.components(expected)), actual: actual, bounds: bounds)
      } else {
        nil
      }
    }
    guard let first = colors.first, isMost(colors.count), colors.allSatisfy({ $0.actual == first.actual }),
      let farthest = colors.map({ ($0.expected - first.expected).length }).max(), farthest > Self.otherColor
    else { return nil }
    return .missing(bounds: first.bounds)
  }

  /// Levels of all components together by which colours are not the same one.
  private static let otherColor: Float = 48

  private var swappedChannels: Diagnosis? {
    let swapped = causes.filter { if case .swappedChannels = $0.cause { true } else { false } }
    guard let first = swapped.first, isMost(swapped.count) else { return nil }
    return .swappedChannels(bounds: first.bounds)
  }

  private var brightness: Diagnosis? {
    let ratios = causes.compactMap { cause, bounds in
      if case .brightness(let ratio) = cause { (ratio: ratio, bounds: bounds) } else { nil }
    }
    guard let first = ratios.first, isMost(ratios.count), let middle = ratios.map(\.ratio).middle else { return nil }
    return .brightness(ratio: middle, bounds: first.bounds)
  }

  private var shadow: Diagnosis? {
    let shadows = causes.compactMap { cause, bounds in
      if case .shadow(let change) = cause { (change: change, bounds: bounds) } else { nil }
    }
    guard isMost(shadows.count) else { return nil }
    let ratios = shadows.compactMap { if case .strength(let ratio) = $0.change { ratio } else { nil } }
    if let first = shadows.first, isMost(ratios.count), let middle = ratios.middle {
      return .shadow(.strength(ratio: middle), bounds: first.bounds)
    }
    let most = shadows.first { shadow in isMost(shadows.count { $0.change == shadow.change }) }
    return most.map { .shadow($0.change, bounds: $0.bounds) }
  }

  private var gradient: Diagnosis? {
    let gradients = causes.filter { if case .gradient = $0.cause { true } else { false } }
    guard let first = gradients.first, isMost(gradients.count) else { return nil }
    return .gradient(bounds: first.bounds)
  }

  private var text: Diagnosis? {
    let texts = causes.compactMap { cause, bounds in
      if case .text(let change) = cause { (change: change, bounds: bounds) } else { nil }
    }
    guard let first = texts.first(where: { text in isMost(texts.count { $0.change == text.change }) }) else {
      return nil
    }
    switch first.change {
    case .heavier, .lighter: return .weight(isHeavier: first.change == .heavier, bounds: first.bounds)
    case .otherText: return .text(bounds: first.bounds)
    }
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
    guard let first = shifts.first, isMost(shifts.count), let x = shifts.map(\.x).middle, let y = shifts.map(\.y).middle
    else { return nil }
    let limit = max(0.15, (abs(x) + abs(y)) / 10)
    guard isMost(shifts.count { abs($0.x - x) <= limit && abs($0.y - y) <= limit }) else { return nil }
    return .shifted(by: SIMD2(x, y), bounds: first.bounds)
  }

  private var scale: Diagnosis? {
    for freedom in [PlacementEstimate.Freedom.scale, .width, .height] {
      let found = placements { $0 == freedom }
      guard let first = found.first,
        let width = middle(found.map { Double($0.0.size.width) - 1 }),
        let height = middle(found.map { Double($0.0.size.height) - 1 })
      else { continue }
      return .scaled(
        width: freedom == .height ? 1 : 1 + width, height: freedom == .width ? 1 : 1 + height, bounds: first.bounds)
    }
    return nil
  }

  /// Turned, and perhaps of another size.
  private var turn: Diagnosis? {
    let found = placements { $0 == .turn || $0 == .any }
    guard let first = found.first, let angle = middle(found.map { Double($0.0.angle) }) else { return nil }
    let isScaled = isMost(found.count { $0.0.freedom == .any })
    let width = isScaled ? middle(found.map { Double($0.0.size.width) - 1 }) : nil
    let height = isScaled ? middle(found.map { Double($0.0.size.height) - 1 }) : nil
    // Less is no more than how well it fits.
    func factor(_ change: Double?) -> Double { change.map { abs($0) < 0.005 ? 1 : 1 + $0 } ?? 1 }
    return .turned(angle: angle, width: factor(width), height: factor(height), bounds: first.bounds)
  }

  private func placements(
    _ isMeant: (PlacementEstimate.Freedom) -> Bool
  ) -> [(PlacementEstimate, bounds: PixelRect)] {
    causes.compactMap { cause, bounds in
      if case .placement(let placement) = cause, isMeant(placement.freedom) { (placement, bounds) } else { nil }
    }
  }

  /// What no moment shows well enough by itself, and many show alike.
  private var agreement: Diagnosis? {
    let shown = causes.compactMap { cause, bounds -> CommonPlacement.Moment? in
      switch cause {
      case .placement(let placement): CommonPlacement.Moment(estimates: [placement], bounds: bounds, roughness: 1)
      case .placements(let all, let roughness):
        CommonPlacement.Moment(estimates: all, bounds: bounds, roughness: roughness)
      default: nil
      }
    }
    return isNearlyAll(shown.count) ? CommonPlacement(shown)?.diagnosis : nil
  }

  /// The number in the middle, when nearly all moments agree on it.
  private func middle(_ values: [Double]) -> Double? {
    guard isMost(values.count), let middle = values.middle else { return nil }
    return isMost(values.count { abs($0 - middle) <= abs(middle) * 0.3 }) ? middle : nil
  }

  private var outline: Diagnosis? {
    let outsets = causes.compactMap { cause, bounds in
      if case .outline(let outset) = cause { (outset: outset, bounds: bounds) } else { nil }
    }
    guard let first = outsets.first, isMost(outsets.count), let middle = outsets.map(\.outset).middle else {
      return nil
    }
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
