import CWebP
import SpringformBitmap

/// The structure of a WebP file (RFC 9649, section 2); libwebp decodes the pictures in it.
struct WebPFile: AnimationSource {
  let info: AnimationInfo
  private let bytes: [UInt8]
  /// Where each frame's transparency and picture chunks are.
  private let pictures: [Range<Int>]
  let conversion: ColorConversion?

  init(_ bytes: [UInt8], _ options: DecoderOptions) throws(DecoderError) {
    var parser = try WebPParser(bytes, maximumArea: options.maximumArea)
    try parser.readChunks()
    self.bytes = bytes
    pictures = parser.pictures
    conversion = parser.profile.flatMap { ColorConversion(.profile($0), isGray: false) }
    info = AnimationInfo(
      format: .webP, width: parser.width, height: parser.height, loop: parser.loop, frames: parser.frames,
      // What is compressed without loss is in a chunk VP8L, all else in VP8 with or without ALPH.
      isLossy: parser.pictures.contains { bytes[$0.lowerBound + 3] != UInt8(ascii: "L") })
  }

  func decode(
    frame index: Int, premultiplied: Bool, row: (UnsafeBufferPointer<UInt32>) -> Void
  ) throws(DecoderError) {
    let frame = info.frames[index]
    let range = pictures[index]
    var pixels = [UInt32](repeating: 0, count: frame.area)
    let isDecoded = bytes[range].withUnsafeBufferPointer { data in
      pixels.withUnsafeMutableBytes { output in
        let target = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return WebPDecodeBGRAInto(data.baseAddress, data.count, target, output.count, Int32(frame.width * 4)) != nil
      }
    }
    guard isDecoded else { throw DecoderError(.webP, at: range.lowerBound, .badCode) }
    if premultiplied {
      for (position, pixel) in pixels.enumerated() where pixel < 0xFF00_0000 {
        pixels[position] = Pixel.straight(
          red: Pixel.red(pixel), green: Pixel.green(pixel), blue: Pixel.blue(pixel), alpha: Pixel.alpha(pixel))
      }
    }
    pixels.forEachRow(width: frame.width, row)
  }
}
