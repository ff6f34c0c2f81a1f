/// Reads a PNG chunk by chunk and checks each one's checksum and place.
struct PNGParser {
  /// A frame's control chunk and where its data is.
  struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var delay = FrameDelay(numerator: 0, denominator: 100)
    var blends = false
    var disposal = FrameDisposal.keep
    var bytes: Range<Int>
    var data: [Range<Int>] = []
  }

  private var reader: ByteReader
  private let leniency: Leniency?
  private(set) var header: PNGHeader
  private(set) var frames: [Frame] = []
  private(set) var loop = LoopCount.times(1)
  private(set) var colors = PNGColorChunks()
  private var seen: Set<String> = ["IHDR"]
  private var last = "IHDR"
  /// The animation's control chunk: how many frames it announces, and where it stands.
  private var statedFrames: (count: Int, offset: Int)?
  private var sequence = 0
  /// Whether the default picture is a frame of the animation.
  private var showsDefault = true

  init(_ bytes: [UInt8], _ options: DecoderOptions) throws(DecoderError) {
    reader = ByteReader(bytes, format: .png)
    leniency = options.leniency
    let signature = try reader.skip(PNGChunk.signature.count)
    guard bytes[signature].elementsEqual(PNGChunk.signature) else { throw reader.error(.unknownFormat, at: 0) }
    let start = reader.position
    var (name, data, isSound) = try reader.chunk()
    guard isSound else { throw reader.error(.checksum(name), at: start) }
    guard name == "IHDR" else { throw data.error(.missing("IHDR"), at: start) }
    guard data.end - data.position == 13 else {
      throw data.error(.field("IHDR.length", value: data.end - data.position), at: start)
    }
    header = try PNGHeader(&data, maximumArea: options.maximumArea)
  }

  /// Reads up to the end chunk.
  mutating func readChunks() throws(DecoderError) {
    while true {
      let start = reader.position
      var (name, data, isSound) = try reader.chunk()
      if !isSound {
        let fault = reader.error(.checksum(name), at: start)
        guard Self.isForgiven(name) else { throw fault }
        try leniency.forgive(fault)
        if name != "IEND" { continue }
      }
      if name == "IEND" {
        guard data.isAtEnd else {
          throw reader.error(.field("IEND.length", value: data.end - data.position), at: start)
        }
        return try checkEnd(at: start)
      }
      if name == "IDAT", last != "IDAT", seen.contains("IDAT") {
        // The picture has ended.
        try leniency.forgive(reader.error(.unexpected(name), at: start))
        continue
      }
      try checkPlace(of: name, at: start)
      try read(name, &data, at: start)
      seen.insert(name)
      last = name
    }
  }

  /// Whether browsers look past a wrong checksum of such a chunk: of those without which the picture can be shown, and of
  /// the last.
  private static func isForgiven(_ name: String) -> Bool {
    let isAncillary = name.utf8.first.map { $0 & 0x20 != 0 } ?? false
    return isAncillary && !["acTL", "fcTL", "fdAT"].contains(name) || name == "IEND"
  }

  private mutating func read(_ name: String, _ data: inout ByteReader, at start: Int) throws(DecoderError) {
    switch name {
    case "PLTE": try header.readPalette(&data, length: data.end - data.position)
    case "tRNS": try header.readTransparency(&data, length: data.end - data.position)
    case let name where PNGColorChunks.names.contains(name):
      if !seen.contains("IDAT"), !seen.contains(name) { try colors.read(name, &data, at: start, leniency: leniency) }
    case "acTL": try readAnimation(&data, at: start)
    case "fcTL": try readFrame(&data, at: start)
    case "IDAT": try readDefault(data, at: start)
    case "fdAT": try readFrameData(&data, at: start)
    default:
      // A capital first letter marks a chunk without which the picture cannot be shown.
      guard reader.bytes[start + 4] & 0x20 != 0 else { throw reader.error(.unexpected(name), at: start) }
    }
  }

  private func checkPlace(of name: String, at start: Int) throws(DecoderError) {
    let isMisplaced =
      switch name {
      case "IHDR": true
      case "PLTE": seen.contains("PLTE") || seen.contains("IDAT") || seen.contains("tRNS")
      case "tRNS":
        seen.contains("tRNS") || seen.contains("IDAT") || header.colorType == .palette && !seen.contains("PLTE")
      case "IDAT":
        header.colorType == .palette && !seen.contains("PLTE")
      case "acTL": seen.contains("acTL") || seen.contains("IDAT")
      case "fcTL": !seen.contains("acTL") || last == "fcTL"
      case "fdAT": !seen.contains("IDAT") || !seen.contains("fcTL")
      default: false
      }
    guard !isMisplaced else { throw reader.error(.unexpected(name), at: start) }
  }

  private mutating func readAnimation(_ data: inout ByteReader, at start: Int) throws(DecoderError) {
    let count = try data.bigEndian(4)
    guard count > 0 else { throw data.error(.field("acTL.frames", value: count), at: start) }
    let plays = try data.bigEndian(4)
    loop = plays == 0 ? .forever : .times(plays)
    statedFrames = (count, start)
    showsDefault = false
    try checkLength(data, of: "acTL", at: start)
  }

  private mutating func readFrame(_ data: inout ByteReader, at start: Int) throws(DecoderError) {
    try checkSequence(&data)
    if !seen.contains("IDAT") {
      guard !seen.contains("fcTL") else { throw data.error(.unexpected("fcTL"), at: start) }
      showsDefault = true
    }
    try checkDataOfLastFrame(at: start)
    let width = try data.bigEndian(4)
    let height = try data.bigEndian(4)
    let x = try data.bigEndian(4)
    let y = try data.bigEndian(4)
    try data.checkFrame(x: x, y: y, width: width, height: height, inside: (header.width, header.height), at: start)
    let numerator = try data.bigEndian(2)
    let denominator = try data.bigEndian(2)
    let disposal = try data.byte()
    let blending = try data.byte()
    guard let disposal = [0: FrameDisposal.keep, 1: .clear, 2: .restore][disposal] else {
      throw data.error(.field("fcTL.dispose", value: disposal), at: start)
    }
    guard blending <= 1 else { throw data.error(.field("fcTL.blend", value: blending), at: start) }
    try checkLength(data, of: "fcTL", at: start)
    guard seen.contains("IDAT") || width == header.width && height == header.height else {
      throw data.error(.frameOutside(x: x, y: y, width: width, height: height), at: start)
    }
    frames.append(
      Frame(
        x: x, y: y, width: width, height: height,
        // A denominator of 0 means 100 (section 11.3.6.2).
        delay: FrameDelay(numerator: numerator, denominator: denominator == 0 ? 100 : denominator),
        blends: blending == 1, disposal: disposal, bytes: start..<reader.position))
  }

  private mutating func readDefault(_ data: ByteReader, at start: Int) throws(DecoderError) {
    guard showsDefault else { return }
    if frames.isEmpty {
      frames.append(Frame(width: header.width, height: header.height, bytes: start..<reader.position))
    }
    append(data)
  }

  private mutating func readFrameData(_ data: inout ByteReader, at start: Int) throws(DecoderError) {
    try checkSequence(&data)
    // Data behind the default picture belongs to a control chunk that comes behind it, too.
    guard last == "fcTL" || last == "fdAT" || !(frames.last?.data.isEmpty ?? true),
      frames.count > (showsDefault ? 1 : 0)
    else { throw data.error(.unexpected("fdAT"), at: start) }
    append(data)
  }

  private mutating func append(_ data: ByteReader) {
    let index = frames.count - 1
    frames[index].data.append(data.position..<data.end)
    frames[index].bytes = frames[index].bytes.lowerBound..<reader.position
  }

  private mutating func checkSequence(_ data: inout ByteReader) throws(DecoderError) {
    let offset = data.position
    let number = try data.bigEndian(4)
    guard number == sequence else { throw data.error(.sequence(expected: sequence, found: number), at: offset) }
    sequence += 1
  }

  private func checkLength(_ data: ByteReader, of name: String, at start: Int) throws(DecoderError) {
    guard data.isAtEnd else { throw data.error(.tooManyBytes(name), at: start) }
  }

  private func checkDataOfLastFrame(at offset: Int) throws(DecoderError) {
    guard frames.last?.data.isEmpty != true else { throw reader.error(.missing("frame data"), at: offset) }
  }

  private mutating func checkEnd(at offset: Int) throws(DecoderError) {
    guard seen.contains("IDAT") else { throw reader.error(.missing("IDAT"), at: offset) }
    try checkDataOfLastFrame(at: offset)
    guard let statedFrames, statedFrames.count != frames.count else { return }
    let fault = reader.error(.frameCount(stated: statedFrames.count, found: frames.count), at: statedFrames.offset)
    guard !frames.isEmpty else { throw fault }
    try leniency.forgive(fault)
    frames = Array(frames.prefix(statedFrames.count))
  }
}

extension ByteReader {
  /// Reads a chunk and steps over it; it is sound if its checksum is right.
  fileprivate mutating func chunk() throws(DecoderError) -> (name: String, data: ByteReader, isSound: Bool) {
    let start = position
    let length = try bigEndian(4)
    let name = try name()
    let data = try skip(length)
    let stored = try bigEndian(4)
    let isSound = Int(Deflate.crc(bytes[start + 4..<data.upperBound])) == stored
    return (name, ByteReader(bytes, format: format, range: data), isSound)
  }
}
