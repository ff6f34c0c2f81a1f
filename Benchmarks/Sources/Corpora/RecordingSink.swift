import Springform

/// Makes of drawn pictures what a video encoder leaves of them, and passes it on: square by square a little noise, more of it
/// beside edges, new wherever the picture changes and everywhere at a key frame; else what was shown before stays.
final class RecordingSink: FrameSink {
  private let sink: any FrameSink
  private var last: (source: Bitmap, shown: [UInt32])?
  private var count = 0

  /// Of the squares that are encoded together, in pixels.
  private static let side = 8
  private static let keyFrameInterval = 25

  init(_ sink: any FrameSink) { self.sink = sink }

  func write(_ frame: Frame) async throws {
    let bitmap = frame.bitmap
    let isKeyFrame = count.isMultiple(of: Self.keyFrameInterval)
    var shown = last?.shown ?? bitmap.pixels
    for top in stride(from: 0, to: bitmap.height, by: Self.side) {
      for left in stride(from: 0, to: bitmap.width, by: Self.side) {
        let square = (top..<min(top + Self.side, bitmap.height)).flatMap { y in
          (left..<min(left + Self.side, bitmap.width)).map { y * bitmap.width + $0 }
        }
        if !isKeyFrame, let last, square.allSatisfy({ last.source.pixels[$0] == bitmap.pixels[$0] }) { continue }
        let strength = strength(of: square.map { bitmap.pixels[$0] })
        for pixel in square { shown[pixel] = noisy(bitmap.pixels[pixel], at: pixel, strength: strength) }
      }
    }
    last = (bitmap, shown)
    count += 1
    let recorded = try Bitmap(width: bitmap.width, height: bitmap.height, pixels: shown)
    try await sink.write(Frame(bitmap: recorded, start: frame.start, end: frame.end))
  }

  func finish() async throws { try await sink.finish() }

  /// The most levels by which pixels of a square are off: what stands beside an edge rings.
  private func strength(of square: [UInt32]) -> Int {
    let greens = square.map { Int(Pixel.green($0)) }
    let contrast = (greens.max() ?? 0) - (greens.min() ?? 0)
    return contrast == 0 ? 1 : min(2 + contrast / 16, 8)
  }

  /// The same for every run: the noise follows from the place and the picture's number alone.
  private func noisy(_ pixel: UInt32, at place: Int, strength: Int) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count) &<< 32
    func level(_ value: UInt32) -> UInt32 {
      hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
      let off = Int(hash >> 40) % (2 * strength + 1) - strength
      return UInt32(min(max(Int(value) + off, 0), 255))
    }
    return Pixel.premultiplied(
      red: level(Pixel.red(pixel)), green: level(Pixel.green(pixel)), blue: level(Pixel.blue(pixel)), alpha: 255)
  }
}
