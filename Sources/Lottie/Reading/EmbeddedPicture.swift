import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformNumerics

/// A picture that is written into a file as base64.
struct EmbeddedPicture {
  /// `png` or `jpeg`.
  let format: String
  let width: Int
  let height: Int
  /// The size at which the file has it shown.
  var declaredSize = Size.zero
  /// The picture's own digits, without white space and always filled up.
  let base64: String

  /// `nil` for anything but a sound PNG, or what begins as a JPEG does.
  init?(_ address: String) {
    guard let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")), address[..<comma].hasSuffix(";base64"),
      let bytes = Base64.decode(address[comma...].utf8.dropFirst())
    else { return nil }
    self.init(bytes: bytes)
  }

  init?(bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      // What its data expand to is known only once they are: rlottie's reader would not look.
      guard let size = Self.pngSize(bytes) else { return nil }
      (format, width, height) = ("png", size.width, size.height)
    } else if let size = JPEGHeader.size(bytes) {
      (format, width, height) = ("jpeg", size.width, size.height)
    } else {
      return nil
    }
    base64 = Base64.encode(bytes)
  }

  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    do {
      var decoder = try AnimationDecoder(
        bytes: bytes, options: DecoderOptions(maximumArea: LottieAnimation.maximumPixels))
      guard decoder.info.format == .png, decoder.info.frames.count == 1 else { return nil }
      guard let frame = try decoder.nextFrame() else { return nil }
      return (frame.bitmap.width, frame.bitmap.height)
    } catch {
      return nil
    }
  }
}
