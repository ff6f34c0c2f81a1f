import SpringformBitmap

/// What is likely to lie behind what changed.
struct Behind {
  typealias Components = ChangeSamples.Components

  private var cells: [Components] = []
  private var columns = 1
  private var rows = 1
  private var size = 1
  private var origin = (x: 0, y: 0)

  /// One colour everywhere.
  init(_ color: UInt32) { cells = [Components(Pixel.components(color))] }

  /// The smoothest surface through what did not change around it: the harmonic one, by successive over-relaxation. Nil
  /// where next to nothing stayed.
  init?(around samples: ChangeSamples) {
    let margin = 6
    let bounds = samples.bounds
    origin = (bounds.x - margin, bounds.y - margin)
    let (width, height) = (bounds.width + 2 * margin, bounds.height + 2 * margin)
    while (width / size + 1) * (height / size + 1) > Self.limit { size += 1 }
    (columns, rows) = (width / size + 1, height / size + 1)
    var sums = [Components](repeating: .zero, count: columns * rows)
    var counts = [Float](repeating: 0, count: columns * rows)
    for place in samples.unchanged {
      let index = (place.y - origin.y) / size * columns + (place.x - origin.x) / size
      sums[index] += samples.expected(place.x, place.y)
      counts[index] += 1
    }
    guard samples.unchanged.count > 20 else { return nil }
    let mean = sums.reduce(Components.zero, +) / Float(samples.unchanged.count)
    cells = sums.indices.map { counts[$0] > 0 ? sums[$0] / counts[$0] : mean }
    let unknown = counts.indices.filter { counts[$0] == 0 }
    for _ in 0..<60 {
      for index in unknown {
        let (x, y) = (index % columns, index / columns)
        let around =
          cells[y * columns + max(x - 1, 0)] + cells[y * columns + min(x + 1, columns - 1)]
          + cells[max(y - 1, 0) * columns + x] + cells[min(y + 1, rows - 1) * columns + x]
        cells[index] += (around * 0.25 - cells[index]) * 1.8
      }
    }
  }

  /// The most cells of a surface.
  private static let limit = 1024

  func callAsFunction(_ place: ChangeSamples.Place) -> Components {
    guard columns > 1 || rows > 1 else { return cells[0] }
    let x = (Float(place.x - origin.x) + 0.5) / Float(size) - 0.5
    let y = (Float(place.y - origin.y) + 0.5) / Float(size) - 0.5
    let (left, top) = (max(min(Int(x), columns - 2), 0), max(min(Int(y), rows - 2), 0))
    let (shareX, shareY) = (min(max(x - Float(left), 0), 1), min(max(y - Float(top), 0), 1))
    func cell(_ x: Int, _ y: Int) -> Components { cells[min(y, rows - 1) * columns + min(x, columns - 1)] }
    let above = cell(left, top) * (1 - shareX) + cell(left + 1, top) * shareX
    let below = cell(left, top + 1) * (1 - shareX) + cell(left + 1, top + 1) * shareX
    return above * (1 - shareY) + below * shareY
  }
}

extension ChangeSamples {
  /// What may lie behind: the colour next to what changed, the one along the picture's border, or a surface through what
  /// stayed.
  var backdrops: [Behind] {
    var result: [Behind] = []
    if let surroundings, !isGround, surroundings.share > 0.5 { result.append(Behind(surroundings.color)) }
    if let color = borderColor { result.append(Behind(color)) }
    if let surface = Behind(around: self) { result.append(surface) }
    return result
  }

  /// The colour that nearly all of what changed has now, where that is all over the picture: nothing lies beside it that might
  /// tell what was behind.
  var uncovered: Behind? {
    guard isGround else { return nil }
    var counts: [UInt32: Int] = [:]
    for place in changed { counts[actual[place.x, place.y], default: 0] += 1 }
    let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let most, most.value * 10 > changed.count * 9 else { return nil }
    return Behind(most.key)
  }

  /// The commonest colour along the border of both pictures, if it is a quarter of it.
  var borderColor: UInt32? {
    let colors = [expected, actual].map { Self.borderColor(of: $0) }
    return colors[0] == colors[1] ? colors[0] : nil
  }

  private static func borderColor(of picture: Bitmap) -> UInt32? {
    var counts: [UInt32: Int] = [:]
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    for x in 0...right { for y in [0, bottom] { counts[picture[x, y], default: 0] += 1 } }
    for y in 0...bottom { for x in [0, right] { counts[picture[x, y], default: 0] += 1 } }
    let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let most, most.value * 4 > counts.values.reduce(0, +) else { return nil }
    return most.key
  }
}
