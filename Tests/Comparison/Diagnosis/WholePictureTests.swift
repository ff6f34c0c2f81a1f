import SpringformBitmap
import SpringformComparison
import Testing

/// Pictures that are mirrored, blurred or cut.
@Suite("What is done to whole pictures")
struct WholePictureTests {
  @Test("Mirrored, at either line")
  func mirrored() async throws {
    let all = try await Film(Subject()).pictures
    let other = all.map { picture in picture.picked { x, y in picture[picture.width - 1 - x, y] } }
    #expect(try sentence(all, other).hasPrefix("everything is mirrored left to right; "))
    let still = try await Film(Poster()).pictures[0]
    let turned = still.picked { x, y in still[x, still.height - 1 - y] }
    #expect(try sentence([still], [turned]).hasPrefix("everything is mirrored top to bottom; "))
  }

  @Test("A square that stands on the other side is not mirrored")
  func symmetrical() throws {
    func square(_ left: Int) throws -> [Bitmap] {
      [try drawing { x, y in (left..<left + 10).contains(x) && (10..<20).contains(y) ? 0xFF20_60C0 : nil }]
    }
    #expect(!(try sentence(square(10), square(44)).contains("mirrored")))
  }

  /// By the binomial coefficients 1, 4, 6, 4, 1 along both axes, again and again: a variance of 1 for each.
  private func blurred(_ picture: Bitmap, times: Int, in rect: PixelRect) -> Bitmap {
    let weights: [UInt32] = [1, 4, 6, 4, 1]
    var result = picture
    for time in 0..<2 * times {
      let source = result
      result = source.picked { x, y in
        guard (rect.x..<rect.x + rect.width).contains(x), (rect.y..<rect.y + rect.height).contains(y) else {
          return source[x, y]
        }
        return [UInt32(24), 16, 8, 0].reduce(0) { pixel, shift in
          let sum = weights.indices.reduce(UInt32(8)) { sum, tap in
            let (column, row) = time.isMultiple(of: 2) ? (x + tap - 2, y) : (x, y + tap - 2)
            let place = (min(max(column, 0), source.width - 1), min(max(row, 0), source.height - 1))
            return sum + weights[tap] * (source[place.0, place.1] >> shift & 0xFF)
          }
          return pixel << 8 | sum / 16
        }
      }
    }
    return result
  }

  @Test("Blurred as a whole and in a part, by the deviation of the blur")
  func blurred() async throws {
    let still = try await Film(Poster(), scale: 0.5).pictures[0]
    let all = PixelRect(x: 0, y: 0, width: still.width, height: still.height)
    #expect(
      try sentence([still], [blurred(still, times: 1, in: all)])
        .hasPrefix("everything is blurred by about 1 pixel; "))
    #expect(
      try sentence([still], [blurred(still, times: 4, in: all)])
        .hasPrefix("everything is blurred by about 2 pixels; "))
    let part = PixelRect(x: 15, y: 15, width: 35, height: 30)
    let said = try sentence([still], [blurred(still, times: 2, in: part)])
    #expect(said.hasPrefix("what is drawn in ") && said.contains("is blurred by about 1.4 pixels; "), "\(said)")
  }

  @Test("Cut at a line, with one side shifted")
  func seam() async throws {
    let all = try await Film(Poster()).pictures
    let cut = all.map { picture in picture.picked { x, y in picture[x, x < 66 ? y : max(y - 3, 0)] } }
    #expect(
      try sentence(all, cut).hasPrefix("a seam at x = 66: what lies to the right of it is shifted by 3 pixels down; "))
    let torn = all.map { picture in picture.picked { x, y in picture[y < 61 ? min(x + 5, picture.width - 1) : x, y] } }
    let said = try sentence(all, torn)
    #expect(said.hasPrefix("a seam at y = 61: what lies above it is shifted by 5 pixels to the left; "), "\(said)")
  }

  @Test("Something alone that stands elsewhere is no seam")
  func shifted() throws {
    func squares(_ left: Int) throws -> [Bitmap] {
      [
        try drawing { x, y in
          (left..<left + 12).contains(x) && (10..<22).contains(y) || (4..<10).contains(x) && (4..<30).contains(y)
            ? 0xFF20_60C0 : nil
        }
      ]
    }
    #expect(try sentence(squares(30), squares(33)).hasPrefix("shifted by 3 pixels to the right in "))
  }
}
