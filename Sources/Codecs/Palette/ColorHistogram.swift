/// The distinct colours of some pixels, in the order in which they are first met, and how often each occurs.
///
/// The order depends on the pixels alone, never on hashing: palettes chosen from it are the same everywhere.
struct ColorHistogram {
  private(set) var colors: [UInt32] = []
  private(set) var counts: [Int] = []
  /// Open addressing; a slot holds a position in `colors` plus one.
  private var slots: [UInt32]
  private var shift: UInt32

  /// The colours, most frequent first.
  var byFrequency: [UInt32] {
    counts.indices.sorted { (counts[$0], $1) > (counts[$1], $0) }.map { colors[$0] }
  }

  init() {
    slots = Array(repeating: 0, count: 1 << 12)
    shift = 32 - 12
  }

  /// Counts a colour and returns its position in `colors`.
  @inline(__always)
  mutating func add(_ color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> shift)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) &- 1
      if colors[position] == color {
        counts[position] &+= 1
        return position
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return insert(color, slot: slot)
  }

  /// Counts a picture's opaque colours, apart from pixels that another one has in the same place.
  mutating func add(_ picture: [UInt32], except other: [UInt32]) {
    var run: UInt32 = 0
    var runPosition = 0
    var runLength = 0
    for pixel in picture.indices {
      let color = picture[pixel]
      if color == 0 || pixel < other.count && other[pixel] == color { continue }
      if color == run {
        runLength &+= 1
        continue
      }
      add(more: runLength, at: runPosition)
      run = color
      runLength = 0
      runPosition = add(color)
    }
    add(more: runLength, at: runPosition)
  }

  /// Counts the colour at a position several times more.
  mutating func add(more count: Int, at position: Int) {
    if count > 0 { counts[position] &+= count }
  }

  private mutating func insert(_ color: UInt32, slot: Int) -> Int {
    colors.append(color)
    counts.append(1)
    slots[slot] = UInt32(truncatingIfNeeded: colors.count)
    if colors.count > slots.count / 2 { grow() }
    return colors.count - 1
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    shift -= 1
    for (position, color) in colors.enumerated() {
      var slot = Int((color &* 0x9E37_79B1) >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: position + 1)
    }
  }
}
