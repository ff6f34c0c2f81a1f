import SpringformBitmap

/// Pixels of a moment that stand for all of them where something changed, and access to those around.
struct ChangeSamples {
  typealias Components = SIMD4<Float>

  struct Place {
    var x: Int
    var y: Int
  }

  let expected: Bitmap
  let actual: Bitmap
  /// The smallest rectangle around what changed.
  let bounds: PixelRect
  /// Places that changed, spread evenly in reading order.
  private(set) var changed: [Place] = []
  /// The first and the last place that changed in each row, but for those at the picture's own sides.
  private(set) var rowEnds: [Place] = []
  /// Which share of the places between those did not change.
  private(set) var hollowShare: Float = 0
  /// How many places each of ``changed`` stands for.
  let changedStep: Int
  /// Places that did not, on a grid over ``bounds`` and a little more.
  private(set) var unchanged: [Place] = []
  /// Places that changed or have a neighbour that did, spread evenly.
  private(set) var nearChange: [Place] = []
  /// The commonest colour next to what changed, and which share of what is there looks like it; nil when all changed.
  private(set) var surroundings: (color: UInt32, share: Float)?
  /// Whether what changed reaches all sides of the picture, so that it lies behind the rest rather than before it.
  let isGround: Bool

  /// The colour around what changed.
  var background: UInt32? { surroundings?.color }

  /// Nil when nothing changed in the part that both pictures have.
  init?(_ expected: Bitmap, _ actual: Bitmap) {
    let size = PixelSize(width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    // What one of them has alone says nothing of a cause, and whoever looks around a place must find it in both.
    let (expected, actual) = (expected.beginning(of: size), actual.beginning(of: size))
    (self.expected, self.actual) = (expected, actual)
    var places: [Place] = []
    var ends: [Place] = []
    var spans = 0
    var count = 0
    let (area, step) = PicturePair.with(expected.pixels, expected.size, actual.pixels, actual.size) { pair in
      let changes = PictureChanges(pair)
      let step = max(changes.area.count / Self.limit, 1)
      var number = 0
      changes.forEach(in: pair) { x, y in
        if number % step == 0 { places.append(Place(x: x, y: y)) }
        number += 1
      }
      count = changes.area.count
      for row in changes.rows {
        spans += row.columns.count
        for x in [row.columns.lowerBound, row.columns.upperBound - 1] where x > 0 && x < size.width - 1 {
          ends.append(Place(x: x, y: row.y))
        }
      }
      return (changes.area.bounds, step)
    }
    guard let bounds = area else { return nil }
    self.bounds = bounds
    isGround = bounds.width * 20 >= size.width * 19 && bounds.height * 20 >= size.height * 19
    changed = places
    changedStep = step
    rowEnds = ends
    hollowShare = 1 - Float(count) / Float(spans)
    let margin = PixelRect(x: bounds.x - 6, y: bounds.y - 6, width: bounds.width + 12, height: bounds.height + 12)
    guard let around = margin.clipped(to: size) else { return nil }
    let grid = max(Int((Double(around.area) / Double(Self.limit)).squareRoot()), 1)
    for y in stride(from: around.y, to: around.y + around.height, by: grid) {
      for x in stride(from: around.x, to: around.x + around.width, by: grid)
      where expected[x, y] == actual[x, y] {
        unchanged.append(Place(x: x, y: y))
      }
    }
    findSurroundings(size)
  }

  private mutating func findSurroundings(_ size: PixelSize) {
    var counts: [UInt32: Int] = [:]
    var near: [Place] = []
    forEachNearChange { x, y in
      guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
      near.append(Place(x: x, y: y))
      if expected[x, y] == actual[x, y] { counts[expected[x, y], default: 0] += 1 }
    }
    nearChange = stride(from: 0, to: near.count, by: near.count / Self.limit + 1).map { near[$0] }
    // Equal counts are ordered by colour, so that the result does not depend on a dictionary's order.
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return }
    let color = Components(Pixel.components(most.key))
    let alike = counts.reduce(0) { sum, other in
      let rest = Components(Pixel.components(other.key)) - color
      return max(rest.max(), -rest.min()) <= 6 ? sum + other.value : sum
    }
    surroundings = (most.key, Float(alike) / Float(counts.values.reduce(0, +)))
  }

