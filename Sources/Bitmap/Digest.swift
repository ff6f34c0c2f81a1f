/// 128 bits that stand for a block of bytes: equal blocks have equal digests, and different ones, short of malice, different
/// digests.
///
/// The function is MurmurHash3_x64_128 (Austin Appleby, public domain): fast, with published test values, and not made to
/// withstand people who want two blocks to look equal.
package struct Digest: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// - Parameters:
  ///   - bytes: the block.
  ///   - seed: gives the same block another digest.
  package init(of bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) {
    var state = State(seed: UInt64(seed))
    let blockCount = bytes.count / 16
    for block in 0..<blockCount {
      state.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block &* 16, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block &* 16 &+ 8, as: UInt64.self)))
    }
    var (tail1, tail2): (UInt64, UInt64) = (0, 0)
    for offset in 0..<bytes.count % 16 {
      let byte = UInt64(bytes[blockCount * 16 + offset])
      if offset < 8 { tail1 |= byte << UInt64(offset * 8) } else { tail2 |= byte << UInt64(offset * 8 - 64) }
    }
    (high, low) = state.finish(tail1, tail2, count: bytes.count)
  }

  /// A digest of four parts, which are mixed at the same time: within a part each step waits for the last. It takes a quarter
  /// of the time and may not be stored: other machines and versions may come to another one.
  ///
  /// A step is wyhash's (Wang Yi, public domain): sixteen bytes by one multiplication.
  package init(ofFourParts bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) {
    let start = UInt64(seed) ^ 0xE703_7ED1_A0B4_28DB
    var states = (start, start, start, start)
    let part = bytes.count / 64 * 16
    func mix(_ state: inout UInt64, _ offset: Int) {
      let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0xA076_1D64_78BD_642F
      let second = bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self) ^ state
      let product = first.multipliedFullWidth(by: second)
      state = product.high ^ product.low
    }
    for offset in stride(from: 0, to: part, by: 16) {
      mix(&states.0, offset)
      mix(&states.1, offset &+ part)
      mix(&states.2, offset &+ 2 &* part)
      mix(&states.3, offset &+ 3 &* part)
    }
    let rest = Self(of: UnsafeRawBufferPointer(rebasing: bytes[(4 * part)...]), seed: seed)
    let all = [states.0, states.1, states.2, states.3, rest.high, rest.low, UInt64(bytes.count)]
    self = all.withUnsafeBytes { Self(of: $0, seed: seed) }
  }

  package init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Self(of: $0) } }

  private struct State {
    private var a: UInt64
    private var b: UInt64
    private static let c1: UInt64 = 0x87C3_7B91_1142_53D5
    private static let c2: UInt64 = 0x4CF5_AD43_2745_937F

    init(seed: UInt64) { (a, b) = (seed, seed) }

    @inline(__always)
    mutating func mix(_ k1: UInt64, _ k2: UInt64) {
      a ^= Self.first(k1)
      a = (Self.rotated(a, by: 27) &+ b) &* 5 &+ 0x52DC_E729
      b ^= Self.second(k2)
      b = (Self.rotated(b, by: 31) &+ a) &* 5 &+ 0x3849_5AB5
    }

    mutating func finish(_ tail1: UInt64, _ tail2: UInt64, count: Int) -> (UInt64, UInt64) {
      // A tail of zeros leaves the state as it is.
      b ^= Self.second(tail2) ^ UInt64(count)
      a ^= Self.first(tail1) ^ UInt64(count)
      a &+= b
      b &+= a
      a = Self.avalanche(a)
      b = Self.avalanche(b)
      a &+= b
      b &+= a
      return (a, b)
    }

    private static func first(_ k: UInt64) -> UInt64 { rotated(k &* c1, by: 31) &* c2 }
    private static func second(_ k: UInt64) -> UInt64 { rotated(k &* c2, by: 33) &* c1 }
    private static func rotated(_ x: UInt64, by bits: UInt64) -> UInt64 { x << bits | x >> (64 - bits) }

    private static func avalanche(_ x: UInt64) -> UInt64 {
      var x = x
      x ^= x >> 33
      x &*= 0xFF51_AFD7_ED55_8CCD
      x ^= x >> 33
      x &*= 0xC4CE_B9FE_1A85_EC53
      return x ^ x >> 33
    }
  }
}

extension Digest: LosslessStringConvertible, Codable {
  /// 32 hexadecimal digits.
  package var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  /// - Parameter description: 32 hexadecimal digits, lower case.
  package init?(_ description: String) {
    let digits = Array(description.utf8)
    guard digits.count == 32, digits.allSatisfy({ "0123456789abcdef".utf8.contains($0) }),
      let high = UInt64(String(decoding: digits[..<16], as: UTF8.self), radix: 16),
      let low = UInt64(String(decoding: digits[16...], as: UTF8.self), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a digest has 32 hexadecimal digits")
    }
    self = digest
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Bitmap {
  /// What the pixels, row by row, and the width come to; equal bitmaps have equal digests.
  package var digest: Digest { pixels.withUnsafeBytes { Digest(of: $0, seed: UInt32(truncatingIfNeeded: width)) } }
}
