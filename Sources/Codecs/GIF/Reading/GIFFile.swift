/// A GIF's structure (GIF89a specification, W3C; the loop extension after Netscape and Chromium).
struct GIFFile: AnimationSource {
  let info: AnimationInfo
  private let bytes: [UInt8]
  private let images: [Image]
  private let leniency: Leniency?

  /// What is needed to decode one image.
  private struct Image {
    /// Where the palette's red, green and blue bytes are.
    var palette: Range<Int>
    /// As it is stored; a part of it may lie outside the picture.
    var width: Int
    var height: Int
    var transparentIndex: Int?
    var isInterlaced: Bool
    /// The position of the initial code size, which the blocks of codes follow.
    var data: Int
  }

  init(_ bytes: [UInt8], _ options: DecoderOptions) throws(DecoderError) {
    var parser = try Parser(bytes, options)
    try parser.readBlocks()
    self.bytes = bytes
    leniency = options.leniency
    images = parser.images
    info = AnimationInfo(
      format: .gif, width: parser.width, height: parser.height, loop: parser.loop, frames: parser.frames)
  }

  /// Colours of a palette are opaque, so they are the same premultiplied.
  func decode(
    frame index: Int, premultiplied: Bool, row: (UnsafeBufferPointer<UInt32>) -> Void
  ) throws(DecoderError) {
    let image = images[index]
    let frame = info.frames[index]
    let indices = try LZWDecoder(bytes, at: image.data, leniency: leniency).indices(count: image.width * image.height)
    let colors = colors(of: image.palette)
    if let most = indices.max(), Int(most) >= colors.count,
      let wrong = indices.first(where: { Int($0) >= colors.count && Int($0) != image.transparentIndex })
    {
      try leniency.forgive(DecoderError(.gif, at: image.data, .colorIndex(Int(wrong), colors: colors.count)))
    }
    // What no palette has is black.
    var table = colors + Array(repeating: 0xFF00_0000, count: 256 - colors.count)
    if let transparent = image.transparentIndex { table[transparent] = 0 }
    let rows = image.isInterlaced ? Self.interlacedRows(height: image.height) : Array(0..<image.height)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: frame.width) { pixels in
      indices.withUnsafeBufferPointer { indices in
        for stored in rows.prefix(frame.height) {
          let start = stored * image.width
          for x in 0..<frame.width { pixels[x] = table[Int(indices[start &+ x])] }
          row(UnsafeBufferPointer(pixels))
        }
      }
    }
  }

  /// Of some frames, evenly spread.
  var palette: Set<UInt32> {
    let count = min(images.count, 9)
    return (0..<count).reduce(into: []) { all, number in
      all.formUnion(colors(of: images[number * (images.count - 1) / max(count - 1, 1)].palette))
    }
  }

  private func colors(of palette: Range<Int>) -> [UInt32] {
    stride(from: palette.lowerBound, to: palette.upperBound, by: 3).map { entry in
      bytes[entry..<entry + 3].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
  }

  /// For each row of a picture that is stored in four passes, the number of the stored one (GIF89a, appendix E).
  private static func interlacedRows(height: Int) -> [Int] {
    var rows = Array(repeating: 0, count: height)
    var stored = 0
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      for y in stride(from: first, to: height, by: step) {
        rows[y] = stored
        stored += 1
      }
    }
    return rows
  }

  /// Reads the file block by block.
  private struct Parser {
    private var reader: ByteReader
    private let options: DecoderOptions
    private(set) var width: Int
    private(set) var height: Int
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

    init(_ bytes: [UInt8], _ options: DecoderOptions) throws(DecoderError) {
      reader = ByteReader(bytes, format: .gif)
      self.options = options
      let version = try reader.name(6)
      guard version == "GIF87a" || version == "GIF89a" else { throw reader.error(.unknownFormat, at: 0) }
      width = try reader.littleEndian(2)
      height = try reader.littleEndian(2)
      if width > 0, height > 0 {
        try reader.checkSize(width: width, height: height, maximumArea: options.maximumArea, at: 6)
      } else {
        // The first image will tell.
        try options.leniency.forgive(reader.error(.size(width: width, height: height), at: 6))
      }
      let flags = try reader.byte()
      // The background colour, which players ignore, and the pixels' aspect ratio.
      _ = try reader.skip(2)
      globalPalette = try reader.colorTable(flags)
    }

    mutating func readBlocks() throws(DecoderError) {
      while true {
        let start = reader.position
        if reader.isAtEnd, !frames.isEmpty {
          return try options.leniency.forgive(reader.error(.truncated, at: start))
        }
        switch try reader.byte() {
        case 0x21: try readExtension(at: start)
        case 0x2C: try readImage(at: start)
        case 0x3B:
          guard !frames.isEmpty else { throw reader.error(.missing("image"), at: start) }
          return
        case let other:
          let fault = reader.error(.unexpected("block \(other)"), at: start)
          // Where something is no block, players take the file for ended.
          guard !frames.isEmpty else { throw fault }
          return try options.leniency.forgive(fault)
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
      // Disposal 0 is any; of the undefined ones browsers take 4, which old encoders wrote for 3, for that, and keep the others.
      let disposal = [2: FrameDisposal.clear, 3: .restore, 4: .restore][flags >> 2 & 7] ?? .keep
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
      do throws(DecoderError) {
        try reader.checkFrame(
          x: x, y: y, width: imageWidth, height: imageHeight, inside: (width, height), at: start + 1)
      } catch {
        try options.leniency.forgive(error)
        try makeRoom(forFrame: x, y, imageWidth, imageHeight, at: start + 1)
      }
      let flags = try reader.byte()
      let palette = try reader.colorTable(flags) ?? globalPalette
      if palette == nil { try options.leniency.forgive(reader.error(.missing("color table"), at: start)) }
      let colors = palette ?? 0..<0
      let data = reader.position
      _ = try reader.byte()
      try reader.skipBlocks()
      images.append(
        Image(
          palette: colors, width: imageWidth, height: imageHeight, transparentIndex: control.transparentIndex,
          isInterlaced: flags & 0x40 != 0, data: data))
      frames.append(
        FrameInfo(
          x: min(x, width), y: min(y, height), width: max(min(imageWidth, width - x), 0),
          height: max(min(imageHeight, height - y), 0),
          storedDelay: FrameDelay(numerator: control.delay, denominator: 100), blends: true,
          disposal: control.disposal, bytes: (control.start ?? start)..<reader.position, colorCount: colors.count / 3))
      control = Control()
    }

    /// A frame that does not fit makes the screen larger, if it is the first.
    private mutating func makeRoom(
      forFrame x: Int, _ y: Int, _ frameWidth: Int, _ frameHeight: Int, at offset: Int
    ) throws(DecoderError) {
      if frames.isEmpty { (width, height) = (max(width, x + frameWidth), max(height, y + frameHeight)) }
      try reader.checkSize(width: width, height: height, maximumArea: options.maximumArea, at: offset)
      // What is outside is decoded, too.
      guard frameWidth > 0, frameHeight > 0 else { return }
      try reader.checkSize(
        width: frameWidth, height: frameHeight, maximumArea: options.maximumArea, at: offset)
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
