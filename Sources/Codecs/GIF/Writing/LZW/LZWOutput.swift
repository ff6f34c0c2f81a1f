/// Packs codes from the lowest bit up and cuts the bytes into sub-blocks: a length and as many bytes, up to 255.
struct LZWOutput {
  private static let blockLength = 255
  private var bytes: [UInt8]
  private var blockStart = 0
  private var bits: UInt32 = 0
  private var bitCount = 0

  init(estimate: Int) {
    bytes = [0]
    bytes.reserveCapacity(max(estimate, 64))
  }

  @inline(__always)
  mutating func append(code: Int, size: Int) {
    bits |= UInt32(truncatingIfNeeded: code) << UInt32(truncatingIfNeeded: bitCount)
    bitCount &+= size
    while bitCount >= 8 {
      append(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount &-= 8
    }
  }

  /// The bytes, without the closing empty block, which is left to the container.
  consuming func finish() -> [UInt8] {
    if bitCount > 0 { append(byte: UInt8(truncatingIfNeeded: bits)) }
    bytes[blockStart] = UInt8(bytes.count - blockStart - 1)
    return bytes
  }

  @inline(__always)
  private mutating func append(byte: UInt8) {
    if bytes.count &- blockStart > Self.blockLength {
      bytes[blockStart] = UInt8(Self.blockLength)
      blockStart = bytes.count
      bytes.append(0)
    }
    bytes.append(byte)
  }
}
