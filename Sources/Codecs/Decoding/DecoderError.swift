/// Why a file could not be read, and where.
public struct DecoderError: Error, Hashable, Sendable {
  /// Nil when the file has none of the known formats; of an animated PNG, PNG.
  public var format: ImageFormat?
  /// The position in bytes of what is wrong: in a GIF's codes, just behind the wrong one; in other compressed data, where
  /// that begins.
  public var offset: Int
  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The first bytes are those of no known format.
    case unknownFormat
    /// The file ends where more has to follow.
    case truncated
    /// A picture of no pixels, or of another number than its place has.
    case size(width: Int, height: Int)
    /// A picture of more pixels than are accepted.
    case tooLarge(width: Int, height: Int)
    /// More pixels in all frames together than are accepted.
    case tooMuch(frames: Int, width: Int, height: Int)
    /// A frame reaches outside the picture.
    case frameOutside(x: Int, y: Int, width: Int, height: Int)
    /// A number the format does not allow in a field, such as `IHDR.bitDepth`.
    case field(String, value: Int)
    /// A part of the file, named as the format calls it, that is unknown but essential, or not allowed where it stands.
    case unexpected(String)
    /// A part the file has to have.
    case missing(String)
    case checksum(String)
    /// A part that is longer than the format has it.
    case tooManyBytes(String)
    /// Frames are numbered through; this one is out of order.
    case sequence(expected: Int, found: Int)
    case frameCount(stated: Int, found: Int)
    /// Compressed data that cannot have come from a compressor.
    case badCode
    /// The compressed data ends before the picture does.
    case tooFewPixels
    /// The compressed data goes on after the picture's end.
    case tooManyPixels
    /// An index beyond the palette's colours.
    case colorIndex(Int, colors: Int)
    /// Brightness beyond a screen's white, by the name of its curve.
    case highDynamicRange(String)
    /// A library gave up on this data.
    case library(String, code: Int)
  }

  package init(_ format: ImageFormat?, at offset: Int, _ reason: Reason) {
    self.format = format
    self.offset = offset
    self.reason = reason
  }
}

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
