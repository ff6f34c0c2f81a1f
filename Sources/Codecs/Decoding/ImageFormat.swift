/// The formats that can be read.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case gif
  /// Still and animated (APNG).
  case png
  /// Still and animated, lossy and lossless.
  case webP

  /// Tells the format by a file's first bytes, nil for anything else.
  public init?(sniffing bytes: [UInt8]) {
    if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if bytes.starts(with: PNGChunk.signature.prefix(4)) {
      self = .png
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }
}
