extension DecoderError: CustomStringConvertible {
  /// What is wrong, without the file's name: whoever knows that puts it in front.
  public var description: String {
    let name = format?.name ?? "file"
    return switch reason {
    case .unknownFormat: "not a \(ImageFormat.allCases.alternatives)"
    case .truncated: "the \(name) ends too early, at byte \(offset)"
    case .highDynamicRange: "the \(name) has \(reason)"
    case .tooLarge, .tooMuch: "the \(name) is too large: \(reason)"
    case .size, .frameOutside, .field, .unexpected, .missing, .checksum, .tooManyBytes, .sequence, .frameCount,
      .badCode,
      .tooFewPixels, .tooManyPixels, .colorIndex, .library:
      "damaged \(name) at byte \(offset): \(reason)"
    }
  }
}

extension DecoderError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat: "the format is unknown"
    case .truncated: "the file ends too early"
    case .missing(let part): "\(part) is missing"
    case .size(let width, let height): "a picture of \(width)x\(height) pixels is not possible here"
    case .tooLarge(let width, let height): "a picture of \(width)x\(height) pixels"
    case .tooMuch(let frames, let width, let height): "\(frames) pictures of \(width)x\(height) pixels"
    case .frameOutside(let x, let y, let width, let height):
      "a frame of \(width)x\(height) at \(x),\(y) reaches outside the picture"
    case .field(let name, let value): "\(name) is \(value)"
    case .unexpected(let part): "\(part) is unexpected here"
    case .checksum(let part): "the checksum of \(part) is wrong"
    case .tooManyBytes(let part): "\(part) is too long"
    case .sequence(let expected, let found): "frame part \(found) comes where \(expected) should"
    case .frameCount(let stated, let found): "\(stated) frames are announced, and there are \(found)"
    case .highDynamicRange(let curve): "brightness beyond white (\(curve)), which is not converted"
    case .badCode: "the compressed data is broken"
    case .tooFewPixels: "the compressed data ends before the picture"
    case .tooManyPixels: "the compressed data goes on after the picture"
    case .colorIndex(let index, let colors): "color \(index) of a palette of \(colors)"
    case .library(let name, let code): "\(name) gave up with code \(code)"
    }
  }
}
