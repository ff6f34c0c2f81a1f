import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("GIF options")
struct GIFOptionsTests {
  /// Every kind of frame: exact, with the file's palette, with an own one, dithered.
  private static func pictures() throws -> [Bitmap] {
    var noise = Noise(seed: 31)
    let flat = try (0..<6).map { index in
      try Bitmap.disc(96, 64, x: 20 + Double(index) * 7.3, y: 30, radius: 14, color: 0xFFFF_5964, on: 0xFFFF_FFFF)
    }
    let gradient = try (0..<6).map { index in
      try Bitmap(96, 64) { x, y in
        0xFF00_0000 | UInt32(x * 2 + index * 3) << 16 | UInt32(y * 3 + index) << 8 | UInt32(x + y + index)
      }
    }
    let noisy = try (0..<3).map { _ in
      try Bitmap(96, 64) { x, y in
        y < 20 ? flat[0][x, y] : 0xFF00_0000 | noise.next(below: 1 << 24)
      }
    }
    return flat + gradient + noisy + gradient.reversed()
  }

  private static let choices: [GIFOptions] = [
    GIFOptions(), GIFOptions(quality: 100), GIFOptions(quality: 1), GIFOptions(lossy: 100), GIFOptions(colors: 2),
    GIFOptions(colors: 17), GIFOptions(dither: .none), GIFOptions(dither: .ordered), GIFOptions(dither: .diffusion),
  ]

  @Test("What does not change in the source does not change on screen", arguments: choices)
  func noFlicker(options: GIFOptions) async throws {
    let base = try Self.pictures()
    // The left third of each picture is the first one's.
    let pictures = try base.map { picture in
      try Bitmap(96, 64) { x, y in x < 32 ? base[6][x, y] : picture[x, y] }
    }
    let played = try await PlayedGIF(encodeGIF(pictures, options: options))
    #expect(try flickers(pictures, played) == 0)
    #expect(try flickers(base, await PlayedGIF(encodeGIF(base, options: options))) == 0)
  }

  @Test("The bytes do not depend on the number of jobs", arguments: choices)
  func jobs(options: GIFOptions) async throws {
    let pictures = try Self.pictures()
    var files: Set<[UInt8]> = []
    for jobs in [-1, 1, 2, 3, 9] {
      var options = options
      options.jobs = jobs
      files.insert(try await encodeGIF(pictures, options: options))
    }
    #expect(files.count == 1)
  }

