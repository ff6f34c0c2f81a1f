import SpringformBitmap
import SpringformComparison
import Testing

/// Pictures of which one is larger than the other, in one direction or both.
@Suite("Causes between pictures of other sizes")
struct SizesTests {
  /// Two squares that overlap and reach to the right and to the bottom of what is left of the picture.
  private func squares(isFirstAbove: Bool, width: Int, height: Int) throws -> [Bitmap] {
    [
      try drawing(width: width, height: height) { x, y in
        let isFirst = (28..<58).contains(x) && (6..<34).contains(y)
        let isSecond = (40..<64).contains(x) && (20..<40).contains(y)
        return isFirst && (isFirstAbove || !isSecond) ? 0xFF2F_80ED : isSecond ? 0xFFEB_5757 : nil
      }
    ]
  }

  private static let sizes = [(64, 40), (62, 38), (64, 38), (62, 40), (50, 40), (64, 30)]

  @Test("The sizes are told, whichever picture is larger", arguments: sizes.dropFirst().indices)
  func order(index: Int) throws {
    let (width, height) = Self.sizes[index]
    for (one, other) in [((64, 40), (width, height)), ((width, height), (64, 40))] {
      let said = try sentence(
        squares(isFirstAbove: true, width: one.0, height: one.1),
        squares(isFirstAbove: false, width: other.0, height: other.1))
      #expect(said.contains("\(other.0)x\(other.1) pixels instead of \(one.0)x\(one.1)"), "\(said)")
    }
  }

  @Test("Whatever is drawn, a search through pictures of two sizes ends", arguments: 1...12 as ClosedRange<UInt32>)
  func anything(seed: UInt32) throws {
    var noise = Noise(seed: seed)
    func film(_ width: Int, _ height: Int, shift: Int) throws -> [Bitmap] {
      var blocks = Noise(seed: seed &* 77)
      let colors = (0..<64).map { _ in 0xFF00_0000 | blocks.next(below: 1 << 24) }
      return try (0..<4).map { frame in
        try drawing(width: width, height: height) { x, y in
          colors[((x + shift + frame) / 8 % 8) + (y / 8 % 8) * 8]
        }
      }
    }
    let (width, height) = (40 + Int(noise.next(below: 24)), 30 + Int(noise.next(below: 20)))
    let small = try film(width, height, shift: Int(noise.next(below: 3)))
    let large = try film(width + Int(noise.next(below: 3)), height + 2, shift: 0)
    #expect(try sentence(small, large).contains("pixels instead of \(width)x\(height)"))
    #expect(try sentence(large, small).contains("\(width)x\(height) pixels instead of "))
  }
}
