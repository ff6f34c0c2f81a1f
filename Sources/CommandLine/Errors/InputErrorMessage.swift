import Springform

extension ErrorMessage {
  init(_ error: InputError) {
    switch error {
    case .missing(let path): self.init(66, "\(Self.named(path)) does not exist")
    case .unreadable(let path, let code): self.init(66, "cannot read \(Self.named(path)): \(Self.reason(code))")
    case .nothingToCompare(let expected, let actual):
      self.init(66, "there is no GIF, PNG, APNG or WebP in '\(expected)' or in '\(actual)'")
    case .noPictures(let path): self.init(66, "there are no .png files in \(Self.named(path))")
    case .tooLarge(let path, let limit):
      self.init(65, "\(Self.named(path)) is too large; at most \(byteText(limit)) are read")
    case .damaged(let path, let error): self.init(65, "\(Self.named(path)): \(Self.prose(error))")
    case .animationAmongPictures(let path, let frames):
      self.init(65, "\(Self.named(path)) has \(frames) frames; give an animation alone, or pictures only")
    case .pictureSize(let path, let width, let height, let expectedWidth, let expectedHeight):
      self.init(
        65,
        "\(Self.named(path)) is \(width)x\(height), and the first picture \(expectedWidth)x\(expectedHeight); "
          + "all must have one size")
    case .rawLength(let path, let bytes, let bytesPerFrame):
      let rest = bytes % bytesPerFrame
      self.init(
        65,
        "\(Self.named(path)) has \(bytes) bytes"
          + (bytes == 0 ? "" : ", \(bytes / bytesPerFrame) frames and \(rest) bytes of another")
          + "; a frame takes \(bytesPerFrame)")
    }
  }

  private static func named(_ path: String) -> String { path == "-" ? "standard input" : "'\(path)'" }

  static func prose(_ error: EditError) -> String {
    switch error {
    case .delayCount(let count, let frames):
      "--delays: \(count) times for \(frames.map { "\($0)" } ?? "more") frames; give one for all, or one for each"
    case .tooManyFrames:
      "there are more than \(RenderSettings.maximumFrameCount) pictures; use a lower --fps or less of the animation"
    case .crop(let area, let width, let height):
      "--crop \(area.x),\(area.y),\(area.width),\(area.height): must lie inside \(width)x\(height) pixels"
    }
  }

  static func prose(_ error: DecoderError) -> String {
    let format = error.format.map(name) ?? "file"
    return switch error.reason {
    case .unknownFormat: "not a GIF, PNG, APNG or WebP"
    case .truncated: "the \(format) ends too early, at byte \(error.offset)"
    case .missing(let part): "damaged \(format) at byte \(error.offset): \(part) is missing"
    default: "damaged \(format) at byte \(error.offset): \(prose(error.reason))"
    }
  }

  private static func prose(_ reason: DecoderError.Reason) -> String {
    switch reason {
    case .unknownFormat, .truncated, .missing: ""
    case .size(let width, let height): "a picture of \(width)x\(height) pixels is not possible here"
    case .frameOutside(let x, let y, let width, let height):
      "a frame of \(width)x\(height) at \(x),\(y) reaches outside the picture"
    case .field(let name, let value): "\(name) is \(value)"
    case .unexpected(let part): "\(part) is unexpected here"
    case .checksum(let part): "the checksum of \(part) is wrong"
    case .tooManyBytes(let part): "\(part) is too long"
    case .sequence(let expected, let found): "frame part \(found) comes where \(expected) should"
    case .frameCount(let stated, let found): "\(stated) frames are announced, and there are \(found)"
    case .badCode: "the compressed data is broken"
    case .tooFewPixels: "the compressed data ends before the picture"
    case .tooManyPixels: "the compressed data goes on after the picture"
    case .colorIndex(let index, let colors): "color \(index) of a palette of \(colors)"
    case .library(let name, let code): "\(name) gave up with code \(code)"
    }
  }

  static func name(_ format: ImageFormat) -> String {
    switch format {
    case .gif: "GIF"
    case .png: "PNG"
    case .webP: "WebP"
    }
  }
}
