import SpringformBitmap

/// The still places of a recording, cut where colours change: which of them are background beyond doubt, and which may be a part of
/// a thing that never leaves them.
struct StillPlaces {
  /// Whether each pixel belongs to a place that is background: one that reaches the picture's edge, or the largest around
  /// something that moves within another place.
  private(set) var isOuter: [Bool]
  /// The other places, as pixels.
  private(set) var inner: [[Int]] = []

  /// Neighbours that differ more belong to two places, 0...255.
  private static let edge = 40

  init(_ pixels: [UInt32], _ isActive: [Bool], _ size: PixelSize) {
    /// The number of each still pixel's place; -1 of pixels that were not reached yet, and of active ones.
    var place = [Int32](repeating: -1, count: size.area)
    var (areas, outer): ([Int], [Bool]) = ([], [])
    var stack: [Int32] = []
    for start in 0..<size.area where !isActive[start] && place[start] < 0 {
      let number = Int32(areas.count)
      var (area, touches) = (0, false)
      place[start] = number
      stack.append(Int32(start))
      while let next = stack.popLast() {
        let index = Int(next)
        area += 1
        touches = touches || size.isAtEdge(index)
        size.forEachNeighbour(of: index) { other in
          guard !isActive[other], place[other] < 0,
            Pixel.largestDifference(pixels[index], pixels[other]) <= Self.edge
          else { return }
          place[other] = number
          stack.append(Int32(other))
        }
      }
      areas.append(area)
      outer.append(touches)
    }
    let surroundings = Self.surroundings(of: isActive, in: place, size)
    // What lies within something that moves over background may be a part of it, and whatever moves on it as well.
    let doubtful = surroundings.filter { $0.contains { outer[$0] } }.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for around in surroundings where !around.contains(where: { outer[$0] }) {
      let largest = around.subtracting(doubtful).max { (areas[$0], $1) < (areas[$1], $0) }
      if let largest { outer[largest] = true }
    }
    isOuter = place.map { $0 >= 0 && outer[Int($0)] }
    // Only what has something moving beside it may be a part of it.
    var pixelsOfInner: [Int: [Int]] = [:]
    for number in surroundings.reduce(into: Set<Int>(), { $0.formUnion($1) }) where !outer[number] {
      pixelsOfInner[number] = []
    }
    for index in place.indices where place[index] >= 0 { pixelsOfInner[Int(place[index])]?.append(index) }
    inner = pixelsOfInner.sorted { $0.key < $1.key }.map(\.value)
  }

  /// For each group of active pixels that hang together the numbers of the places around it.
  private static func surroundings(of isActive: [Bool], in place: [Int32], _ size: PixelSize) -> [Set<Int>] {
    var isSeen = [Bool](repeating: false, count: size.area)
    var result: [Set<Int>] = []
    var stack: [Int32] = []
    for start in 0..<size.area where isActive[start] && !isSeen[start] {
      var around = Set<Int>()
      isSeen[start] = true
      stack.append(Int32(start))
      while let next = stack.popLast() {
        size.forEachNeighbour(of: Int(next)) { other in
          if place[other] >= 0 { around.insert(Int(place[other])) }
          guard isActive[other], !isSeen[other] else { return }
          isSeen[other] = true
          stack.append(Int32(other))
        }
      }
      result.append(around)
    }
    return result
  }
}

extension PixelSize {
  fileprivate func isAtEdge(_ index: Int) -> Bool {
    let (x, y) = (index % width, index / width)
    return x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
