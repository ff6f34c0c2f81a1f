/// Distinct colours in the order in which they are first met.
///
/// The order depends on the colours alone, never on hashing: palettes chosen from it are the same everywhere.
struct ColorTable: Sendable {
  private(set) var colors: [UInt32] = []
  /// Open addressing; a slot holds a position in `colors` plus one.
  private var slots: [UInt32]
  private var shift: UInt32

  init() {
    slots = Array(repeating: 0, count: 1 << 12)
    shift = 32 - 12
  }

  init(_ colors: some Sequence<UInt32>) {
    self.init()
    for color in colors { _ = insert(color) }
  }

  @inline(__always)
  func position(of color: UInt32) -> Int? {
    let found = slots[slot(of: color)]
    return found == 0 ? nil : Int(found) &- 1
  }

  func contains(_ color: UInt32) -> Bool { position(of: color) != nil }

  /// Adds a colour unless it is there; returns its position and whether it is new.
  @inline(__always)
  mutating func insert(_ color: UInt32) -> (position: Int, isNew: Bool) {
    let slot = slot(of: color)
    if slots[slot] != 0 { return (Int(slots[slot]) &- 1, false) }
    append(color, slot: slot)
    return (colors.count &- 1, true)
  }

  /// Where a colour is, or where it would be.
  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) &>> shift)
    while slots[slot] != 0, colors[Int(slots[slot]) &- 1] != color { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  private mutating func append(_ color: UInt32, slot: Int) {
    colors.append(color)
    slots[slot] = UInt32(truncatingIfNeeded: colors.count)
    guard colors.count > slots.count / 2 else { return }
    slots = Array(repeating: 0, count: slots.count * 2)
    shift -= 1
    for (position, color) in colors.enumerated() {
      slots[self.slot(of: color)] = UInt32(truncatingIfNeeded: position + 1)
    }
  }
}
