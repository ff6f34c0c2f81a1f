import SpringformBitmap

/// Tells what changed from what palettes, dithering and lossy encoders do to the same pictures.
///
/// Encoders scatter errors around what they were given: dots of a dither, noise along edges, and colour that spreads further
/// than brightness. So brightness is averaged over 3x3 pixels, colour is not looked at closer than a window, and a changed
/// pixel counts where the 31x31 pixels around it
/// - were tinted (``WindowSums/tint(ofChannel:count:)``) in their brightness, or have another colour in the mean, or
/// - have a structural similarity of brightness below 0.945.
///
/// An encoder's blur is just over these limits in a speck here and there. What changed is so in many places or clearly, so a
/// few pixels that are hardly over them do not count.
struct LossyRule: PixelRule {
  /// Found in files of ffmpeg, gifsicle and our own encoders: up to 3.3 levels, as root mean square.
  private static let tint = 3.4
  /// Found: from 0.95 on.
  private static let similarity = 0.945
  /// Of a window's mean chroma, in levels. Found: up to 6.
  private static let chroma = 8.0
  /// Pixels of a picture. Found: up to 5.
  private static let speck = 8
  /// From so many times a limit on it is more than an encoder's blur.
  private static let clearly = 1.25

  func judge(_ changes: PictureChanges, in pair: PicturePair, _ marks: inout PixelMarks) {
    guard changes.largestDifference > 1 else { return }
    let size = PixelSize(width: pair.width, height: pair.height)
    let expected = pair.softened { pair.expectedColor($0, $1) }
    let actual = pair.softened { pair.actualColor($0, $1) }
    PicturePair.with(expected, size, actual, size) { soft in
      var windows = SimilarityWindows()
      changes.forEachQuadBeyondRounding(in: pair) { x, y, differences in
        for place in 0..<4 where differences[place] > 1 { windows.add(x &+ place, y) }
      }
      var changed: [(x: Int, y: Int)] = []
      var isClear = false
      windows.forEach(in: soft) { x, y, sums, count in
        let excess = Self.excess(sums, count: count)
        guard excess > 1 else { return }
        changed.append((x, y))
        if excess > Self.clearly { isClear = true }
      }
      if isClear || changed.count > Self.speck { for (x, y) in changed { marks.add(x, y) } }
    }
  }

  /// The largest of a window's three measures, each in parts of its limit.
  private static func excess(_ sums: WindowSums, count: Int) -> Double {
    let chroma = max(
      abs(sums.meanDifference(ofChannel: 1, count: count)), abs(sums.meanDifference(ofChannel: 2, count: count)))
    let loss = 1 - sums.similarity(ofChannel: 0, count: count)
    return max(sums.tint(ofChannel: 0, count: count) / tint, chroma / Self.chroma, loss / (1 - similarity))
  }
}

extension PicturePair {
  /// Luma averaged over 3x3 pixels in the place of blue, and the two chroma components in those of green and red.
  fileprivate func softened(_ color: (_ x: Int, _ y: Int) -> UInt32) -> [UInt32] {
    // The weights of ITU-R BT.601, in 256ths.
    var luma: [UInt32] = []
    var result: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        let (red, green, blue) = (Pixel.red(color), Pixel.green(color), Pixel.blue(color))
        let brightness = red &* 77 &+ green &* 150 &+ blue &* 29
        luma.append(brightness)
        // Blue less luma by 0.564 and red less luma by 0.713, around 128.
        let chroma = (
          (32_768 &+ 128 &* blue &- 43 &* red &- 85 &* green) >> 8,
          (32_768 &+ 128 &* red &- 107 &* green &- 21 &* blue) >> 8
        )
        result.append(0xFF00_0000 | min(chroma.1, 255) << 16 | min(chroma.0, 255) << 8)
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        var (sum, count): (UInt32, UInt32) = (0, 0)
        for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
          for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
            sum &+= luma[row &* width &+ column]
            count &+= 1
          }
        }
        result[y &* width &+ x] |= (sum &+ 128 &* count) / (256 &* count)
      }
    }
    return result
  }
}
