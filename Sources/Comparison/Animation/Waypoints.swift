import SpringformBitmap

/// Keeps a walk over two animations where it is likely to be gone over again, so that few pictures have to be decoded twice.
///
/// A second look is taken at some of the slots that differ, evenly spread. Which these are is known at the end only; but what
/// began to differ mostly goes on to. So the walk is kept where they will be if all later slots differ, too. Whether they do
/// has no effect on what is seen, only on how long the way to it is.
struct Waypoints<Expected: ComparedAnimation, Actual: ComparedAnimation> {
  typealias Walk = AnimationWalk<Expected, Actual>

  private let slots: [Timeline.Slot]
  /// In order: a walk, and at which slot it stands, the first before all.
  private var kept: [(slot: Int, walk: Walk)]
  /// The slots at which the walk is to be kept, nil until one differs.
  private var planned: Set<Int>?
  private let isKeeping: Bool

  /// - Parameters:
  ///   - walk: at the beginning of both animations.
  ///   - slots: all that it will pass.
  ///   - area: pixels of a picture of both together.
  init(_ walk: Walk, _ slots: [Timeline.Slot], area: Int) {
    self.slots = slots
    kept = [(-1, walk)]
    isKeeping = area * MemoryLayout<UInt32>.stride * Limits.secondLooks <= Limits.memory
  }

  /// Tells at which slot the walk stands; all have to be told, in order.
  mutating func pass(_ slot: Int, _ walk: Walk, isDifferent: Bool) {
    guard isKeeping else { return }
    if isDifferent, planned == nil { planned = Set(Array(slot..<slots.count).spread(Limits.secondLooks)) }
    if planned?.contains(slot) == true { kept.append((slot, walk)) }
  }

  /// Hands out again what both animations show at some of the slots that differ.
  func revisit(_ failing: [Int], _ body: (_ expected: Bitmap, _ actual: Bitmap) -> Void) throws {
    var current = kept[0]
    for slot in failing.spread(Limits.secondLooks) {
      if let nearest = kept.last(where: { $0.slot <= slot }), nearest.slot > current.slot { current = nearest }
      let pictures = try current.walk.pictures(at: slots[slot])
      current.slot = slot
      body(pictures.expected, pictures.actual)
    }
  }
}

private enum Limits {
  /// How many slots are looked at again.
  static let secondLooks = 9
  /// The most bytes of all pictures that are kept.
  static let memory = 256 << 20
}

extension [Int] {
  /// So many of them, or all, in order and evenly spread from the first to the last.
  fileprivate func spread(_ limit: Int) -> [Int] {
    let number = Swift.min(count, limit)
    return (0..<number).map { self[$0 * (count - 1) / Swift.max(number - 1, 1)] }
  }
}
