import SpringformBitmap
import SpringformComparison
import Testing

/// Each fixture differs in few pixels by far more than the threshold, so that only the rule for antialiasing decides.
@Suite("pixelmatch: antialiasing")
struct PixelmatchAntialiasingTests {
  private func expectCount(_ count: Int, _ expected: [[UInt32]], _ actual: [[UInt32]]) throws {
    for version in PixelmatchVersion.allCases {
      let (a, b) = (try grays(expected), try grays(actual))
      #expect(pixelmatch(a, b, version) == count)
      // The pictures may be exchanged.
      #expect(pixelmatch(b, a, version) == count)
    }
  }

  private func replacing(_ rows: [[UInt32]], _ value: UInt32, x: Int, y: Int) -> [[UInt32]] {
    var rows = rows
    rows[y][x] = value
    return rows
  }

  /// In column 2 of the second picture each grey has black to the left and white to the right. Inside, two equal greys
  /// above and below are not more than 2; in the top and bottom row one equal grey and one for the border are not, either.
  /// The white neighbours have white areas around them in both pictures. So all five are antialiasing.
  @Test("An edge that became soft is not counted, unless antialiasing is included")
  func softEdge() throws {
    let hard: [[UInt32]] = Array(repeating: [0, 0, 255, 255, 255], count: 5)
    let soft: [[UInt32]] = Array(repeating: [0, 0, 128, 255, 255], count: 5)
    try expectCount(0, hard, soft)
    for version in PixelmatchVersion.allCases {
      #expect(pixelmatch(try grays(hard), try grays(soft), version, includesAntialiasing: true) == 5)
    }
  }

  /// A white pixel in black has only darker neighbours, and a black one in black has eight equal ones.
  @Test("A pixel without a darker and a brighter neighbour is counted")
  func dot() throws {
    let black: [[UInt32]] = Array(repeating: Array(repeating: 0, count: 5), count: 5)
    try expectCount(1, black, replacing(black, 255, x: 2, y: 2))
  }

  /// The middle grey has white areas beside it that would make it antialiasing, as in the soft edge.
  private let middle: [[UInt32]] = [
    [0, 0, 10, 255, 255],
    [0, 0, 20, 255, 255],
    [0, 0, 255, 255, 255],
    [0, 0, 30, 255, 255],
    [0, 0, 40, 255, 255],
  ]

  /// Neighbours of (2, 2): three of 0, one of 20, three of 255, one of 30. With a value of 128 none is equal, with the
  /// darkest and the brightest there. With 0 three are equal, more than 2, in either picture: 255 has three equal, too.
  @Test("A pixel with three equal neighbours is counted")
  func equalNeighbours() throws {
    try expectCount(0, middle, replacing(middle, 128, x: 2, y: 2))
    try expectCount(1, middle, replacing(middle, 0, x: 2, y: 2))
  }

  /// Inside, (1, 2) with 128 has two equal neighbours, above and below, black to the left and a white area to the right.
  /// At the border, (0, 2) has the same two, and an area of black to the right with (1, 1) in it; the border makes three.
  @Test("The border counts as an equal neighbour")
  func border() throws {
    let inside: [[UInt32]] = [
      [0, 0, 255, 255, 255],
      [0, 128, 255, 255, 255],
      [0, 255, 255, 255, 255],
      [0, 128, 255, 255, 255],
      [0, 0, 255, 255, 255],
    ]
    try expectCount(0, inside, replacing(inside, 128, x: 1, y: 2))
    let atBorder: [[UInt32]] = [
      [0, 0, 0, 255, 255],
      [128, 0, 0, 255, 255],
      [255, 0, 0, 255, 255],
      [128, 255, 255, 255, 255],
      [0, 0, 255, 255, 255],
    ]
    try expectCount(1, atBorder, replacing(atBorder, 128, x: 0, y: 2))
  }

  /// (3, 3) is 255 in one picture, with four equal neighbours, and 128 in the other. There its brightest neighbours are
  /// 255: (2, 2) or (2, 4), alone among others, and column 4, part of an area. Its darkest neighbour, 0, is alone. So it
  /// is antialiasing only if column 4 were taken for the brightest.
  private func tie(firstWhite row: Int) -> [[UInt32]] {
    var rows: [[UInt32]] = [
      [11, 12, 13, 14, 15, 16, 17],
      [21, 22, 23, 24, 255, 255, 255],
      [31, 32, 33, 34, 255, 255, 255],
      [41, 42, 43, 128, 255, 255, 255],
      [51, 52, 53, 54, 255, 255, 255],
      [61, 62, 63, 64, 255, 255, 255],
      [71, 72, 73, 74, 75, 76, 77],
    ]
    rows[row][2] = 255
    rows[6 - row][2] = 0
    return rows
  }

  /// Column by column, (2, 2) comes before column 4 in any order.
  @Test("Of equally bright neighbours the first counts")
  func firstExtreme() throws {
    try expectCount(1, tie(firstWhite: 2), replacing(tie(firstWhite: 2), 255, x: 3, y: 3))
  }

  /// (2, 4) comes before (4, 2) column by column, and after it row by row.
  @Test("Neighbours are visited column by column")
  func columnOrder() throws {
    try expectCount(1, tie(firstWhite: 4), replacing(tie(firstWhite: 4), 255, x: 3, y: 3))
  }

  /// Without the white pixel in column 2, the area in column 4 is the brightest, and (3, 3) is antialiasing.
  @Test("An area on one side suffices")
  func oneSide() throws {
    var rows = tie(firstWhite: 2)
    rows[2][2] = 100
    // In the other picture it has three equal neighbours.
    try expectCount(0, rows, replacing(rows, 255, x: 3, y: 3))
  }

  /// As before, but the area is one only in the first picture: in the second it consists of diagonal stripes, so that
  /// (4, 2) has one equal neighbour. Those pixels differ by two levels at most, below the threshold.
  @Test("The area must be one in both pictures")
  func bothPictures() throws {
    var rows = tie(firstWhite: 2)
    rows[2][2] = 100
    var broken = replacing(rows, 200, x: 3, y: 3)
    for row in 1...5 {
      for column in 4...6 { broken[row][column] = 255 - UInt32((row + column) % 3) }
    }
    try expectCount(1, rows, broken)
  }
}
