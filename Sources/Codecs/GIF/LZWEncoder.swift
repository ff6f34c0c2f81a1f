/// GIF's variant of Lempel-Ziv-Welch (GIF89a specification, appendix F).
enum LZWEncoder {
  private static let maximumCode = 4_095
  /// Twice the number of codes, so that probing stays short.
  private static let slots = 8_192

  /// Compresses palette indices, each below `1 << minimumCodeSize`, into sub-blocks: a length and as many bytes, up to 255.
  /// The closing empty block is left to the container.
  static func encode(_ indices: [UInt8], minimumCodeSize: Int) -> [UInt8] {
    var output = SubBlockWriter(estimate: indices.count / 4)
    let clear = 1 << minimumCodeSize
    var codeSize = minimumCodeSize + 1
    var next = clear + 2
    output.append(code: clear, size: codeSize)
    guard let first = indices.first else {
      output.append(code: clear + 1, size: codeSize)
      return output.finish()
    }
    // A slot holds prefix << 20 | index << 12 | code; a code is never 0, so 0 is an empty slot.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slots) { table in
      table.initialize(repeating: 0)
      indices.withUnsafeBufferPointer { indices in
        var prefix = Int(first)
        for position in 1..<max(indices.count, 1) {
          let index = Int(indices[position])
          let key = UInt32(truncatingIfNeeded: prefix << 8 | index)
          var slot = Int((key &* 0x9E37_79B1) >> 19)
          while table[slot] != 0, table[slot] >> 12 != key { slot = (slot &+ 1) & (slots &- 1) }
          if table[slot] != 0 {
            prefix = Int(table[slot] & 0xFFF)
            continue
          }
          output.append(code: prefix, size: codeSize)
          prefix = index
          if next <= maximumCode {
            table[slot] = key << 12 | UInt32(truncatingIfNeeded: next)
            if next == 1 << codeSize { codeSize &+= 1 }
            next &+= 1
          } else {
            output.append(code: clear, size: codeSize)
            table.update(repeating: 0)
            codeSize = minimumCodeSize + 1
            next = clear + 2
          }
        }
        output.append(code: prefix, size: codeSize)
      }
    }
    // The decoder adds an entry for the last code too and may widen its codes once more.
    if next <= maximumCode, next == 1 << codeSize { codeSize += 1 }
    output.append(code: clear + 1, size: codeSize)
    return output.finish()
  }
}

/// Packs codes from the lowest bit up and cuts the bytes into sub-blocks.
private struct SubBlockWriter {
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

  @inline(__always)
  private mutating func append(byte: UInt8) {
    if bytes.count &- blockStart > Self.blockLength {
      bytes[blockStart] = UInt8(Self.blockLength)
      blockStart = bytes.count
      bytes.append(0)
    }
    bytes.append(byte)
  }

  mutating func finish() -> [UInt8] {
    if bitCount > 0 { append(byte: UInt8(truncatingIfNeeded: bits)) }
    bytes[blockStart] = UInt8(bytes.count - blockStart - 1)
    return bytes
  }
}
