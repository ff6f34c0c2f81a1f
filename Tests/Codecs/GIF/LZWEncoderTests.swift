import Testing

@testable import SpringformCodecs

/// giflib stops at the last pixel; stricter readers want the end code too, and at its right width.
@Suite("LZW")
struct LZWEncoderTests {
  @Test("The data ends with the end code, whatever its width", arguments: 2...8)
  func ends(minimumCodeSize: Int) throws {
    var noise = Noise(seed: 4)
    let colors = UInt32(1 << minimumCodeSize)
    for length in 0...300 {
      let indices = (0..<length).map { _ in UInt8(noise.next(below: colors)) }
      let data = LZWEncoder.encode(indices, minimumCodeSize: minimumCodeSize)
      try #require(decode(data, minimumCodeSize: minimumCodeSize) == indices, "\(length) indices")
    }
  }

  /// Nil unless the end code is the very last one. Written after the GIF89a specification, appendix F.
  private func decode(_ blocks: [UInt8], minimumCodeSize: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = blocks[...]
    while let length = rest.popFirst() {
      bytes += rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
    }
    let clear = 1 << minimumCodeSize
    let literals = (0..<clear).map { [UInt8($0)] } + [[], []]
    var entries = literals
    var size = minimumCodeSize + 1
    var position = 0
    var previous: [UInt8] = []
    var output: [UInt8] = []
    while position + size <= bytes.count * 8 {
      let code = (0..<size).reduce(0) { $0 | Int(bytes[(position + $1) / 8] >> ((position + $1) % 8) & 1) << $1 }
      position += size
      if code == clear + 1 { return bytes.count * 8 - position < 8 ? output : nil }
      if code == clear {
        (entries, size, previous) = (literals, minimumCodeSize + 1, [])
        continue
      }
      guard code < entries.count || code == entries.count && !previous.isEmpty else { return nil }
      let string = code < entries.count ? entries[code] : previous + previous.prefix(1)
      if !previous.isEmpty, entries.count < 4096 { entries.append(previous + string.prefix(1)) }
      if entries.count == 1 << size, size < 12 { size += 1 }
      output += string
      previous = string
    }
    return nil
  }
}
