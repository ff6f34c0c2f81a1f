/// A GIF put together block by block, sound or not.
enum HandmadeGIF {
  /// A screen of black, white, red and blue.
  static func file(
    _ blocks: [UInt8]..., width: UInt8 = 2, height: UInt8 = 1, trailer: [UInt8] = [0x3B]
  ) -> [UInt8] {
    let palette: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255]
    let header: [UInt8] = Array("GIF89a".utf8) + [width, 0, height, 0, 0x81, 0, 0] + palette
    return header + Array(blocks.joined()) + trailer
  }

  static func control(delay: UInt8 = 10, disposal: UInt8 = 0, transparent: UInt8? = nil) -> [UInt8] {
    [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1), delay, 0, transparent ?? 0, 0]
  }

  /// An image of two bits a pixel, its indices coded with clear codes in between so that all codes have three bits.
  static func image(
    _ indices: [UInt8], x: UInt8 = 0, y: UInt8 = 0, width: UInt8 = 2, height: UInt8 = 1, interlaced: Bool = false
  ) -> [UInt8] {
    let codes: [UInt8] = indices.flatMap { [4, $0] as [UInt8] } + [5]
    return [0x2C, x, 0, y, 0, width, 0, height, 0, interlaced ? 0x40 : 0] + data(codes)
  }

  static let descriptor: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0]

  static func data(_ codes: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (position, code) in codes.enumerated() {
      for bit in 0..<3 {
        let place = position * 3 + bit
        if place % 8 == 0 { bytes.append(0) }
        bytes[place / 8] |= (code >> UInt8(bit) & 1) << UInt8(place % 8)
      }
    }
    return [2, UInt8(bytes.count)] + bytes + [0]
  }
}
