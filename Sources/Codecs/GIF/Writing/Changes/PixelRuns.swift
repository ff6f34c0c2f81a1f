import Glibc

extension UnsafeBufferPointer<UInt8> {
  /// Where the bytes that equal one come to an end, eight at a time.
  @inline(__always)
  func end(ofRun byte: UInt8, from start: Int, before end: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    var position = start
    while position &+ 8 <= end {
      let difference = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian ^ eight
      if difference != 0 { return position &+ difference.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < end, self[position] == byte { position &+= 1 }
    return position
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Where the pixels that equal one come to an end, four at a time, or a block if there are many.
  @inline(__always)
  func end(ofRun pixel: UInt32, from start: Int, before end: Int) -> Int {
    let two = UInt64(pixel) << 32 | UInt64(pixel)
    var position = start
    while position &+ 4 <= end, (self.two(at: position) ^ two) | (self.two(at: position &+ 2) ^ two) == 0 {
      position &+= 4
      // In a run each block equals what lies a pixel before it.
      if position &- start == Self.few { position = endOfBlocks(equalTo: self, before: 1, from: position, before: end) }
    }
    while position < end, self[position] == pixel { position &+= 1 }
    return position
  }

  /// The first place from `start` on where another picture has something else, else `end`.
  @inline(__always)
  func firstDifference(from other: Self, from start: Int, before end: Int) -> Int {
    var position = start
    while position &+ 4 <= end,
      (two(at: position) ^ other.two(at: position)) | (two(at: position &+ 2) ^ other.two(at: position &+ 2)) == 0
    {
      position &+= 4
      if position &- start == Self.few {
        position = endOfBlocks(equalTo: other, before: 0, from: position, before: end)
      }
    }
    while position < end, self[position] == other[position] { position &+= 1 }
    return position
  }

  @inline(__always)
  private func two(at position: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: position &* 4, as: UInt64.self)
  }

  /// Pixels that are sooner compared here than by a call.
  private static var few: Int { 16 }
  private static var block: Int { 128 }

  /// Where blocks of pixels begin to differ from those that lie so many pixels before them in the same or another picture.
  private func endOfBlocks(equalTo other: Self, before distance: Int, from start: Int, before end: Int) -> Int {
    guard let pixels = baseAddress, let others = other.baseAddress else { return start }
    let bytes = Self.block * MemoryLayout<UInt32>.stride
    var position = start
    while position &+ Self.block <= end, memcmp(pixels + position, others + position - distance, bytes) == 0 {
      position &+= Self.block
    }
    return position
  }
}
