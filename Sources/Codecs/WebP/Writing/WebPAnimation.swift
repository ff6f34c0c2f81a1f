import CWebP
import SpringformBitmap

/// Puts an animation's pictures together.
protocol WebPAssembly: AnyObject {
  /// Adds premultiplied pixels that appear at a moment in milliseconds.
  func add(_ pixels: [UInt32], at moment: Int32) async throws
  /// Ends the last picture and hands out the file.
  func assemble(end: Int32, _ body: (UnsafeRawBufferPointer) throws -> Void) async throws
}

/// An animation with loss, put together by libwebp: it weighs the loss against sharp edges, picture by picture.
final class WebPAnimation: WebPAssembly {
  private let width: Int
  private let height: Int
  private var encoder: OpaquePointer?
  private var config = WebPConfig()
  private var isOpaque = true

  /// - Parameter quality: 0, small, to 100, good.
  init(width: Int, height: Int, quality: Double, options: WebPOptions) throws(EncoderError) {
    self.width = width
    self.height = height
    var settings = WebPAnimEncoderOptions()
    guard WebPConfigInit(&config) != 0, WebPAnimEncoderOptionsInit(&settings) != 0 else {
      throw .library("libwebp", code: 0)
    }
    config.method = Int32(options.effort)
    // Flat drawings are often smaller without any loss: each picture is the smaller of both.
    settings.allow_mixed = 1
    config.quality = quality.isNaN ? config.quality : Float(min(max(quality, 0), 100))
    settings.anim_params.loop_count = try options.loop.webPPlays
    // Key frames help seeking, which short animations do without, and take room.
    settings.kmax = 0
    encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &settings)
    guard encoder != nil else { throw .library("libwebp", code: Int(WEBP_MUX_MEMORY_ERROR.rawValue)) }
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  func add(_ pixels: [UInt32], at moment: Int32) throws(EncoderError) {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .library("libwebp", code: 0) }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    picture.argb_stride = Int32(width)
    isOpaque = isOpaque && pixels.allSatisfy { $0 >= 0xFF00_0000 }
    var straight = pixels.map(Pixel.unpremultiplied)
    let isAdded = straight.withUnsafeMutableBufferPointer { buffer in
      picture.argb = buffer.baseAddress
      defer { picture.argb = nil }
      return WebPAnimEncoderAdd(encoder, &picture, moment, &config) != 0
    }
    guard isAdded else { throw .library("libwebp", code: Int(picture.error_code.rawValue)) }
  }

  func assemble(end: Int32, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var data = WebPData()
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0 else {
      throw EncoderError.library("libwebp", code: Int(WEBP_MUX_BAD_DATA.rawValue))
    }
    var file = Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    if !isOpaque { Self.announceTransparency(in: &file) }
    try file.withUnsafeBytes(body)
  }

  /// Pictures are cropped to what is not transparent, and libwebp then forgets to mention transparency in the header
  /// (RFC 9649, section 2.7.1); readers that believe it show black instead.
  static func announceTransparency(in file: inout [UInt8]) {
    let (name, flags, alpha) = (12..<16, 20, UInt8(0x10))
    guard file.count > flags, file[name].elementsEqual("VP8X".utf8) else { return }
    file[flags] |= alpha
  }
}
