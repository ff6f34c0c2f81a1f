import Springform
import SpringformBitmap
import SpringformComparison
import Testing

/// Changes that are known by where in a shape they are.
@Suite("Corners, order, pointers and sides")
struct ShapeTests {
  private func said(_ change: (inout Poster) -> Void) async throws -> String {
    var poster = Poster()
    change(&poster)
    return try sentence([try await Film(Poster()).pictures[0]], [try await Film(poster).pictures[0]])
  }

  @Test("Corners are told as corners, and not as another size", arguments: [8.0, 12, 16, 22])
  func corners(radius: Double) async throws {
    let said = try await said { $0.cardRadius = radius }
    #expect(said.hasPrefix("the corners are \(radius > 14 ? "rounder" : "less round") in "), "\(said)")
  }

  @Test("A disc or a card that grew has no other corners")
  func growth() async throws {
    #expect(!(try await said { $0.badgeRadius = 26.6 }).contains("corners"))
    #expect(!(try await said { $0.cardSize = Size(width: 203, height: 132) }).contains("corners"))
  }

  private func expect(_ said: String, _ beginning: String) { #expect(said.hasPrefix(beginning), "\(said)") }

  /// Two squares of 20 pixels that overlap.
  private func squares(isFirstAbove: Bool) throws -> [Bitmap] {
    [
      try drawing { x, y in
        let isFirst = (8..<28).contains(x) && (6..<26).contains(y)
        let isSecond = (18..<38).contains(x) && (14..<34).contains(y)
        return isFirst && (isFirstAbove || !isSecond) ? 0xFF2F_80ED : isSecond ? 0xFFEB_5757 : nil
      }
    ]
  }

  @Test("Of two squares the other one lies above")
  func order() throws {
    let said = try sentence(squares(isFirstAbove: true), squares(isFirstAbove: false))
    #expect(
      said.hasPrefix("of two things that overlap, the other one lies above in 10x12 pixels at (18, 14); "), "\(said)")
  }

  @Test("A bar that fills its track further lies above it as before")
  func progress() throws {
    func bar(_ end: Int) throws -> [Bitmap] {
      [
        try drawing { x, y in
          (10..<20).contains(y) && (4..<60).contains(x) ? (x < end ? 0xFF2F_80ED : 0xFFC0_C4D0) : nil
        }
      ]
    }
    #expect(!(try sentence(bar(20), bar(32)).contains("lies above")))
  }

  /// The arrow of many desktops: black, with a white rim.
  private static let arrow = [
    "w", "ww", "wbw", "wbbw", "wbbbw", "wbbbbw", "wbbbbbw", "wbbbbbbw", "wbbbbbbbw", "wbbbbbwww", "wbbwbbw", "wbwwbbw",
    "ww  wbbw", "w   wbbw", "     ww",
  ].map(Array.init)

  private func drawn(_ rows: [[Character]], on picture: Bitmap, x: Int, y: Int) -> Bitmap {
    var copy = picture
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.enumerated() where letter != " " {
        copy[x + column, y + row] = letter == "w" ? 0xFFFF_FFFF : 0xFF00_0000
      }
    }
    return copy
  }

  @Test("A mouse pointer, where it rests and where it moves")
  func pointer() async throws {
    let all = try await Film(Subject()).pictures.map { picture in
      picture.picked { x, y in picture[x, y] == 0xFFFF_FFFF ? 0xFFE0_E4EC : picture[x, y] }
    }
    let resting = all.map { drawn(Self.arrow, on: $0, x: 200, y: 30) }
    expect(try sentence(all, resting), "a pointer lies over it in 9x15 pixels at (200, 30); ")
    let moving = all.enumerated().map { drawn(Self.arrow, on: $1, x: 200 + $0, y: 30) }
    #expect(
      try sentence(all, moving).hasPrefix("a pointer lies over it and moves, first in 9x15 pixels at (200, 30); "))
  }

  @Test("A letter is no pointer")
  func letter() throws {
    let letter = ["bb", "bb", "bb", "bb", "bbbbbbb", "bb   bb", "bb   bb", "bb   bb", "bb   bb", "bb   bb", "bb   bb"]
    let plain = try drawing { _, _ in nil }
    let said = try sentence([plain], [drawn(letter.map(Array.init), on: plain, x: 20, y: 12)])
    #expect(said.hasPrefix("something is new in 7x11 pixels at (20, 12); "), "\(said)")
  }
}
