/// LZW's string table, which an encoder and its decoder build alike.
struct LZWStringTable: ~Copyable {
  static let capacity = 4_096
  /// Twice the number of codes, so that probing stays short.
  private static let slotCount = 8_192

  /// A slot holds prefix << 20 | symbol << 12 | code; a code with a prefix is never 0, so 0 is an empty slot.
  private let slots: UnsafeMutablePointer<UInt32>
  /// For each code which symbols go on from it, told apart by their last bits: most searches end here.
  private let successors: UnsafeMutablePointer<UInt32>
  private let symbols: UnsafeMutablePointer<UInt8>
  private let parents: UnsafeMutablePointer<UInt16>
  /// For each code the length of its string if that repeats one symbol, else 0.
  private let runLengths: UnsafeMutablePointer<UInt16>
  /// For each symbol the length of the longest known run. All shorter ones are known too.
  private let longestRuns: UnsafeMutablePointer<UInt16>
  /// A slot holds length << 20 | symbol << 12 | code of a run of two or more.
  private let runSlots: UnsafeMutablePointer<UInt32>
  private let minimumCodeSize: Int
  private(set) var next: Int

  /// Whether only the last code is left. Its string ends with what the next one begins with, which is chosen when the table is
  /// complete; so encoders do not use it.
  var isFull: Bool { next == Self.capacity - 1 }
  var clearCode: Int { 1 << minimumCodeSize }
  var endCode: Int { clearCode + 1 }

  /// - Parameter minimumCodeSize: 2...8, bits of a symbol.
  init(minimumCodeSize: Int) {
    self.minimumCodeSize = minimumCodeSize
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: 0, count: Self.slotCount)
    successors = .allocate(capacity: Self.capacity)
    successors.initialize(repeating: 0, count: Self.capacity)
    symbols = .allocate(capacity: Self.capacity)
    symbols.initialize(repeating: 0, count: Self.capacity)
    for symbol in 0..<256 { symbols[symbol] = UInt8(truncatingIfNeeded: symbol) }
    parents = .allocate(capacity: Self.capacity)
    parents.initialize(repeating: 0, count: Self.capacity)
    runLengths = .allocate(capacity: Self.capacity)
    runLengths.initialize(repeating: 0, count: Self.capacity)
    longestRuns = .allocate(capacity: 256)
    longestRuns.initialize(repeating: 1, count: 256)
    runSlots = .allocate(capacity: Self.slotCount)
    runSlots.initialize(repeating: 0, count: Self.slotCount)
    for symbol in 0..<1 << minimumCodeSize { runLengths[symbol] = 1 }
    next = (1 << minimumCodeSize) + 2
  }

  deinit {
    slots.deallocate()
    successors.deallocate()
    symbols.deallocate()
    parents.deallocate()
    runLengths.deallocate()
    longestRuns.deallocate()
    runSlots.deallocate()
  }

  /// The code of a known string and one more symbol, 0 when that is not known.
  @inline(__always)
  func code(after prefix: Int, _ symbol: UInt8) -> Int {
    guard successors[prefix] & Self.bit(of: symbol) != 0 else { return 0 }
    return Int(slots[Self.slot(of: Self.key(prefix, symbol), in: slots)] & 0xFFF)
  }

  @inline(__always)
  func longestRun(of symbol: UInt8) -> Int { Int(longestRuns[Int(symbol)]) }

  /// The code of a known run of two or more.
  @inline(__always)
  func code(ofRun symbol: UInt8, length: Int) -> Int {
    Int(runSlots[Self.slot(of: Self.key(length, symbol), in: runSlots)] & 0xFFF)
  }

  @inline(__always)
  func lastSymbol(of code: Int) -> UInt8 { symbols[code] }

  /// Adds the string that the decoder adds on its own. There has to be room.
  @inline(__always)
  mutating func add(_ prefix: Int, _ symbol: UInt8) {
    let key = Self.key(prefix, symbol)
    let slot = Self.slot(of: key, in: slots)
    // A string cut short may be known with its next symbol; the decoder counts it again.
    if slots[slot] == 0 {
      slots[slot] = key << 12 | UInt32(truncatingIfNeeded: next)
      successors[prefix] |= Self.bit(of: symbol)
      let length = runLengths[prefix]
      if length > 0, symbols[prefix] == symbol { addRun(of: symbol, length: length &+ 1) }
    }
    symbols[next] = symbol
    parents[next] = UInt16(truncatingIfNeeded: prefix)
    next &+= 1
  }

  private func addRun(of symbol: UInt8, length: UInt16) {
    let key = Self.key(Int(length), symbol)
    runSlots[Self.slot(of: key, in: runSlots)] = key << 12 | UInt32(truncatingIfNeeded: next)
    runLengths[next] = length
    longestRuns[Int(symbol)] = max(longestRuns[Int(symbol)], length)
  }

  mutating func clear() {
    slots.update(repeating: 0, count: Self.slotCount)
    successors.update(repeating: 0, count: Self.capacity)
    runSlots.update(repeating: 0, count: Self.slotCount)
    longestRuns.update(repeating: 1, count: 256)
    runLengths.update(repeating: 0, count: Self.capacity)
    for symbol in 0..<clearCode { runLengths[symbol] = 1 }
    next = clearCode + 2
  }

  /// Writes a code's string so that it ends at a position.
  func writeString(_ code: Int, length: Int, into indices: UnsafeMutableBufferPointer<UInt8>, from start: Int) {
    if runLengths[code] == length {
      for position in start..<start &+ length { indices[position] = symbols[code] }
      return
    }
    var code = code
    var position = start &+ length
    while position > start {
      position &-= 1
      indices[position] = symbols[code]
      code = Int(parents[code])
    }
  }

  @inline(__always)
  private static func bit(of symbol: UInt8) -> UInt32 { 1 &<< UInt32(symbol) }

  @inline(__always)
  private static func key(_ prefix: Int, _ symbol: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: prefix << 8) | UInt32(symbol)
  }

  /// Where a string is, or where it would be.
  @inline(__always)
  private static func slot(of key: UInt32, in slots: UnsafeMutablePointer<UInt32>) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 19)
    while slots[slot] != 0, slots[slot] >> 12 != key { slot = (slot &+ 1) & (slotCount &- 1) }
    return slot
  }
}