  private static let limit = 3000

  /// The components of the expected picture at a place; beyond the border, of the nearest pixel.
  @inline(__always)
  func expected(_ x: Int, _ y: Int) -> Components { Self.components(expected, x, y) }

  /// The components of the actual picture at a place; beyond the border, of the nearest pixel.
  @inline(__always)
  func actual(_ x: Int, _ y: Int) -> Components { Self.components(actual, x, y) }

  /// The components of the expected picture between pixels.
  @inline(__always)
  func expected(at x: Float, _ y: Float) -> Components {
    let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
    let (shareX, shareY) = (x - wholeX, y - wholeY)
    let (left, top) = (Int(wholeX), Int(wholeY))
    let above = expected(left, top) * (1 - shareX) + expected(left + 1, top) * shareX
    let below = expected(left, top + 1) * (1 - shareX) + expected(left + 1, top + 1) * shareX
    return above * (1 - shareY) + below * shareY
  }

  @inline(__always)
  func difference(_ place: Place) -> Components { actual(place.x, place.y) - expected(place.x, place.y) }

  @inline(__always)
  private static func components(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Components {
    // Inside by now: the subscript of another module, which checks that once more, is a call.
    let (x, y) = (min(max(x, 0), bitmap.width &- 1), min(max(y, 0), bitmap.height &- 1))
    return Components(Pixel.components(bitmap.pixels[y &* bitmap.width &+ x]))
  }

  /// Visits every place that changed or has a neighbour that did.
  func forEachNearChange(_ body: (_ x: Int, _ y: Int) -> Void) {
    let (width, height) = (bounds.width + 2, bounds.height + 2)
    var isNear = [Bool](repeating: false, count: width * height)
    PicturePair.with(expected.pixels, expected.size, actual.pixels, actual.size) { pair in
      PictureChanges(pair).forEach(in: pair) { x, y in
        let place = (y - bounds.y) * width + x - bounds.x
        for row in 0..<3 {
          for column in 0..<3 { isNear[place + row * width + column] = true }
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width where isNear[y * width + x] { body(bounds.x + x - 1, bounds.y + y - 1) }
    }
  }

  /// About how many pixels changed.
  var count: Int { changed.count * changedStep }

  /// The sum of the squared differences of all samples.
  var energy: Float { changed.reduce(0) { $0 + difference($1).squaredLength } }

  /// How much the change differs from one pixel to the next, compared to the change: 0 for none, about 2 for noise.
  var roughness: Float {
    var (steps, squares) = (Float(0), Float(0))
    for place in changed {
      let difference = difference(place)
      for (x, y) in [(place.x + 1, place.y), (place.x, place.y + 1)] {
        let next = actual(x, y) - expected(x, y)
        guard next.squaredLength > 0 else { continue }
        steps += (next - difference).squaredLength
        squares += (next.squaredLength + difference.squaredLength) / 2
      }
    }
    return squares > 0 ? steps / squares : 0
  }

  /// The same moment with the roles exchanged.
  var exchanged: ChangeSamples? { ChangeSamples(actual, expected) }
}

extension Bitmap {
  /// The part of a size from the top left; the size is no larger than the picture.
  fileprivate func beginning(of size: PixelSize) -> Bitmap {
    guard size != self.size else { return self }
    return (try? cropped(x: 0, y: 0, width: size.width, height: size.height)) ?? self
  }
}

extension SIMD4<Float> {
  @inline(__always)
  func dot(_ other: Self) -> Float { (self * other).sum() }

  @inline(__always)
  var squaredLength: Float { dot(self) }

  @inline(__always)
  var length: Float { squaredLength.squareRoot() }
}
