import SpringformBitmap

/// How two colours differ in NTSC's YIQ space, in pixelmatch's order of operations, so that rounding is its own.
///
/// Source: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", 2010.
struct YIQDifference {
  /// Brightness: the first colour's less the second's.
  let y: Double
  private let i: Double
  private let q: Double

  var squaredDistance: Double { 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q }

  /// - Parameters:
  ///   - a: a pixel 0xAARRGGBB, not premultiplied.
  ///   - b: another one.
  ///   - place: the number of the pixel in its picture, counted row by row, which version 7's backdrop depends on.
  ///   - version: how transparent pixels are laid on a backdrop.
  init(_ a: UInt32, _ b: UInt32, place: Int, _ version: PixelmatchVersion) {
    if a == b {
      (y, i, q) = (0, 0, 0)
      return
    }
    switch version {
    case .five:
      let (a, b) = (RGB(onWhite: a), RGB(onWhite: b))
      (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    case .seven:
      let difference = RGB(differenceOf: a, b, place: place)
      (y, i, q) = (difference.y, difference.i, difference.q)
    }
  }
}

/// Red, green and blue, or differences of them, in levels of 0...255 but not whole.
private struct RGB {
  let red: Double
  let green: Double
  let blue: Double

  var y: Double { red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23 }
  var i: Double { red * 0.595_977_99 - green * 0.274_176_10 - blue * 0.321_801_89 }
  var q: Double { red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94 }

  init(onWhite pixel: UInt32) {
    let alpha = Double(Pixel.alpha(pixel)) / 255
    func blend(_ component: UInt32) -> Double { 255 + (Double(component) - 255) * alpha }
    let isOpaque = Pixel.alpha(pixel) == 255
    red = isOpaque ? Double(Pixel.red(pixel)) : blend(Pixel.red(pixel))
    green = isOpaque ? Double(Pixel.green(pixel)) : blend(Pixel.green(pixel))
    blue = isOpaque ? Double(Pixel.blue(pixel)) : blend(Pixel.blue(pixel))
  }

  init(differenceOf a: UInt32, _ b: UInt32, place: Int) {
    let (alphaA, alphaB) = (Double(Pixel.alpha(a)), Double(Pixel.alpha(b)))
    guard alphaA < 255 || alphaB < 255 else {
      red = Double(Pixel.red(a)) - Double(Pixel.red(b))
      green = Double(Pixel.green(a)) - Double(Pixel.green(b))
      blue = Double(Pixel.blue(a)) - Double(Pixel.blue(b))
      return
    }
    func blend(_ a: UInt32, _ b: UInt32, _ backdrop: Double) -> Double {
      (Double(a) * alphaA - Double(b) * alphaB - backdrop * (alphaA - alphaB)) / 255
    }
    // The pattern counts bytes, of which a pixel has four; so red's backdrop is the same everywhere.
    let offset = Double(place * 4)
    func backdrop(_ step: Double) -> Double { 48 + 159 * (offset / step).rounded(.down).remainder2 }
    red = blend(Pixel.red(a), Pixel.red(b), backdrop(1))
    green = blend(Pixel.green(a), Pixel.green(b), backdrop(1.618033988749895))
    blue = blend(Pixel.blue(a), Pixel.blue(b), backdrop(2.618033988749895))
  }
}

extension Double {
  /// What is left of a whole number that is not negative after division by 2.
  fileprivate var remainder2: Double { truncatingRemainder(dividingBy: 2) }
}
