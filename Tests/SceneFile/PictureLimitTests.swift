import Springform
import SpringformDocument
import SpringformSceneFile
import Testing

@Suite("How large the pictures of a scene may be")
struct PictureLimitTests {
  /// A PNG that says it has so many pixels, and has none: it is refused by what it says, before anything is made of it.
  private static func claiming(_ width: Int, _ height: Int) throws -> [UInt8] {
    var bytes = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    for (place, side) in [(16, width), (20, height)] {
      for index in 0..<4 { bytes[place + index] = UInt8(side >> (24 - 8 * index) & 255) }
    }
    // CRC-32 of the chunk's kind and data (PNG, annex D).
    var sum = UInt32.max
    for byte in bytes[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
    }
    for index in 0..<4 { bytes[29 + index] = UInt8(~sum >> (24 - 8 * UInt32(index)) & 255) }
    return bytes
  }

  /// What stops a scene that shows pictures.
  private func failure(_ pictures: [[UInt8]]) throws -> String? {
    let folder = try SceneFolder()
    for (index, bytes) in pictures.enumerated() { try OutputFile.write(bytes, to: "\(folder.path)/\(index).png") }
    let layers = pictures.indices.map { "{ image: \($0).png }" }.joined(separator: ", ")
    do {
      _ = try folder.list("layers: [ \(layers) ]")
      return nil
    } catch StageError.failed(let text) {
      return text.split(separator: "\n").first.map { String($0.split(separator: ": ", maxSplits: 1).last ?? "") }
    }
  }

  @Test("One that is too large, or too many, are refused before they are drawn")
  func pixels() throws {
    let sentence = "the pictures of a scene have at most 32 megapixels in all"
    #expect(try failure([Self.claiming(8192, 4097)]) == sentence)
    // What is left is told by what came before.
    let half = try PNGEncoder().encode(Bitmap(width: 4096, height: 4096))
    #expect(try failure([half, Self.claiming(4096, 4097)]) == sentence)
    #expect(try failure([half]) == nil)
    // Within the limit it is read, and then found to be damaged.
    #expect(try failure([Self.claiming(8192, 4096)])?.contains("the picture '0.png': ") == true)
  }
}
