import SpringformBitmap

/// What a recording shows where nothing moves: each pixel's colour behind all that passes over it.
///
/// A pixel keeps the few colours that it showed longest. Which of them is the background is decided from outside inward:
/// pixels that never changed are background, and each of their neighbours takes the one of its colours that goes best with
/// what is decided beside it. Where a thing rests longest is therefore no matter, as long as it leaves its place once.
struct Background {
  /// The colours, opaque.
  let picture: Bitmap
  /// Whether each pixel ever showed something else.
  let isActive: [Bool]
  /// How far edges were softened before, in pixels to each side.
  let softness: Int

  /// The largest difference of a channel, 0...255, that still is one colour: what compression and dithering do.
  static let tolerance = 20
}

/// Collects what each pixel shows, picture by picture.
struct BackgroundSearch {
  private static let slots = 4
  /// A colour that was seen in so many pictures does not give way to every passing one.
  private static let established: UInt16 = 4
  /// After so many pictures a colour is known; it does not follow one that slowly changes.
  private static let learned: UInt16 = 8
  private let size: PixelSize
  /// Colours, and for how many pictures each was seen, `slots` for each pixel.
  private var colors: [UInt32]
  private var counts: [UInt16]
  private var last: [UInt32] = []
  private var slot: [UInt8]
  /// For how long the last colour stays already.
  private var run: [UInt16]

  init(size: PixelSize) {
    self.size = size
    colors = Array(repeating: 0, count: size.area * Self.slots)
    counts = Array(repeating: 0, count: size.area * Self.slots)
    slot = Array(repeating: 0, count: size.area)
    run = Array(repeating: 0, count: size.area)
  }

  /// - Parameter weight: for how long the picture is shown, in usual pictures, 1 or more.
  /// - Returns: the share of the pixels that show another colour than in the picture before.
  mutating func add(_ picture: Bitmap, weight: UInt16) -> Double {
    let isFirst = last.isEmpty
    var changed = 0
    for index in 0..<size.area {
      let pixel = picture.pixels[index]
      if !isFirst, last[index] == pixel {
        let place = index &* Self.slots &+ Int(slot[index])
        counts[place] = Self.sum(counts[place], weight)
        run[index] = Self.sum(run[index], weight)
        // What stays is the colour, rather than what led to it.
        if run[index] > counts[place] / 2 { colors[place] = pixel }
        continue
      }
      run[index] = weight
      if !isFirst, Pixel.largestDifference(last[index], pixel) > Background.tolerance { changed += 1 }
      // Most pixels of a film differ by a little from picture to picture.
      let place = index &* Self.slots &+ Int(slot[index])
      if counts[place] >= Self.learned, Pixel.largestDifference(colors[place], pixel) <= Background.tolerance {
        counts[place] = Self.sum(counts[place], weight)
        continue
      }
      slot[index] = add(pixel, at: index &* Self.slots, weight)
    }
    last = picture.pixels
    return Double(changed) / Double(size.area)
  }

  private mutating func add(_ pixel: UInt32, at first: Int, _ weight: UInt16) -> UInt8 {
    var rarest = first
    for place in first..<first &+ Self.slots {
      if counts[place] > 0, Pixel.largestDifference(colors[place], pixel) <= Background.tolerance {
        if counts[place] < Self.learned { colors[place] = Pixel.mean(colors[place], UInt32(counts[place]), pixel) }
        counts[place] = Self.sum(counts[place], weight)
        return UInt8(truncatingIfNeeded: place &- first)
      }
      if counts[place] < counts[rarest] { rarest = place }
    }
    if counts[rarest] < Self.established || counts[rarest] <= weight {
      (colors[rarest], counts[rarest]) = (pixel, weight)
    } else {
      counts[rarest] &-= 1
    }
    return UInt8(truncatingIfNeeded: rarest &- first)
  }

  private static func sum(_ a: UInt16, _ b: UInt16) -> UInt16 {
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? .max : sum
  }

  /// The background of all pictures added.
  /// - Parameter softness: how far the pictures' edges were softened, in pixels to each side.
  consuming func result(softness: Int) throws(BitmapError) -> Background {
    // What was needed to collect them is not any more.
    (last, run, slot) = ([], [], [])
    var pixels = [UInt32](repeating: 0, count: size.area)
    var isActive = [Bool](repeating: false, count: size.area)
    for index in 0..<size.area {
      let first = index * Self.slots
      let longest = (first..<first + Self.slots).max { counts[$0] < counts[$1] } ?? first
      pixels[index] = colors[longest]
      isActive[index] = (first..<first + Self.slots).contains { $0 != longest && counts[$0] > 0 }
    }
    let places = StillPlaces(pixels, isActive, size)
    grow(&pixels, isActive, from: places)
    for island in places.inner where isCovered(island, pixels, isActive) {
      // Its soft rim never showed what is behind it either.
      fill(widened(island, by: 2, in: isActive), &pixels)
      for index in island { isActive[index] = true }
    }
    return Background(
      picture: try Bitmap(width: size.width, height: size.height, pixels: pixels.map { $0 | 0xFF00_0000 }),
      isActive: isActive, softness: softness)
  }

