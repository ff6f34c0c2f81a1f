/// The header of a PNG and what its chunks say about colours (PNG specification, sections 11.2 and 11.3.1).
struct PNGHeader: Hashable, Sendable {
  enum ColorType: Int, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bits a sample may have.
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: ColorType
  var isInterlaced: Bool
  /// Opaque colours, before transparency is applied.
  var palette: [UInt32] = []
  /// The alphas of the palette's first entries.
  var paletteAlphas: [UInt8] = []
  /// The samples of the one colour that is transparent: one for gray, three for red, green and blue.
  var transparentColor: [Int] = []

  var bitsPerPixel: Int { colorType.channels * bitDepth }

  /// Whether a pixel is three bytes, as in nearly all files.
  var isPlainRGB: Bool { bitDepth == 8 && colorType == .rgb }

  /// The distance that row filters look to the left, in bytes.
  var filterDistance: Int { max(bitsPerPixel / 8, 1) }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Reads a header chunk's data.
  init(_ reader: inout ByteReader, maximumArea: Int) throws(DecoderError) {
    let start = reader.position
    width = try reader.bigEndian(4)
    height = try reader.bigEndian(4)
    try reader.checkSize(width: width, height: height, maximumArea: maximumArea, at: start)
    bitDepth = try reader.byte()
    let type = try reader.byte()
    guard let colorType = ColorType(rawValue: type) else {
      throw reader.error(.field("IHDR.colorType", value: type), at: start + 9)
    }
    self.colorType = colorType
    guard colorType.bitDepths.contains(bitDepth) else {
      throw reader.error(.field("IHDR.bitDepth", value: bitDepth), at: start + 8)
    }
    for (offset, name) in [(10, "IHDR.compression"), (11, "IHDR.filter")] {
      let method = try reader.byte()
      guard method == 0 else { throw reader.error(.field(name, value: method), at: start + offset) }
    }
    let interlace = try reader.byte()
    guard interlace <= 1 else { throw reader.error(.field("IHDR.interlace", value: interlace), at: start + 12) }
    isInterlaced = interlace == 1
  }

  /// Takes a palette chunk's data. True colour pictures may carry one as a suggestion; it is checked and not used.
  mutating func readPalette(_ reader: inout ByteReader, length: Int) throws(DecoderError) {
    let start = reader.position
    let limit = colorType == .palette ? 1 << bitDepth : 256
    guard colorType != .gray, colorType != .grayAlpha else { throw reader.error(.unexpected("PLTE"), at: start) }
    guard length > 0, length.isMultiple(of: 3), length / 3 <= limit else {
      throw reader.error(.field("PLTE.length", value: length), at: start)
    }
    for _ in 0..<length / 3 { palette.append(0xFF00_0000 | UInt32(try reader.bigEndian(3))) }
  }

  /// Takes a transparency chunk's data.
  mutating func readTransparency(_ reader: inout ByteReader, length: Int) throws(DecoderError) {
    let start = reader.position
    let expected: ClosedRange<Int>
    switch colorType {
    case .palette: expected = 1...max(palette.count, 1)
    case .gray: expected = 2...2
    case .rgb: expected = 6...6
    case .grayAlpha, .rgba: throw reader.error(.unexpected("tRNS"), at: start)
    }
    guard expected.contains(length) else { throw reader.error(.field("tRNS.length", value: length), at: start) }
    if colorType == .palette {
      paletteAlphas = Array(reader.bytes[try reader.skip(length)])
    } else {
      for _ in 0..<length / 2 { transparentColor.append(try reader.bigEndian(2) & (1 << bitDepth - 1)) }
    }
  }
}
