import SpringformBitmap

/// Tells dithering from motion: where few colours stand for many, pixels flicker from picture to picture, and the mean of those
/// around hardly changes.
struct Flicker {
  private var last: Bitmap?
  private var changed = 0
  private var flickering = 0

  /// Of all changes, the share of such pixels from which on a recording counts as dithered. Of dithered ones it is about 0.85, of
  /// films with strong compression 0.05.
  private static let leastShare = 0.4
  /// So little changes the mean of a dithered place, 0...255.
  private static let calm = 8
  /// One in so many pixels is looked at.
  private static let stride = 5

  mutating func add(_ picture: Bitmap) {
    defer { last = picture }
    guard let last, picture.width > 4, picture.height > 4 else { return }
    for y in 2..<picture.height - 2 {
      for x in Swift.stride(from: 2 + y % Self.stride, to: picture.width - 2, by: Self.stride) {
        let index = y &* picture.width &+ x
        guard Pixel.largestDifference(picture.pixels[index], last.pixels[index]) > Background.tolerance else {
          continue
        }
        changed &+= 1
        if isCalm(around: index, picture, last) { flickering &+= 1 }
      }
    }
  }

  /// Whether the pictures are dithered anew as things move over them.
  var isDithering: Bool { Double(flickering) > Self.leastShare * Double(changed) }

  private func isCalm(around index: Int, _ a: Bitmap, _ b: Bitmap) -> Bool {
    var (red, green, blue) = (0, 0, 0)
    for row in -2...2 {
      for place in index &+ row &* a.width &- 2...index &+ row &* a.width &+ 2 {
        let (from, to) = (b.pixels[place], a.pixels[place])
        red &+= Int(Pixel.red(to)) &- Int(Pixel.red(from))
        green &+= Int(Pixel.green(to)) &- Int(Pixel.green(from))
        blue &+= Int(Pixel.blue(to)) &- Int(Pixel.blue(from))
      }
    }
    return max(abs(red), abs(green), abs(blue)) < Self.calm &* 25
  }
}
