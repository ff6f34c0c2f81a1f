import SpringformBitmap
import Testing

@testable import SpringformStudio

@Suite struct PictureMessageTests {
  /// The words before the pixels.
  private func words(_ message: Message) -> [UInt32] {
    message.bytes.prefix(40).withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }.map(UInt32.init(littleEndian:))
  }

  @Test func theFirstPictureIsWhole() throws {
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [0xFF11_2233, 0x8040_0000])
    let message = PictureMessage(take: 7, refresh: 9, bitmap, after: nil).message
    #expect(words(message) == [0, 0, 7, 9, 2, 1, 0, 0, 2, 1])
    #expect(Array(message.bytes[40...]) == [0x11, 0x22, 0x33, 0xFF, 0x80, 0, 0, 0x80], "alpha is not multiplied in")
  }

  @Test func thenOnlyWhatDiffersIsSent() throws {
    var bitmap = try Bitmap(width: 8, height: 8)
    let first = bitmap
    bitmap[3, 2] = 0xFF00_00FF
    bitmap[4, 5] = 0xFF00_FF00
    let message = PictureMessage(take: 1, refresh: 0, bitmap, after: first).message
    #expect(words(message) == [0, 0, 1, 0, 8, 8, 3, 2, 2, 4])
    #expect(message.bytes.count == 40 + 2 * 4 * 4)
    #expect(Array(message.bytes[40..<44]) == [0, 0, 0xFF, 0xFF])
    let again = PictureMessage(take: 2, refresh: 1, bitmap, after: bitmap).message
    #expect(words(again) == [0, 0, 2, 1, 8, 8, 0, 0, 0, 0], "what has not changed is not sent again")
    #expect(again.bytes.count == 40)
  }

  @Test func anotherSizeIsWholeAgain() throws {
    let message = PictureMessage(
      take: 1, refresh: 0, try Bitmap(width: 3, height: 2), after: try Bitmap(width: 2, height: 3)
    ).message
    #expect(words(message) == [0, 0, 1, 0, 3, 2, 0, 0, 3, 2])
  }
}
