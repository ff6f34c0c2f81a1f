import SpringformBitmap

/// What lies over drawn frames that should not, or otherwise than it should.
struct OverlayChanges {
  let original: Frames

  func all() -> [Change] {
    let size = original.pictures[0].size
    let place = (x: size.width / 3, y: size.height / 3)
    let count = original.pictures.count
    return [
      Change(
        kind: .pointer, truth: Truth(nil, "pointer"),
        what: .frames { $0.mapEach { $0.drawing(Self.pointer, at: place) } }),
      Change(
        kind: .pointer, truth: Truth(nil, "moving pointer"),
        what: .frames { frames in
          let pictures = frames.pictures.enumerated().map { index, picture in
            picture.drawing(Self.pointer, at: (place.x + index * size.width / 3 / count, place.y + index * 20 / count))
          }
          return Frames(pictures: pictures, rate: frames.rate)
        }),
      Change(
        kind: .layerOrder, truth: Truth(nil, "order"),
        what: .pair { frames in
          FramePair(
            expected: frames.mapEach { $0.tiled(Self.tiles(in: $0)) },
            actual: frames.mapEach { $0.tiled(Self.tiles(in: $0).reversed()) })
        }),
    ]
  }

  /// The arrow of many desktops: black, with a white rim.
  private static let pointer = [
    "w", "ww", "wbw", "wbbw", "wbbbw", "wbbbbw", "wbbbbbw", "wbbbbbbw", "wbbbbbbbw", "wbbbbbwww", "wbbwbbw", "wbwwbbw",
    "ww  wbbw", "w   wbbw", "     ww",
  ]

  /// Two that overlap, off both axes.
  private static func tiles(in picture: Bitmap) -> [(PixelRect, UInt32)] {
    let side = picture.width / 4
    return [
      (PixelRect(x: picture.width / 5, y: picture.height / 5, width: side, height: side), 0xFF2F_80ED),
      (
        PixelRect(x: picture.width / 5 + side / 2, y: picture.height / 5 + side / 3, width: side, height: side),
        0xFFEB_5757
      ),
    ]
  }
}

extension Bitmap {
  fileprivate func drawing(_ rows: [String], at place: (x: Int, y: Int)) -> Bitmap {
    var copy = self
    for (row, text) in rows.enumerated() {
      for (column, letter) in text.enumerated() where letter != " " {
        let (x, y) = (place.x + column, place.y + row)
        if x < width, y < height { copy[x, y] = letter == "w" ? 0xFFFF_FFFF : 0xFF00_0000 }
      }
    }
    return copy
  }

  fileprivate func tiled(_ tiles: [(PixelRect, UInt32)]) -> Bitmap {
    tiles.reduce(self) { $0.filled($1.0, with: $1.1) }
  }
}
