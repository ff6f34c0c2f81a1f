/// A PNG picture that is written into a document, as far as its size.
struct EmbeddedPicture {
  let pixels: Int

  static let prefix = "data:image/png;base64,"

  /// `nil` for anything but a PNG's beginning.
  init?(_ address: String) {
    guard address.hasPrefix(Self.prefix) else { return nil }
    let digits = address.utf8.dropFirst(Self.prefix.utf8.count).lazy.filter { !" \t\r\n".utf8.contains($0) }
    // The signature, the length and name of the first block, and its two sizes take 24 bytes, 4 from 3.
    let sextets = Array(digits.prefix(32)).compactMap(Self.value)
    guard sextets.count == 32 else { return nil }
    let bytes = stride(from: 0, to: 32, by: 4).flatMap { index -> [UInt8] in
      let group = sextets[index..<index + 4].reduce(0) { $0 << 6 | UInt32($1) }
      return [UInt8(group >> 16 & 0xFF), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    let sides = [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    // A side that no PNG may have makes too many.
    pixels = sides.contains { $0 > 1 << 20 } ? .max >> 1 : sides[0] * sides[1]
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
