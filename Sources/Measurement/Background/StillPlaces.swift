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
    isOuter = Array(repeating: false, count: isActive.count)
    let still = Self.components(size, { !isActive[$0] }) {
      Pixel.largestDifference(pixels[$0], pixels[$1]) <= Self.edge
    }
    var place = [Int](repeating: -1, count: isActive.count)
    var outer = [Bool](repeating: false, count: still.count)
    for (number, component) in still.enumerated() {
      for index in component {
        place[index] = number
        let (x, y) = (index % size.width, index / size.width)
        if x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1 { outer[number] = true }
      }
    }
    let surroundings = Self.components(size, { isActive[$0] }, together: { _, _ in true }).map { moving in
      var around = Set<Int>()
      for index in moving { size.forEachNeighbour(of: index) { if place[$0] >= 0 { around.insert(place[$0]) } } }
      return around
    }
    // What lies within something that moves over background may be a part of it, and whatever moves on it as well.
    let doubtful = surroundings.filter { $0.contains { outer[$0] } }.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for around in surroundings where !around.contains(where: { outer[$0] }) {
      let largest = around.subtracting(doubtful).max { (still[$0].count, $1) < (still[$1].count, $0) }
      if let largest { outer[largest] = true }
    }
    for (number, component) in still.enumerated() {
      if outer[number] { for index in component { isOuter[index] = true } } else { inner.append(component) }
    }
  }

  /// Pixels that hang together.
  private static func components(
    _ size: PixelSize, _ counts: (Int) -> Bool, together: (Int, Int) -> Bool
  ) -> [[Int]] {
    var isSeen = [Bool](repeating: false, count: size.area)
    var result: [[Int]] = []
    for start in 0..<size.area where !isSeen[start] && counts(start) {
      var component = [start]
      isSeen[start] = true
      var next = 0
      while next < component.count {
        let index = component[next]
        next += 1
        size.forEachNeighbour(of: index) { other in
          guard !isSeen[other], counts(other), together(index, other) else { return }
          isSeen[other] = true
          component.append(other)
        }
      }
      result.append(component)
    }
    return result
  }
}
