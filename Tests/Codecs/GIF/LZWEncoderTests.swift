import SpringformBitmap
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

  /// Runs, patterns and noise, so that runs are known for long, strings are cut and tables fill up.
  @Test("What is written instead is never anything but what the policy allows", arguments: [0, 1, 3])
  func policy(cuts: Int) throws {
    var noise = Noise(seed: 12)
    let palette = Palette(exact: [0xFF00_0000], representatives: (1..<60).map { 0xFF00_0000 | UInt32($0) * 0x02_0202 })
    let neighbors = PaletteNeighbors(in: palette, tolerance: 0.02)
    let transparent: UInt8 = 60
    for length in [1, 2, 40, 3_000, 60_000] {
      var requests: [UInt8] = []
      var unchanged: [UInt8] = []
      while requests.count < length {
        let symbol = UInt8(noise.next(below: 61))
        let run = Int(noise.next(below: 3) == 0 ? noise.next(below: 400) : 1 + noise.next(below: 3))
        requests += Array(repeating: symbol, count: run)
        unchanged += Array(repeating: symbol == transparent && noise.next(below: 2) == 0 ? 0 : transparent, count: run)
      }
      var shown = requests
      let data = LZWEncoder.encode(
        &shown, policy: LZWLossyPolicy(unchanged: unchanged, transparentIndex: transparent, neighbors: neighbors),
        minimumCodeSize: 6, cuts: cuts)
      try #require(decode(data, minimumCodeSize: 6) == shown)
      for (position, index) in shown.enumerated() where index != requests[position] {
        let requested = requests[position]
        if requested == transparent {
          #expect(index == unchanged[position])
        } else {
          let colors = [index, requested].map { OpponentColor(pixel: palette.colors[Int($0)]) }
          #expect(requested != 0 && colors[0].squaredDistance(to: colors[1]) <= 0.02 * 0.02)
        }
      }
    }
  }

  /// The decoder's last string ends with what the next one begins with, whatever that is.
  @Test("A table that is full holds what the decoder's holds", arguments: 0..<20 as Range<UInt64>)
  func full(seed: UInt64) throws {
    var noise = Noise(seed: seed)
    let transparent: UInt8 = 3
    let shown = (0..<60_000).map { _ in UInt8(noise.next(below: 3)) }
    let unchanged = shown.map { noise.next(below: 2) == 0 ? $0 : transparent }
    let requests = zip(shown, unchanged).map { $1 == transparent ? $0 : transparent }
    var written = requests
    let data = LZWEncoder.encode(
      &written, policy: LZWLossyPolicy(unchanged: unchanged, transparentIndex: transparent), minimumCodeSize: 2, cuts: 0
    )
    try #require(decode(data, minimumCodeSize: 2) == written)
    #expect(written.indices.allSatisfy { written[$0] == requests[$0] || written[$0] == unchanged[$0] })
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