  /// Seven greys far from each other in a grain of five levels: the same seven represent it in every picture.
  @Test("With few colours a pixel that keeps its colour on screen is not drawn again")
  func staying() async throws {
    var noise = Noise(seed: 8)
    let pictures = try (0..<6).map { _ in
      try Bitmap(96, 64) { x, _ in 0xFF00_0000 | (UInt32(x / 14) * 36 + noise.next(below: 5)) * 0x01_0101 }
    }
    let options = GIFOptions(colors: 8, dither: .none)
    let one = try await encodeGIF(Array(pictures.prefix(1)), options: options)
    let six = try await encodeGIF(pictures, options: options)
    #expect(six.count < one.count * 2)
    let shown = try PlayedGIF(six).frames.map(\.pixels)
    let errors = zip(shown.joined(), pictures.map(\.pixels).joined()).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }
    #expect(shown.count == 6 && errors.max() ?? 0 <= 4)
  }

  @Test("Values out of range become the nearest in it")
  func ranges() async throws {
    let pictures = try Self.pictures()
    for (odd, even) in [
      (GIFOptions(quality: 1000), GIFOptions(quality: 100)), (GIFOptions(quality: .min), GIFOptions(quality: 1)),
      (GIFOptions(lossy: .max), GIFOptions(lossy: 100)), (GIFOptions(colors: -7), GIFOptions(colors: 2)),
    ] {
      #expect(try await encodeGIF(pictures, options: odd) == encodeGIF(pictures, options: even))
    }
  }

  @Test("Few colours are exact down to the usual quality; below it, or with loss that is asked for, files get smaller")
  func exact() async throws {
    var noise = Noise(seed: 6)
    // Sixteen greys, each eight levels from the next, which are new in every picture.
    let pictures = try (0..<6).map { _ in
      try Bitmap(96, 64) { _, _ in 0xFF00_0000 | (64 + 8 * noise.next(below: 16)) * 0x01_0101 }
    }
    let exact = try await encodeGIF(pictures)
    #expect(try PlayedGIF(exact).frames.map(\.pixels) == pictures.map(\.pixels))
    var sizes = [exact.count]
    // Levels of the picture that stays may be off by 0.018, 0.037 and 0.055 of 255: by no step or one.
    for (quality, most) in [(70, 0), (50, 8), (30, 8)] {
      let file = try await encodeGIF(pictures, options: GIFOptions(quality: quality))
      let shown = try #require(PlayedGIF(file).frames.last).pixels
      let errors = zip(shown, pictures[5].pixels).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }
      #expect(errors.max() == most)
      sizes.append(file.count)
    }
    #expect(sizes[1] < sizes[0] && sizes[2] < sizes[1] && sizes[3] < sizes[2])
    #expect(try await encodeGIF(pictures, options: GIFOptions(lossy: 46)).count < sizes[0] * 9 / 10)
  }

  @Test("Colours that cover much of a picture stay exact at any quality, and give way only to loss that is asked for")
  func fills() async throws {
    var noise = Noise(seed: 8)
    let fill: UInt32 = 0xFF60_6060
    // A ground with three other greys strewn over it, beside noise of sixteen.
    let picture = try Bitmap(96, 64) { x, _ in
      guard x < 64 else { return 0xFF00_0000 | (64 + 8 * noise.next(below: 16)) * 0x01_0101 }
      return noise.next(below: 4) == 0 ? fill + (1 + noise.next(below: 3)) * 0x04_0404 : fill
    }
    func shownFills(_ file: [UInt8]) throws -> Int {
      zip(try PlayedGIF(file).frames[0].pixels, picture.pixels).count { $1 == fill && $0 != fill }
    }
    let good = try await encodeGIF([picture], options: GIFOptions(quality: 40))
    let lossy = try await encodeGIF([picture], options: GIFOptions(quality: 40, lossy: 58))
    #expect(try shownFills(good) == 0)
    #expect(try shownFills(lossy) > 0 && lossy.count < good.count)
  }

  @Test("No picture has more colours than allowed", arguments: [2, 3, 16, 100])
  func colors(limit: Int) async throws {
    for picture in try Self.pictures() {
      let played = try await PlayedGIF(encodeGIF([picture], options: GIFOptions(colors: limit)))
      #expect(try Set(#require(played.frames.first).pixels).count <= limit)
    }
  }

  @Test("Lower quality never makes a larger file")
  func quality() async throws {
    let pictures = try (0..<12).map { index in
      try Bitmap(96, 64) { x, y in
        let distance = (x - 20 - 4 * index) * (x - 20 - 4 * index) + (y - 30) * (y - 30)
        let level = UInt32(max(255 - distance / 3, 0))
        return 0xFF00_0000 | level << 16 | (level / 2 + UInt32(x)) << 8 | UInt32(y * 2)
      }
    }
    var sizes: [Int] = []
    for quality in [100, 90, 80, 60] {
      let options = GIFOptions(quality: quality, dither: .none)
      sizes.append(try await encodeGIF(pictures, options: options).count)
    }
    #expect(sizes == sizes.sorted(by: >))
  }

  /// A palette of 256 colours leaves steps of several levels in a field of 64 by 96 by 160; the mean over a small square
  /// follows the source all the same.
  @Test("Dithering keeps the mean of a gradient", arguments: [Dithering.auto, .ordered, .diffusion])
  func dithering(method: Dithering) async throws {
    let picture = try Bitmap(192, 192) { x, y in
      0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32(255 - (x + y) / 2)
    }
    let plain = try await meanError(picture, GIFOptions(dither: .none))
    let mixed = try await meanError(picture, GIFOptions(dither: method))
    #expect(mixed < plain * 0.7)
  }

  /// Steps of colour in a steep field are so small that they are hardly seen, and mixing them takes a third more bytes.
  @Test("What dithering hardly improves is not dithered")
  func worthlessDithering() async throws {
    let pictures = try (0..<3).map { index in
      try Bitmap(96, 96) { x, y in
        0xFF00_0000 | UInt32(x * 5 / 2 + index) << 16 | UInt32(y * 5 / 2 + index) << 8 | UInt32(255 - (x + y))
      }
    }
    let plain = try await encodeGIF(pictures, options: GIFOptions(dither: .none))
    #expect(try await encodeGIF(pictures) == plain)
    #expect(try await encodeGIF(pictures, options: GIFOptions(dither: .ordered)).count * 3 > plain.count * 4)
  }

  /// At this quality the file's palette serves for every picture.
  @Test("Mixing that is asked for happens with every palette", arguments: [Dithering.ordered, .diffusion])
  func forcedDithering(method: Dithering) async throws {
    let pictures = try (0..<6).map { index in
      try Bitmap(96, 64) { x, y in 0xFF00_0000 | UInt32(x + index * 3) << 16 | UInt32(y / 4 * 12) << 8 }
    }
    var shown: [[[UInt32]]] = []
    for dither in [.none, .auto, method] {
      let file = try await encodeGIF(pictures, options: GIFOptions(quality: 1, lossy: 0, dither: dither))
      shown.append(try PlayedGIF(file).frames.map(\.pixels))
    }
    let sameFrames = shown.map { other in zip(shown[0], other).count { $0 == $1 } }
    #expect(sameFrames == [6, 6, 0])
  }

  /// The mean squared difference of the averages over squares of eight pixels.
  private func meanError(_ picture: Bitmap, _ options: GIFOptions) async throws -> Double {
    let shown = try #require(await PlayedGIF(encodeGIF([picture], options: options)).frames.first).pixels
    var sum = 0.0
    for top in stride(from: 0, to: picture.height, by: 8) {
      for left in stride(from: 0, to: picture.width, by: 8) {
        for shift in [16, 8, 0] as [UInt32] {
          var difference = 0.0
          for y in top..<top + 8 {
            for x in left..<left + 8 {
              let pixel = shown[y * picture.width + x]
              difference += Double(pixel >> shift & 0xFF) - Double(picture[x, y] >> shift & 0xFF)
            }
          }
          sum += difference * difference / 4096
        }
      }
    }
    return sum
  }

  private func flickers(_ pictures: [Bitmap], _ played: PlayedGIF) throws -> Int {
    try #require(played.frames.count == pictures.count)
    return (1..<pictures.count).reduce(0) { sum, index in
      sum
        + pictures[0].pixels.indices.count { pixel in
          pictures[index].pixels[pixel] == pictures[index - 1].pixels[pixel]
            && played.frames[index].pixels[pixel] != played.frames[index - 1].pixels[pixel]
        }
    }
  }
}
