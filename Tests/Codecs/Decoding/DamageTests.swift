import SpringformBitmap
import SpringformCodecs
import Testing

/// Whatever the bytes, a decoder answers: frames or an error.
@Suite("Damaged files")
struct DamageTests {
  private static let area = 1 << 16

  enum Kind: CaseIterable {
    case gif, png, apng, webP, lossyWebP

    func file() async throws -> [UInt8] {
      let film = Film(Array(try Films.widening.film().pictures.dropFirst(6).prefix(12)))
      switch self {
      case .gif: return try await encodeGIF(film.pictures)
      case .png: return try PNGEncoder().encode(film.pictures[11])
      case .apng: return try await film.apng()
      case .webP: return try await film.webP()
      case .lossyWebP: return try await film.webP(WebPOptions(compression: .lossy(quality: 50)))
      }
    }
  }

  @Test("A file cut off anywhere is refused", arguments: Kind.allCases)
  func truncated(kind: Kind) async throws {
    let file = try await kind.file()
    #expect(complaint(about: file, maximumArea: Self.area) == nil)
    for length in file.indices {
      let found = complaint(about: Array(file.prefix(length)), maximumArea: Self.area)
      guard let found, found.offset <= length else {
        Issue.record("cut to \(length) bytes: \(String(describing: found))")
        return
      }
    }
  }

  @Test("Changed bytes never do more than spoil the picture", arguments: Kind.allCases)
  func mutated(kind: Kind) async throws {
    let file = try await kind.file()
    var noise = Noise(seed: 4)
    for _ in 0..<3000 {
      var mutant = file
      for _ in 0...noise.next(below: 4) {
        let position = Int(noise.next(below: UInt32(mutant.count)))
        switch noise.next(below: 4) {
        case 0: mutant.remove(at: position)
        case 1: mutant.insert(UInt8(noise.next(below: 256)), at: position)
        case 2: mutant[position] ^= 1 << UInt8(noise.next(below: 8))
        default: mutant[position] = UInt8(noise.next(below: 256))
        }
      }
      if kind == .png || kind == .apng { mutant = repairedChecksums(mutant) }
      let found = complaint(about: mutant, maximumArea: Self.area)
      #expect((found?.offset ?? 0) <= mutant.count)
    }
  }

  @Test("Nothing, and something else altogether")
  func unknown() {
    #expect(complaint(about: [])?.reason == .truncated)
    #expect(complaint(about: Array("<svg/>".utf8))?.reason == .unknownFormat)
    #expect(complaint(about: Array("RIFF\0\0\0\0WAVE".utf8))?.reason == .unknownFormat)
  }

  /// Sizes a header may claim, and what a file of a few bytes must not make us allocate.
  @Test("Absurd sizes are refused before anything is allocated")
  func absurd() {
    let gif: [UInt8] = Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0]
    #expect(complaint(about: gif)?.reason == .tooLarge(width: 65_535, height: 65_535))
    let canvas: [UInt8] = [10, 0, 0, 0, 2, 0, 0, 0, 255, 255, 255, 255, 255, 255]
    let webP: [UInt8] = Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + canvas
    #expect(complaint(about: webP)?.reason == .tooLarge(width: 1 << 24, height: 1 << 24))
  }
}
