/// A GIF's structure (GIF89a specification, W3C; the loop extension after Netscape and Chromium).
struct GIFFile: AnimationSource {
  let info: AnimationInfo
  private let bytes: [UInt8]
  private let images: [Image]

  /// What is needed to decode one image.
  private struct Image {
    /// Where the palette's red, green and blue bytes are.
    var palette: Range<Int>
    var transparentIndex: Int?
    var isInterlaced: Bool
    /// The position of the initial code size, which the blocks of codes follow.
    var data: Int
  }

  init(_ bytes: [UInt8], maximumArea: Int) throws(DecoderError) {
    var parser = try Parser(bytes, maximumArea: maximumArea)
    try parser.readBlocks()
    self.bytes = bytes
    images = parser.images
    info = AnimationInfo(
      format: .gif, width: parser.width, height: parser.height, loop: parser.loop, frames: parser.frames)
  }

  func pixels(ofFrame index: Int, premultiplied: Bool) throws(DecoderError) -> [UInt32] {
    let image = images[index]
    let frame = info.frames[index]
    let indices = try LZWDecoder(bytes, at: image.data).indices(count: frame.area)
    let colors = colors(of: image.palette)
    var table = colors
    if let transparent = image.transparentIndex {
      table += Array(repeating: 0, count: max(transparent + 1 - table.count, 0))
      table[transparent] = 0
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(indices.count)
    for index in indices {
      let index = Int(index)
      guard index < colors.count || index == image.transparentIndex else {
        throw DecoderError(.gif, at: image.data, .colorIndex(index, colors: colors.count))
      }
      pixels.append(table[index])
    }
    return image.isInterlaced ? Self.deinterlaced(pixels, width: frame.width, height: frame.height) : pixels
  }

  private func colors(of palette: Range<Int>) -> [UInt32] {
    stride(from: palette.lowerBound, to: palette.upperBound, by: 3).map { entry in
      bytes[entry..<entry + 3].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
  }

  /// Puts rows stored in four passes into order (GIF89a, appendix E).
  private static func deinterlaced(_ pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
    var output = pixels
    var row = 0
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      for y in stride(from: first, to: height, by: step) {
        output.replaceSubrange(y * width..<(y + 1) * width, with: pixels[row * width..<(row + 1) * width])
        row += 1
      }
    }
    return output
  }

  /// Reads the file block by block.
  private struct Parser {
    private var reader: ByteReader
    let width: Int
    let height: Int
    private let globalPalette: Range<Int>?
    /// A file without the loop extension plays once.
    private(set) var loop = LoopCount.times(1)
    private(set) var frames: [FrameInfo] = []
    private(set) var images: [Image] = []
    private var control = Control()

    /// What an extension says about the image that follows.
    private struct Control {
      var start: Int?
      var disposal = FrameDisposal.keep
      var delay = 0
      var transparentIndex: Int?
    }

    init(_ bytes: [UInt8], maximumArea: Int) throws(DecoderError) {
      reader = ByteReader(bytes, format: .gif)
      let version = try reader.name(6)
      guard version == "GIF87a" || version == "GIF89a" else { throw reader.error(.unknownFormat, at: 0) }
      width = try reader.littleEndian(2)
      height = try reader.littleEndian(2)
      try reader.checkSize(width: width, height: height, maximumArea: maximumArea, at: 6)
      let flags = try reader.byte()
      // The background colour, which players ignore, and the pixels' aspect ratio.
      _ = try reader.skip(2)
      globalPalette = try reader.colorTable(flags)
    }

    mutating func readBlocks() throws(DecoderError) {
      while true {
        let start = reader.position
        switch try reader.byte() {
        case 0x21: try readExtension(at: start)
        case 0x2C: try readImage(at: start)
        case 0x3B:
          guard !frames.isEmpty else { throw reader.error(.missing("image"), at: start) }
          return
        case let other: throw reader.error(.unexpected("block \(other)"), at: start)
        }
      }
    }

    private mutating func readExtension(at start: Int) throws(DecoderError) {
      switch try reader.byte() {
      case 0xF9: try readControl(at: start)
      case 0xFF: try readApplication()
      case 0x01:
        // Plain text, which nobody shows, uses up the control extension before it.
        control = Control()
        try reader.skipBlocks()
      default: try reader.skipBlocks()
      }
    }

    private mutating func readControl(at start: Int) throws(DecoderError) {
      let size = try reader.byte()
      guard size == 4 else { throw reader.error(.field("graphic control size", value: size), at: start + 2) }
      let flags = try reader.byte()
      let delay = try reader.littleEndian(2)
      let transparent = try reader.byte()
      let terminator = try reader.byte()
      guard terminator == 0 else {
        throw reader.error(.field("graphic control terminator", value: terminator), at: start + 7)
      }
      // Disposals 0 (any) and 4 to 7 (undefined) are kept, as players do.
      let disposal = [2: FrameDisposal.clear, 3: .restore][flags >> 2 & 7] ?? .keep
      control = Control(
        start: start, disposal: disposal, delay: delay, transparentIndex: flags & 1 == 1 ? transparent : nil)
    }

    private mutating func readApplication() throws(DecoderError) {
      let size = try reader.byte()
      let name = try reader.name(size)
      guard size > 0 else { return }
      let isLoop = name == "NETSCAPE2.0" || name == "ANIMEXTS1.0"
      while case let block = try reader.block(), !block.isEmpty {
        guard isLoop, block.count == 3, reader.bytes[block.lowerBound] == 1 else { continue }
        // The number counts repetitions after the first play.
        let repetitions = Int(reader.bytes[block.lowerBound + 1]) | Int(reader.bytes[block.lowerBound + 2]) << 8
        loop = repetitions == 0 ? .forever : .times(repetitions + 1)
      }
    }

    private mutating func readImage(at start: Int) throws(DecoderError) {
      let x = try reader.littleEndian(2)
      let y = try reader.littleEndian(2)
      let imageWidth = try reader.littleEndian(2)
      let imageHeight = try reader.littleEndian(2)
      try reader.checkFrame(
        x: x, y: y, width: imageWidth, height: imageHeight, inside: (width, height), at: start + 1)
      let flags = try reader.byte()
      guard let palette = try reader.colorTable(flags) ?? globalPalette else {
        throw reader.error(.missing("color table"), at: start)
      }
      let data = reader.position
      _ = try reader.byte()
      try reader.skipBlocks()
      images.append(
        Image(
          palette: palette, transparentIndex: control.transparentIndex, isInterlaced: flags & 0x40 != 0, data: data))
      frames.append(
        FrameInfo(
          x: x, y: y, width: imageWidth, height: imageHeight,
          storedDelay: FrameDelay(numerator: control.delay, denominator: 100), blends: true,
          disposal: control.disposal, bytes: (control.start ?? start)..<reader.position, colorCount: palette.count / 3))
      control = Control()
    }
  }
}

extension ByteReader {
  /// Steps over a colour table, nil where the flags have none.
  fileprivate mutating func colorTable(_ flags: Int) throws(DecoderError) -> Range<Int>? {
    flags & 0x80 == 0 ? nil : try skip(3 << (flags & 7 + 1))
  }

  /// Steps over one block of data, empty at the end.
  fileprivate mutating func block() throws(DecoderError) -> Range<Int> { try skip(try byte()) }

  fileprivate mutating func skipBlocks() throws(DecoderError) {
    while try !block().isEmpty {}
  }
}
