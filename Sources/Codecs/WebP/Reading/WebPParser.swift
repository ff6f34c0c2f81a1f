import CWebP

/// Reads a WebP file chunk by chunk.
struct WebPParser {
  private var reader: ByteReader
  private let maximumArea: Int
  private(set) var width = 0
  private(set) var height = 0
  private(set) var loop = LoopCount.times(1)
  private(set) var frames: [FrameInfo] = []
  private(set) var pictures: [Range<Int>] = []
  /// What the numbers of colours mean, where it is not sRGB.
  private(set) var profile: [UInt8]?
  /// Whether the header announces an animation, and whether its parameters have come.
  private var isAnimated = false
  private var hasParameters = false

  fileprivate struct Chunk {
    var name: String
    var start: Int
    var data: Range<Int>
  }

  init(_ bytes: [UInt8], maximumArea: Int) throws(DecoderError) {
    var header = ByteReader(bytes, format: .webP)
    _ = try header.skip(4)
    let size = try header.littleEndian(4)
    guard size >= 4 else { throw header.error(.field("RIFF.size", value: size), at: 4) }
    _ = try header.skip(size)
    reader = ByteReader(bytes, format: .webP, range: 12..<8 + size)
    self.maximumArea = maximumArea
  }

  mutating func readChunks() throws(DecoderError) {
    let first = try reader.riffChunk()
    switch first.name {
    case "VP8X": try readHeader(first)
    case "VP8 ", "VP8L": return try readStill(first)
    default: throw reader.error(.unexpected(first.name), at: first.start)
    }
    while !reader.isAtEnd {
      let chunk = try reader.riffChunk()
      switch chunk.name {
      case "ICCP": profile = profile ?? Array(reader.bytes[chunk.data])
      case "VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF": try readPart(chunk)
      default: break
      }
    }
    guard !frames.isEmpty else { throw reader.error(.missing(isAnimated ? "ANMF" : "VP8"), at: reader.end) }
  }

  private mutating func readPart(_ chunk: Chunk) throws(DecoderError) {
    switch chunk.name {
    case "ANIM" where isAnimated && !hasParameters: try readParameters(chunk)
    case "ANMF" where isAnimated && hasParameters: try readFrame(chunk)
    case "ALPH" where !isAnimated && frames.isEmpty:
      let picture = try reader.riffChunk()
      guard picture.name == "VP8 " else { throw reader.error(.unexpected(picture.name), at: picture.start) }
      try appendStill(chunk.start..<picture.data.upperBound)
    case "VP8 " where !isAnimated && frames.isEmpty, "VP8L" where !isAnimated && frames.isEmpty:
      try appendStill(chunk.start..<chunk.data.upperBound)
    default: throw reader.error(.unexpected(chunk.name), at: chunk.start)
    }
  }

  private mutating func readHeader(_ chunk: Chunk) throws(DecoderError) {
    var data = ByteReader(reader.bytes, format: .webP, range: chunk.data)
    isAnimated = try data.byte() & 2 != 0
    _ = try data.skip(3)
    width = try data.littleEndian(3) + 1
    height = try data.littleEndian(3) + 1
    try data.checkSize(width: width, height: height, maximumArea: maximumArea, at: chunk.start)
  }

  private mutating func readParameters(_ chunk: Chunk) throws(DecoderError) {
    var data = ByteReader(reader.bytes, format: .webP, range: chunk.data)
    // The background colour is a hint that players ignore.
    _ = try data.skip(4)
    let plays = try data.littleEndian(2)
    loop = plays == 0 ? .forever : .times(plays)
    hasParameters = true
  }

  private mutating func readFrame(_ chunk: Chunk) throws(DecoderError) {
    var data = ByteReader(reader.bytes, format: .webP, range: chunk.data)
    let x = try data.littleEndian(3) * 2
    let y = try data.littleEndian(3) * 2
    let frameWidth = try data.littleEndian(3) + 1
    let frameHeight = try data.littleEndian(3) + 1
    try data.checkFrame(
      x: x, y: y, width: frameWidth, height: frameHeight, inside: (width, height), at: chunk.data.lowerBound)
    let duration = try data.littleEndian(3)
    let flags = try data.byte()
    let picture = try picture(in: &data, width: frameWidth, height: frameHeight)
    pictures.append(picture)
    frames.append(
      FrameInfo(
        x: x, y: y, width: frameWidth, height: frameHeight,
        storedDelay: FrameDelay(numerator: duration, denominator: 1000), blends: flags & 2 == 0,
        disposal: flags & 1 == 1 ? .clear : .keep, bytes: chunk.start..<chunk.data.upperBound, colorCount: nil))
  }

  /// Finds a frame's picture: an optional transparency chunk, then the picture's own, then chunks nobody needs.
  private func picture(in data: inout ByteReader, width: Int, height: Int) throws(DecoderError) -> Range<Int> {
    var chunk = try data.riffChunk()
    let start = chunk.start
    if chunk.name == "ALPH" {
      chunk = try data.riffChunk()
      guard chunk.name == "VP8 " else { throw data.error(.unexpected(chunk.name), at: chunk.start) }
    }
    guard chunk.name == "VP8 " || chunk.name == "VP8L" else {
      throw data.error(.unexpected(chunk.name), at: chunk.start)
    }
    while !data.isAtEnd {
      let other = try data.riffChunk()
      guard !["ALPH", "VP8 ", "VP8L"].contains(other.name) else {
        throw data.error(.unexpected(other.name), at: other.start)
      }
    }
    let range = start..<chunk.data.upperBound
    let size = try size(of: range)
    guard size == (width, height) else { throw data.error(.size(width: size.0, height: size.1), at: start) }
    return range
  }

  private mutating func readStill(_ chunk: Chunk) throws(DecoderError) {
    (width, height) = try size(of: chunk.start..<chunk.data.upperBound)
    try reader.checkSize(width: width, height: height, maximumArea: maximumArea, at: chunk.start)
    try appendStill(chunk.start..<chunk.data.upperBound)
  }

  private mutating func appendStill(_ picture: Range<Int>) throws(DecoderError) {
    let size = try size(of: picture)
    guard size == (width, height) else {
      throw reader.error(.size(width: size.0, height: size.1), at: picture.lowerBound)
    }
    pictures.append(picture)
    frames.append(
      FrameInfo(
        x: 0, y: 0, width: width, height: height, storedDelay: FrameDelay(numerator: 0, denominator: 1000),
        blends: false, disposal: .keep, bytes: picture, colorCount: nil))
  }

  /// What a picture's own header says.
  private func size(of picture: Range<Int>) throws(DecoderError) -> (Int, Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    let isKnown = reader.bytes[picture].withUnsafeBufferPointer {
      WebPGetInfo($0.baseAddress, $0.count, &width, &height)
    }
    guard isKnown != 0 else { throw reader.error(.badCode, at: picture.lowerBound) }
    return (Int(width), Int(height))
  }
}

extension ByteReader {
  /// Steps over a chunk and the byte that pads it to an even length.
  fileprivate mutating func riffChunk() throws(DecoderError) -> WebPParser.Chunk {
    let start = position
    let name = try name()
    let data = try skip(try littleEndian(4))
    if data.count % 2 == 1, !isAtEnd { _ = try skip(1) }
    return WebPParser.Chunk(name: name, start: start, data: data)
  }
}
