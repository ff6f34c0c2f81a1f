import SpringformBitmap
import SpringformCodecs

/// Small enough that a few bytes cannot make a run slow, large enough for every path.
private let maximumArea = 1 << 14

/// More frames than this repeat what others have shown.
private let maximumFrames = 64

/// Decodes a file to its end or to its first error; either is fine, anything else is a finding.
func decodeAll(_ bytes: [UInt8]) {
  decodeAll(bytes, DecoderOptions(maximumArea: maximumArea))
  decodeAll(bytes, DecoderOptions(maximumArea: maximumArea, leniency: Leniency()))
}

private func decodeAll(_ bytes: [UInt8], _ options: DecoderOptions) {
  guard var decoder = try? AnimationDecoder(bytes: bytes, options: options) else { return }
  for _ in 0..<maximumFrames {
    guard let frame = try? decoder.nextFrame() else { return }
    precondition(frame.end > frame.start && frame.bitmap.width == decoder.info.width)
    let isPremultiplied = frame.bitmap.pixels.allSatisfy { pixel in
      max(Pixel.red(pixel), Pixel.green(pixel), Pixel.blue(pixel)) <= Pixel.alpha(pixel)
    }
    precondition(isPremultiplied)
  }
}