  /// Decides active pixels in the order in which they are reached from the still pixels outside.
  private func grow(_ pixels: inout [UInt32], _ isActive: [Bool], from places: StillPlaces) {
    var isDecided = places.isOuter
    var queue: [Int32] = []
    var isQueued = isDecided
    func enqueueNeighbours(of index: Int) {
      size.forEachNeighbour(of: index) { other in
        if !isQueued[other], isActive[other] {
          queue.append(Int32(other))
          isQueued[other] = true
        }
      }
    }
    for index in 0..<size.area where isDecided[index] { enqueueNeighbours(of: index) }
    var next = 0
    while next < queue.count {
      let index = Int(queue[next])
      next += 1
      pixels[index] = choice(at: index, pixels, isDecided)
      isDecided[index] = true
      enqueueNeighbours(of: index)
    }
  }

  /// Whether a still place is one that something covered all the time: around it is another colour, and its own was seen there
  /// while the thing was over it.
  private func isCovered(_ island: [Int], _ pixels: [UInt32], _ isActive: [Bool]) -> Bool {
    var (rim, covered) = (0, 0)
    for index in island {
      size.forEachNeighbour(of: index) { other in
        guard isActive[other] else { return }
        rim += 1
        guard Pixel.largestDifference(pixels[other], pixels[index]) > Background.tolerance else { return }
        let first = other * Self.slots
        let wasSeen = (first..<first + Self.slots).contains {
          counts[$0] > 0 && Pixel.largestDifference(colors[$0], pixels[index]) <= Background.tolerance
        }
        if wasSeen { covered += 1 }
      }
    }
    return covered * 3 > rim
  }

  /// A place with the active pixels around it.
  private func widened(_ island: [Int], by reach: Int, in isActive: [Bool]) -> [Int] {
    var result = island
    var isListed = Set(island)
    var front = island
    for _ in 0..<reach {
      var next: [Int] = []
      for index in front {
        size.forEachNeighbour(of: index) { other in
          if isActive[other], isListed.insert(other).inserted { next.append(other) }
        }
      }
      result += next
      front = next
    }
    return result
  }

  /// Gives a covered place the colours around it, from outside inward.
  private func fill(_ island: [Int], _ pixels: inout [UInt32]) {
    var isOpen = Set(island)
    var front = island.filter { index in
      var touches = false
      size.forEachNeighbour(of: index) { if !isOpen.contains($0) { touches = true } }
      return touches
    }
    while !front.isEmpty {
      var colors: [(Int, UInt32)] = []
      for index in front {
        var color: UInt32?
        size.forEachNeighbour(of: index) { if color == nil, !isOpen.contains($0) { color = pixels[$0] } }
        if let color { colors.append((index, color)) }
      }
      for (index, color) in colors {
        pixels[index] = color
        isOpen.remove(index)
      }
      var next: [Int] = []
      var isListed = Set<Int>()
      for (index, _) in colors {
        size.forEachNeighbour(of: index) { if isOpen.contains($0), isListed.insert($0).inserted { next.append($0) } }
      }
      front = next
    }
  }

  /// The colour that goes best with the decided pixels around.
  private func choice(at index: Int, _ pixels: [UInt32], _ isDecided: [Bool]) -> UInt32 {
    let (x, y) = (index % size.width, index / size.width)
    let first = index * Self.slots
    var best = (color: pixels[index], distance: Int.max)
    for place in first..<first + Self.slots where counts[place] > 1 || colors[place] == pixels[index] {
      var distance = 0
      for row in max(y - 1, 0)...min(y + 1, size.height - 1) {
        for column in max(x - 1, 0)...min(x + 1, size.width - 1) where isDecided[row * size.width + column] {
          distance += Pixel.squaredDistance(colors[place], pixels[row * size.width + column])
        }
      }
      if distance < best.distance { best = (colors[place], distance) }
    }
    return best.color
  }
}

extension Pixel {
  /// The mean of an opaque colour that was seen `count` times and one more.
  @inline(__always) static func mean(_ a: UInt32, _ count: UInt32, _ b: UInt32) -> UInt32 {
    func mean(_ a: UInt32, _ b: UInt32) -> UInt32 { (count &* a &+ b &+ count / 2) / (count &+ 1) }
    return premultiplied(
      red: mean(red(a), red(b)), green: mean(green(a), green(b)), blue: mean(blue(a), blue(b)), alpha: 255)
  }

  /// The largest difference of red, green or blue, 0...255.
  @inline(__always) static func largestDifference(_ a: UInt32, _ b: UInt32) -> Int {
    max(
      abs(Int(red(a)) &- Int(red(b))), abs(Int(green(a)) &- Int(green(b))), abs(Int(blue(a)) &- Int(blue(b))))
  }
}

extension PixelSize {
  /// Calls `body` with the pixels left, right, above and below, as far as there are any.
  @inline(__always) func forEachNeighbour(of index: Int, _ body: (Int) -> Void) {
    let x = index % width
    if x > 0 { body(index - 1) }
    if x < width - 1 { body(index + 1) }
    if index >= width { body(index - width) }
    if index < width * (height - 1) { body(index + width) }
  }
}
