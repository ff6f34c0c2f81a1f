import Glibc
import SpringformBitmap

/// How what is drawn was moved, scaled or turned, by iterated least squares from coarse pictures to fine ones
/// (B. Lucas and T. Kanade, "An Iterative Image Registration Technique", 1981).
struct PlacementEstimate {
  /// What of a placement may be another one, besides where it is.
  enum Freedom: CaseIterable {
    case shift, scale, width, height, turn, any
  }

  let freedom: Freedom
  /// Pixels to the right, at the middle of what changed.
  private(set) var x: Float = 0
  /// Pixels down.
  private(set) var y: Float = 0
  /// How much farther off, for each pixel from the middle, a place is from where it comes from: `matrix[0]` to the right
  /// and `matrix[2]` down for each pixel to the right, the other two for each pixel down.
  private var matrix = SIMD4<Float>.zero
  /// The share of the squared difference that it accounts for.
  private(set) var explained: Float = 0
  /// The same where other things lie above it, too.
  private(set) var whole: Float = 0
  /// What it would change where nothing changed, as a share of what did.
  private(set) var contradiction: Float = 0

  /// One for each freedom with which anything is explained; the first alone where that is nearly all.
  static func all(_ samples: ChangeSamples) -> [Self] {
    let levels = Patch.pyramid(samples)
    let plain = Self(levels, .shift)
    if let plain, plain.whole > 0.98 { return [plain] }
    return ([plain] + Freedom.allCases.dropFirst().map { Self(levels, $0) }).compactMap(\.self)
  }

  /// Nil when a shift explains nothing.
  static func shift(_ samples: ChangeSamples) -> Self? { Self(Patch.pyramid(samples), .shift) }

  /// The simplest of all that does nearly as well as any, nil without any.
  static func best(_ all: [Self]) -> Self? {
    guard let best = all.max(by: { $0.explained < $1.explained }) else { return nil }
    func isNearlyBest(_ estimate: Self) -> Bool { 1 - estimate.explained <= 2 * (1 - best.explained) }
    if let plain = all.first, plain.freedom == .shift, isNearlyBest(plain) { return plain }
    let simple = all.filter { $0.freedom != .any }.max { $0.explained < $1.explained }
    return simple.map(isNearlyBest) == true ? simple : best
  }

  private init(unmoved freedom: Freedom) { self.freedom = freedom }

  /// From the coarsest picture to the finest, so that what moved far is found, too.
  private init?(_ levels: [Patch], _ freedom: Freedom) {
    self.init(unmoved: freedom)
    guard let finest = levels.last else { return nil }
    // What moved little is found without a look at coarse pictures, which may lead astray.
    var near = self
    near.fit(finest, finest.places.places)
    for patch in levels { fit(patch, patch.places.places) }
    if near.explained > explained { self = near }
    guard explained > 0 else { return nil }
    contradiction = contradiction(finest)
    whole = explained
    // What lies above it in some places has not moved.
    guard whole < 0.9 else { return }
    fit(finest, agreeing(finest, finest.places.places))
    if explained <= 0 { return nil }
  }

  /// At so many places at least nothing else may be in the way.
  private static let clearShare = 0.85

  /// The places that agree best.
  private func agreeing(_ patch: Patch, _ places: [ChangeSamples.Place]) -> [ChangeSamples.Place] {
    let errors = places.indices.map { index in
      let source = source(patch, places[index])
      let error = patch.actual(places[index]) - patch.expected(at: source.x, source.y)
      return (error: error.squaredLength * patch.weight(places[index]), index: index)
    }
    return errors.sorted { $0 < $1 }.prefix(Int(Double(places.count) * Self.clearShare)).map { places[$0.index] }
  }

  /// Whether it tells of another cause, as other corners would. Small type stands beside other type, and what turns before
  /// what rests, that have edges of their own.
  /// - Parameter roughness: of the change.
  func isContradicted(_ roughness: Float) -> Bool {
    switch freedom {
    case .scale, .width, .height: contradiction > 2 && roughness < 1.5
    case .shift, .turn, .any: false
    }
  }

  private func contradiction(_ patch: Patch) -> Float {
    let (changed, unchanged) = (patch.places, patch.unchangedPlaces)
    let difference = changed.places.reduce(Float(0)) { $0 + patch.difference($1).squaredLength } * changed.step
    let other = unchanged.places.reduce(Float(0)) { sum, place in
      let source = source(patch, place)
      let error = patch.expected(at: source.x, source.y) - patch.expected(at: Float(place.x), Float(place.y))
      return sum + error.squaredLength
    }
    return difference > 0 ? other * unchanged.step / difference : 0
  }

