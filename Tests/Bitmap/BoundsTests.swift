import SpringformBitmap
import Testing

/// The module is always optimised, so these hold in every build.
@Suite("Addresses outside of a picture stop the program")
struct BoundsTests {
  @Test("A column beyond the row's end is not a pixel of the next row, and one before its beginning none of the last")
  func columns() async {
    await #expect(processExitsWith: .failure) { _ = try Bitmap(width: 3, height: 2)[3, 0] }
    await #expect(processExitsWith: .failure) { _ = try Bitmap(width: 3, height: 2)[-1, 1] }
    await #expect(processExitsWith: .failure) {
      var bitmap = try Bitmap(width: 3, height: 2)
      bitmap[3, 0] = 1
    }
    await #expect(processExitsWith: .failure) { _ = try AlphaPlane(width: 3, height: 2)[3, 0] }
  }

  @Test("A row outside is refused, and every pixel inside is not")
  func rows() async throws {
    await #expect(processExitsWith: .failure) { _ = try Bitmap(width: 3, height: 2)[0, 2] }
    await #expect(processExitsWith: .failure) { _ = try AlphaPlane(width: 3, height: 2)[0, -1] }
    let bitmap = try Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect((0..<2).map { y in (0..<3).map { x in bitmap[x, y] } } == [[1, 2, 3], [4, 5, 6]])
  }

  @Test("As many bytes as pixels take are read, and no other number", arguments: [0, 1, 255, 256, 257])
  func samples(count: Int) {
    var pixels = Array(repeating: UInt32(0), count: count)
    let bytes = (0..<count).flatMap { _ in [255, 128, 0, 128] as [UInt8] }
    pixels.withUnsafeMutableBufferPointer { Pixel.premultiply(rgba: bytes, into: $0) }
    #expect(pixels.allSatisfy { $0 == 0x8080_4000 })
  }

  @Test("Fewer or more bytes than pixels take are refused")
  func wrongCounts() async {
    await #expect(processExitsWith: .failure) {
      var pixels: [UInt32] = [0, 0]
      pixels.withUnsafeMutableBufferPointer { Pixel.premultiply(rgba: Array(repeating: 0, count: 7), into: $0) }
    }
    await #expect(processExitsWith: .failure) {
      var pixels: [UInt32] = [0, 0]
      pixels.withUnsafeMutableBufferPointer { Pixel.premultiply(rgba: Array(repeating: 0, count: 9), into: $0) }
    }
  }
}
