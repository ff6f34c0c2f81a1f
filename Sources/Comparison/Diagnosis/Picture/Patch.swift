import SpringformBitmap

/// Where two pictures differ and a little around it, at one scale. Blurred, so that what was drawn between pixels can be
/// told from what was not, whoever drew it.
struct Patch {
  typealias Components = ChangeSamples.Components

  let width: Int
  let height: Int
  /// How many pixels of the pictures one pixel has on each side.
  let scale: Float
  private var expected: [Components]
  private var actual: [Components]
  /// Which share of a place changed, spread to the places beside it.
  private var change: [Components]
  /// Places at or next to what changed noticeably, spread evenly.
  private(set) var places = Spread()
  /// Places at which nothing changed, nor beside them.
  private(set) var unchangedPlaces = Spread()

  /// Some places of many, each of which stands for ``step``.
  struct Spread {
    var places: [ChangeSamples.Place] = []
    var step: Float = 1
  }

  /// From the coarsest to the finest, the last of which is at the pictures' own scale unless they are large.
  static func pyramid(_ samples: ChangeSamples) -> [Patch] {
    guard var patch = Patch(samples) else { return [] }
    patch.blur()
    var levels = [patch]
    while min(patch.width, patch.height) >= 8, levels.count < 5 {
      patch = patch.halved
      patch.blur()
      levels.append(patch)
    }
    // Only where pictures are coarse have places changed in part.
    levels[0].change = levels[0].change.map { $0[0] > 0 ? .one : .zero }
    for level in levels.indices { levels[level].findPlaces() }
    return levels.reversed()
  }

  private init?(_ samples: ChangeSamples) {
    let bounds = samples.bounds
    let margin = 4
    let outer = PixelRect(
      x: bounds.x - margin, y: bounds.y - margin, width: bounds.width + 2 * margin, height: bounds.height + 2 * margin)
    var step = 1
    while outer.area > Self.limit * step * step { step *= 2 }
    let (width, height) = (outer.width / step, outer.height / step)
    guard width > 2, height > 2 else { return nil }
    var (expected, actual) = ([Components](), [Components]())
    var change: [Components] = []
    let share = 1 / Float(step * step)
    for y in 0..<height {
      for x in 0..<width {
        var sums = (Components.zero, Components.zero, Float(0))
        for row in 0..<step {
          for column in 0..<step {
            let (x, y) = (outer.x + x * step + column, outer.y + y * step + row)
            let (before, after) = (samples.expected(x, y), samples.actual(x, y))
            sums.0 += before
            sums.1 += after
            if before != after { sums.2 += 1 }
          }
        }
        expected.append(sums.0 * share)
        actual.append(sums.1 * share)
        change.append(Components(repeating: sums.2 * share))
      }
    }
    self.init(width, height, Float(step), expected, actual, change)
  }

  private init(
    _ width: Int, _ height: Int, _ scale: Float, _ expected: [Components], _ actual: [Components],
    _ change: [Components]
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.expected, self.actual, self.change) = (expected, actual, change)
  }

  /// The most pixels of a patch.
  private static let limit = 60_000

  private mutating func blur() {
    expected = blurred(expected)
    actual = blurred(actual)
    change = blurred(change)
  }

  /// By the binomial coefficients 1, 4, 6, 4, 1, nearly a Gaussian of one pixel.
  private func blurred(_ values: [Components]) -> [Components] {
    let weights: [Float] = [0.0625, 0.25, 0.375, 0.25, 0.0625]
    var result = values
    for isVertical in [false, true] {
      let source = result
      for y in 0..<height {
        for x in 0..<width {
          var sum = Components.zero
          for tap in 0..<5 {
            let column = isVertical ? x : min(max(x + tap - 2, 0), width - 1)
            let row = isVertical ? min(max(y + tap - 2, 0), height - 1) : y
            sum += source[row * width + column] * weights[tap]
          }
          result[y * width + x] = sum
        }
      }
    }
    return result
  }

  private var halved: Patch {
    let (columns, rows) = (width / 2, height / 2)
    func halved(_ values: [Components]) -> [Components] {
      (0..<columns * rows).map { index in
        let place = index / columns * 2 * width + index % columns * 2
        return (values[place] + values[place + 1] + values[place + width] + values[place + width + 1]) * 0.25
      }
    }
    return Patch(
      columns, rows, scale * 2, halved(expected), halved(actual), halved(change))
  }

  private mutating func findPlaces() {
    let all = change.indices.filter { change[$0][0] > 0 }
    let squares = all.map { (actual[$0] - expected[$0]).squaredLength }
    let most = squares.isEmpty ? 0 : squares.sorted()[squares.count * 99 / 100]
    var isNear = [Bool](repeating: false, count: change.count)
    for (index, square) in zip(all, squares) where square > most * Self.noticeable {
      for y in -1...1 {
        for x in -1...1 where isNear.indices.contains(index + y * width + x) { isNear[index + y * width + x] = true }
      }
    }
    places = spread(all.filter { isNear[$0] })
    unchangedPlaces = spread(change.indices.filter { change[$0][0] == 0 && expected[$0] == actual[$0] })
  }

  /// Of what changes most, in squared levels; less is only where a shadow or a gradient begins.
  private static let noticeable: Float = 0.02
  /// So many places show how all moved.
  private static let placeCount = 1500

  private func spread(_ all: [Int]) -> Spread {
    let step = all.count / Self.placeCount + 1
    let places = stride(from: 0, to: all.count, by: step).map {
      ChangeSamples.Place(x: all[$0] % width, y: all[$0] / width)
    }
    return Spread(places: places, step: Float(step))
  }

  /// From 0 for a place at which nothing changed to 1.
  @inline(__always)
  func weight(_ place: ChangeSamples.Place) -> Float { change[place.y * width + place.x][0] }

  /// From the middle to a place.
  @inline(__always)
  func way(_ place: ChangeSamples.Place) -> SIMD2<Float> {
    SIMD2(Float(place.x) - Float(width - 1) / 2, Float(place.y) - Float(height - 1) / 2)
  }

  @inline(__always)
  func actual(_ place: ChangeSamples.Place) -> Components { actual[place.y * width + place.x] }

  @inline(__always)
  func difference(_ place: ChangeSamples.Place) -> Components {
    actual[place.y * width + place.x] - expected[place.y * width + place.x]
  }

  /// The expected picture between pixels; beyond the border, at the nearest one.
  @inline(__always)
  func expected(at x: Float, _ y: Float) -> Components {
    let (x, y) = (min(max(x, 0), Float(width - 1)), min(max(y, 0), Float(height - 1)))
    let (left, top) = (min(Int(x), width - 2), min(Int(y), height - 2))
    let (shareX, shareY) = (x - Float(left), y - Float(top))
    let place = top * width + left
    let above = expected[place] * (1 - shareX) + expected[place + 1] * shareX
    let below = expected[place + width] * (1 - shareX) + expected[place + width + 1] * shareX
    return above * (1 - shareY) + below * shareY
  }
}