  /// How far what is at a place was moved, in pixels.
  /// - Parameter way: to the place from the middle of what changed.
  func moved(at way: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2(x + matrix[0] * way.x + matrix[1] * way.y, y + matrix[2] * way.x + matrix[3] * way.y)
  }

  /// Where in the expected picture what is at a place comes from.
  @inline(__always)
  private func source(_ patch: Patch, _ place: ChangeSamples.Place) -> SIMD2<Float> {
    let way = patch.way(place)
    return SIMD2(
      Float(place.x) - x / patch.scale - matrix[0] * way.x - matrix[1] * way.y,
      Float(place.y) - y / patch.scale - matrix[2] * way.x - matrix[3] * way.y)
  }

  private mutating func fit(_ patch: Patch, _ places: [ChangeSamples.Place]) {
    let energy = places.reduce(Float(0)) { $0 + patch.weight($1) * patch.difference($1).squaredLength }
    guard energy > 0, places.count > 6 else { return }
    var best = Self(unmoved: freedom)
    best.whole = whole
    best.contradiction = contradiction
    var rest = energy
    let matrices = freedom.matrices
    for _ in 0..<8 {
      var system = NormalEquations(count: 2 + matrices.count)
      var sum: Float = 0
      for place in places {
        let source = source(patch, place)
        let error = patch.actual(place) - patch.expected(at: source.x, source.y)
        let weight = patch.weight(place)
        sum += weight * error.squaredLength
        let slopeX = patch.expected(at: source.x + 0.5, source.y) - patch.expected(at: source.x - 0.5, source.y)
        let slopeY = patch.expected(at: source.x, source.y + 0.5) - patch.expected(at: source.x, source.y - 0.5)
        let way = patch.way(place)
        system.slopes[0] = slopeX
        system.slopes[1] = slopeY
        for (index, matrix) in matrices.enumerated() {
          system.slopes[index + 2] =
            slopeX * (matrix[0] * way.x + matrix[1] * way.y) + slopeY * (matrix[2] * way.x + matrix[3] * way.y)
        }
        system.add(error, weight)
      }
      if sum < rest {
        rest = sum
        best = self
      }
      guard let step = system.solution() else { break }
      x -= step[0] * patch.scale
      y -= step[1] * patch.scale
      for (index, matrix) in matrices.enumerated() { self.matrix -= matrix * step[index + 2] }
      if step[0] * step[0] + step[1] * step[1] < 1e-6, step[2...].allSatisfy({ abs($0) < 1e-5 }) { break }
      // It has lost its way.
      let isLost =
        abs(x) * 2 > Float(patch.width) * patch.scale || abs(y) * 2 > Float(patch.height) * patch.scale
        || max(matrix.max(), -matrix.min()) > 0.5
      if isLost { break }
    }
    self = best
    explained = 1 - rest / energy
  }
}

extension PlacementEstimate {
  /// Whether another size is all that is told besides a place.
  var isOfSize: Bool { [.scale, .width, .height].contains(freedom) }

  /// Radians, clockwise.
  var angle: Float { isList ? 2 * meanAngle : meanAngle }

  /// Whether all in a row or in a column was turned by itself, so that only the one or the other side of each leans.
  private var isList: Bool { abs(shear - abs(meanAngle)) < 0.15 * abs(meanAngle) }

  private var meanAngle: Float { atan2(forward[2] - forward[1], forward[0] + forward[3]) }

  /// How many times as wide and high as before it is.
  var size: (width: Float, height: Float) { (straight[0], straight[3]) }

  /// Whether it is more than turned, each thing by itself or all together, and scaled along its sides.
  var isSheared: Bool {
    !isList && shear > max(abs(angle), abs(size.width - 1), abs(size.height - 1)) / 4
  }

  private var shear: Float { max(abs(straight[1]), abs(straight[2])) }

  /// What becomes of a way in the expected picture.
  private var forward: SIMD4<Float> {
    let (a, b, c, d) = (1 - matrix[0], -matrix[1], -matrix[2], 1 - matrix[3])
    return SIMD4(d, -b, -c, a) / (a * d - b * c)
  }

  /// The same without the turn.
  private var straight: SIMD4<Float> {
    let (c, s) = (cos(meanAngle), sin(meanAngle))
    let f = forward
    return SIMD4(c * f[0] + s * f[2], c * f[1] + s * f[3], c * f[2] - s * f[0], c * f[3] - s * f[1])
  }
}

extension PlacementEstimate.Freedom {
  /// What may be added to the matrix.
  fileprivate var matrices: [SIMD4<Float>] {
    switch self {
    case .shift: []
    case .scale: [SIMD4(1, 0, 0, 1)]
    case .width: [SIMD4(1, 0, 0, 0)]
    case .height: [SIMD4(0, 0, 0, 1)]
    case .turn: [SIMD4(0, -1, 1, 0)]
    case .any: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)]
    }
  }
}
