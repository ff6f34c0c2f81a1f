/// The structure of a PNG or APNG (PNG specification, third edition, sections 5 and 11).
struct PNGFile: AnimationSource {
  let info: AnimationInfo
  private let bytes: [UInt8]
  private let header: PNGHeader
  /// Where each frame's compressed data is, chunk by chunk.
  private let data: [[Range<Int>]]
  private let leniency: Leniency?
  let conversion: ColorConversion?

  init(_ bytes: [UInt8], _ options: DecoderOptions) throws(DecoderError) {
    var parser = try PNGParser(bytes, options)
    try parser.readChunks()
    self.bytes = bytes
    header = parser.header
    data = parser.frames.map(\.data)
    leniency = options.leniency
    let isGray = header.colorType == .gray || header.colorType == .grayAlpha
    conversion = parser.colors.source.flatMap { ColorConversion($0, isGray: isGray) }
    let colorCount = header.colorType == .palette ? header.palette.count : nil
    // How long the only picture stays is for those that read several files as a film.
    let isStill = parser.frames.count == 1
    let frames = parser.frames.map { frame in
      FrameInfo(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height,
        storedDelay: isStill ? FrameDelay(numerator: 0, denominator: 100) : frame.delay,
        blends: frame.blends, disposal: frame.disposal, bytes: frame.bytes, colorCount: colorCount)
    }
    info = AnimationInfo(
      format: frames.count > 1 ? .apng : .png, width: header.width, height: header.height,
      loop: parser.loop,
      frames: frames)
  }

  func decode(
    frame index: Int, premultiplied: Bool, row: (UnsafeBufferPointer<UInt32>) -> Void
  ) throws(DecoderError) {
    let frame = info.frames[index]
    let (samples, passes) = try samples(ofFrame: index, premultiplied: premultiplied)
    // Passes need the whole picture, but a row that is used at once stays in the processor's cache.
    var pixels = [UInt32](repeating: 0, count: header.isInterlaced ? frame.area : frame.width)
    var position = 1
    for pass in passes {
      for number in 0..<pass.height {
        let y = header.isInterlaced ? pass.firstRow + number * pass.rowStep : 0
        let wrong = samples.read(
          row: position, count: pass.width, into: &pixels, at: y * frame.width + pass.firstColumn,
          step: pass.columnStep)
        if let wrong {
          let offset = offset(ofFrame: index)
          try leniency.forgive(DecoderError(.png, at: offset, .colorIndex(wrong, colors: header.palette.count)))
        }
        if !header.isInterlaced { pixels.withUnsafeBufferPointer(row) }
        position += 1 + header.bytesPerRow(width: pass.width)
      }
    }
    if header.isInterlaced { pixels.forEachRow(width: frame.width, row) }
  }

  func draw(frame index: Int, on canvas: UnsafeMutableBufferPointer<UInt32>, width: Int) throws(DecoderError) {
    guard header.isPlainRGB, !header.isInterlaced else {
      return try decode(frame: index, drawnOn: canvas, width: width)
    }
    let frame = info.frames[index]
    let (samples, _) = try samples(ofFrame: index, premultiplied: true)
    for row in 0..<frame.height {
      let start = (frame.y &+ row) &* width &+ frame.x
      samples.put(
        row: 1 &+ row &* (1 &+ header.bytesPerRow(width: frame.width)),
        on: UnsafeMutableBufferPointer(rebasing: canvas[start..<start &+ frame.width]), blends: frame.blends)
    }
  }

  /// A frame's unfiltered rows, each after a byte that says nothing any more, and what parts of the picture they are.
  private func samples(
    ofFrame index: Int, premultiplied: Bool
  ) throws(DecoderError) -> (PNGSamples, [PNGPass]) {
    let frame = info.frames[index]
    let passes = PNGPass.passes(width: frame.width, height: frame.height, isInterlaced: header.isInterlaced)
    let length = passes.reduce(0) { $0 + (1 + header.bytesPerRow(width: $1.width)) * $1.height }
    let offset = offset(ofFrame: index)
    var rows = try Inflate(offset: offset, leniency: leniency).bytes(of: data[index].map { bytes[$0] }, count: length)
    var position = 0
    for pass in passes {
      let rowLength = header.bytesPerRow(width: pass.width)
      guard
        PNGFilter.undo(
          in: &rows, at: position, rowLength: rowLength, rowCount: pass.height, distance: header.filterDistance)
      else { throw DecoderError(.png, at: offset, .badCode) }
      position += (1 + rowLength) * pass.height
    }
    return (PNGSamples(header: header, rows: rows, premultiplies: premultiplied), passes)
  }

  /// Where its compressed data begins in the file, for errors.
  private func offset(ofFrame index: Int) -> Int { data[index].first?.lowerBound ?? 0 }
}

/// One of the seven pictures an interlaced PNG is made of (PNG specification, section 8.2), or the only one.
struct PNGPass {
  var width: Int
  var height: Int
  var firstColumn = 0
  var firstRow = 0
  var columnStep = 1
  var rowStep = 1

  /// The passes that have pixels.
  static func passes(width: Int, height: Int, isInterlaced: Bool) -> [Self] {
    guard isInterlaced else { return [Self(width: width, height: height)] }
    let origins = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return origins.compactMap { x, y, columns, rows in
      guard x < width, y < height else { return nil }
      return Self(
        width: (width - x + columns - 1) / columns, height: (height - y + rows - 1) / rows, firstColumn: x,
        firstRow: y, columnStep: columns, rowStep: rows)
    }
  }
}
