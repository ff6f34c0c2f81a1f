import SpringformBitmap
import SpringformCodecs
import Testing

/// Pictures with the moments in seconds at which they end, and what becomes of them in a file.
struct Film {
  var pictures: [Bitmap]
  var ends: [Double]

  /// Pictures at a rate in hertz.
  init(_ pictures: [Bitmap], rate: Double = 50) {
    self.pictures = pictures
    ends = pictures.indices.map { Double($0 + 1) / rate }
  }

  init(_ pictures: [Bitmap], ends: [Double]) {
    self.pictures = pictures
    self.ends = ends
  }

  func apng(_ options: APNGOptions = APNGOptions()) async throws -> [UInt8] {
    let sink = MemorySink()
    let encoder = try APNGEncoder(width: width, height: height, options: options, to: sink)
    for frame in frames { try await encoder.write(frame) }
    try await encoder.finish()
    return sink.bytes
  }

  func webP(_ options: WebPOptions = WebPOptions()) async throws -> [UInt8] {
    let sink = MemorySink()
    let encoder = try WebPEncoder(width: width, height: height, options: options, to: sink)
    for frame in frames { try await encoder.write(frame) }
    try await encoder.finish()
    return sink.bytes
  }

  private var width: Int { pictures.first?.width ?? 1 }
  private var height: Int { pictures.first?.height ?? 1 }

  private var frames: [Frame] {
    pictures.enumerated().map { index, picture in
      Frame(bitmap: picture, start: index > 0 ? ends[index - 1] : 0, end: ends[index])
    }
  }

  /// What is on screen at each picture's middle, decoded from a file.
  func shown(in file: [UInt8]) throws -> [Bitmap?] {
    let frames = try decode(file)
    return ends.indices.map { index in
      let middle = (ends[index] + (index > 0 ? ends[index - 1] : 0)) / 2
      return frames.first { middle < $0.end }?.bitmap
    }
  }
}

/// All frames of a file.
func decode(_ file: [UInt8]) throws -> [Frame] {
  var decoder = try AnimationDecoder(bytes: file)
  var frames: [Frame] = []
  while let frame = try decoder.nextFrame() { frames.append(frame) }
  return frames
}

/// What a decoder says against a file, nil if it reads it to the end.
func complaint(about file: [UInt8], maximumArea: Int = Bitmap.maximumArea) -> DecoderError? {
  do throws(DecoderError) {
    var decoder = try AnimationDecoder(bytes: file, options: DecoderOptions(maximumArea: maximumArea))
    while try decoder.nextFrame() != nil {}
    return nil
  } catch {
    return error
  }
}

/// Animations that need everything the formats have.
enum Films: String, CaseIterable, CustomTestStringConvertible {
  /// Few colours.
  case flat
  /// More colours than a palette has, all opaque.
  case colorful
  /// A soft sprite on nothing.
  case translucent
  /// A hard-edged sprite on nothing.
  case cutOut
  /// Few colours first, then many, then translucency: earlier choices have to be revised.
  case widening
  /// A flash over a still picture that comes back.
  case flash
  /// Equal pictures in a row.
  case pausing
  case onePixel

  var testDescription: String { rawValue }

  func film() throws -> Film {
    func disc(_ index: Int, _ color: UInt32, on background: UInt32) throws -> Bitmap {
      try .disc(41, 31, x: 8 + Double(index) * 2.7, y: 15, radius: 7, color: color, on: background)
    }
    switch self {
    case .flat: return Film(try (0..<8).map { try disc($0, 0xFFFF_5964, on: 0xFFFF_FFFF) })
    case .colorful:
      return Film(
        try (0..<6).map { frame in
          try Bitmap(41, 31) { x, y in 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8) << 8 | UInt32(frame * (x / 20))
          }
        })
    case .translucent: return Film(try (0..<8).map { try disc($0, 0x8040_2010, on: 0) })
    case .cutOut:
      return Film(
        try (0..<8).map { frame in
          try Bitmap(41, 31) { x, y in x / 4 == frame && y > 9 ? 0xFF00_0000 | UInt32(y * x * 999) & 0xFF_FFFF : 0 }
        })
    case .widening:
      return Film(
        try Films.flat.film().pictures + Films.cutOut.film().pictures + Films.colorful.film().pictures
          + Films.translucent.film().pictures)
    case .flash:
      let still = try Films.colorful.film().pictures[0]
      let flashed = try Bitmap(41, 31) { x, y in (x + y) % 3 == 0 ? 0xFFFF_FFFF : still[x, y] }
      let small = try Bitmap(41, 31) { x, y in x < 3 && y < 3 ? 0xFF00_00FF : still[x, y] }
      return Film([still, flashed, still, flashed, small, still])
    case .pausing:
      let pictures = try Films.flat.film().pictures
      return Film(pictures.flatMap { [$0, $0, $0] } + [pictures[0]])
    case .onePixel: return Film(try (0..<3).map { try Bitmap(width: 1, height: 1, fill: 0xFF00_0000 | $0) })
    }
  }
}
