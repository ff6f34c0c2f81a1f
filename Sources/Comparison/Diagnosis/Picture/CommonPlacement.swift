import SpringformBitmap
import SpringformNumerics

/// A placement that many moments show alike. Each may leave more unexplained than one moment alone could: what fits by chance
/// fits each time with other numbers.
struct CommonPlacement {
  typealias Freedom = PlacementEstimate.Freedom

  /// What one of the moments shows.
  struct Moment {
    /// At most one for each freedom.
    var estimates: [PlacementEstimate]
    /// Around what changed.
    var bounds: PixelRect
    /// Of the change.
    var roughness: Float
  }

  private let freedom: Freedom
  /// Pixels to the right and down; or the change of the width or the height as a share, or radians, and 0.
  private let value: SIMD2<Float>
  /// The share of what differs that it accounts for, in the moment in the middle.
  private let explained: Float
  private let bounds: PixelRect

  /// The simplest freedom that does nearly as well as any; nil when the moments agree on none.
  init?(_ moments: [Moment]) {
    guard moments.count >= Self.fewest else { return nil }
    let found = Freedom.allCases.compactMap { Self($0, moments) }
    guard let best = found.map(\.explained).max(),
      let simplest = found.first(where: { 1 - $0.explained <= 1.5 * (1 - best) })
    else { return nil }
    guard simplest.isPlausible(moments) else { return nil }
    self = simplest
  }

  private init?(_ freedom: Freedom, _ moments: [Moment]) {
    let estimates = moments.compactMap { moment in moment.estimates.first { $0.freedom == freedom } }
    let contradicted = moments.count { moment in
      moment.estimates.contains { $0.freedom == freedom && $0.isContradicted(moment.roughness) }
    }
    guard Self.isMost(estimates.count, of: moments.count) else { return nil }
    func middle(_ number: (PlacementEstimate) -> Float) -> Float { estimates.map(number).middle ?? 0 }
    self.freedom = freedom
    value = SIMD2(middle(\.value.x), middle(\.value.y))
    explained = middle(\.explained)
    bounds = moments[0].bounds
    let value = value
    let limit = max(value.length * Self.spread, freedom == .shift ? Self.distance : 0.002)
    let alike = estimates.count { ($0.value - value).length <= limit }
    guard Self.isMost(alike, of: moments.count), value.length > limit, explained > Self.share,
      middle(\.whole) > Self.wholeShare, contradicted * 2 < moments.count
    else { return nil }
  }

  private func isPlausible(_ moments: [Moment]) -> Bool {
    let side = moments.map { Float(min($0.bounds.width, $0.bounds.height)) }.middle ?? 0
    let hasEdges = moments.map(\.roughness).middle ?? 0 > Self.roughness
    return switch freedom {
    // Far away much looks alike.
    case .shift: value.length * 5 <= side
    // A stronger shadow seems larger.
    case .scale: hasEdges
    // What is thin is as high as it was, whatever it reads.
    case .width, .height: hasEdges && side >= 5
    case .turn, .any: side >= 5
    }
  }

  var diagnosis: Diagnosis {
    let factor = 1 + Double(value.x)
    return switch freedom {
    case .shift: .shifted(by: SIMD2<Double>(value), bounds: bounds)
    case .turn, .any: .turned(angle: Double(value.x), width: 1, height: 1, bounds: bounds)
    case .scale: .scaled(width: factor, height: factor, bounds: bounds)
    case .width: .scaled(width: factor, height: 1, bounds: bounds)
    case .height: .scaled(width: 1, height: factor, bounds: bounds)
    }
  }

  /// Of fewer moments each has to be convincing.
  private static let fewest = 3
  /// How far apart the moments' numbers may be, as a share; and pixels that shifts may.
  private static let spread: Float = 0.25
  private static let distance: Float = 0.1
  /// The shares of what differs that are explained in the moment in the middle, without what lies above and with it.
  private static let share: Float = 0.7
  private static let wholeShare: Float = 0.6
  /// A change with edges has at least so much.
  private static let roughness: Float = 0.4

  private static func isMost(_ number: Int, of count: Int) -> Bool { number * 10 >= count * 7 }
}

extension SIMD2<Float> {
  fileprivate var length: Float { (x * x + y * y).squareRoot() }
}

extension PlacementEstimate {
  fileprivate var value: SIMD2<Float> {
    switch freedom {
    case .shift: SIMD2(x, y)
    case .scale, .width: SIMD2(size.width - 1, 0)
    case .height: SIMD2(size.height - 1, 0)
    case .turn, .any: SIMD2(angle, 0)
    }
  }
}

extension Diagnosis {
  /// Without what was only rounded: fractions finer than a 32nd of a pixel, and a tenth of the way across it.
  static func shifted(by way: SIMD2<Double>, bounds: PixelRect) -> Self {
    func rounded(_ distance: Double, across other: Double) -> Double {
      abs(distance) * 10 < abs(other) ? 0 : (distance * 32).rounded() / 32
    }
    return .shifted(x: rounded(way.x, across: way.y), y: rounded(way.y, across: way.x), bounds: bounds)
  }
}
