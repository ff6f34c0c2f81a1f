import Glibc
import SpringformBitmap

extension Bitmap {
  func mapPixels(_ edit: (UInt32) -> UInt32) -> Bitmap {
    var copy = self
    copy.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = edit(pixels[index]) }
    }
    return copy
  }

  func mapChannels(_ edit: (UInt32) -> UInt32) -> Bitmap {
    mapPixels { pixel in
      pixel & 0xFF00_0000 | edit(Pixel.red(pixel)) << 16 | edit(Pixel.green(pixel)) << 8 | edit(Pixel.blue(pixel))
    }
  }

  /// Everything that is not as the corner shows less, as with another opacity.
  func dimmed(to opacity: Double) -> Bitmap {
    let back = self[0, 0]
    return mapPixels { Self.mix(back, $0, opacity) }
  }

  func filled(_ rect: PixelRect, with pixel: UInt32) -> Bitmap {
    var copy = self
    let width = width
    copy.withMutablePixels { pixels in
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { pixels[y * width + x] = pixel }
      }
    }
    return copy
  }

  func scaled(by factor: Double) -> Bitmap {
    let middle = (Double(width) / 2, Double(height) / 2)
    return resampled { (middle.0 + ($0 - middle.0) / factor, middle.1 + ($1 - middle.1) / factor) }
  }

  /// - Parameter source: where the color of a place comes from, in pixels; between pixels it is interpolated.
  func resampled(from source: (Double, Double) -> (Double, Double)) -> Bitmap {
    var copy = self
    let (width, height) = (width, height)
    copy.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let place = source(Double(x) + 0.5, Double(y) + 0.5)
          pixels[y * width + x] = interpolated(place.0 - 0.5, place.1 - 0.5)
        }
      }
    }
    return copy
  }

  /// Gaussian, of so many pixels' standard deviation, of what lies in a rectangle.
  func blurred(in rect: PixelRect, radius: Double) -> Bitmap {
    let reach = Int((3 * radius).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * radius * radius)) }
    let sum = weights.reduce(0, +)
    return blurred(rect, weights.map { $0 / sum }, (1, 0)).blurred(rect, weights.map { $0 / sum }, (0, 1))
  }

  private func blurred(_ rect: PixelRect, _ weights: [Double], _ way: (x: Int, y: Int)) -> Bitmap {
    let reach = weights.count / 2
    return picked { picture, x, y in
      guard (rect.x..<rect.x + rect.width).contains(x), (rect.y..<rect.y + rect.height).contains(y) else {
        return picture[x, y]
      }
      var sums = SIMD4<Double>.zero
      for (index, weight) in weights.enumerated() {
        let column = min(max(x + (index - reach) * way.x, 0), picture.width - 1)
        let row = min(max(y + (index - reach) * way.y, 0), picture.height - 1)
        let pixel = picture[column, row]
        sums += SIMD4(pixel.channel(24), pixel.channel(16), pixel.channel(8), pixel.channel(0)) * weight
      }
      return (0..<4).reduce(0) { $0 << 8 | UInt32(sums[$1].rounded()) }
    }
  }

  private func interpolated(_ x: Double, _ y: Double) -> UInt32 {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func pixel(_ x: Double, _ y: Double) -> UInt32 {
      self[min(max(Int(x), 0), width - 1), min(max(Int(y), 0), height - 1)]
    }
    let upper = Self.mix(pixel(left, top), pixel(left + 1, top), x - left)
    let lower = Self.mix(pixel(left, top + 1), pixel(left + 1, top + 1), x - left)
    return Self.mix(upper, lower, y - top)
  }

  private static func mix(_ a: UInt32, _ b: UInt32, _ share: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(24), 16, 8, 0] {
      let (one, other) = (Double(a >> shift & 0xFF), Double(b >> shift & 0xFF))
      result |= UInt32((one + (other - one) * share).rounded()) << shift
    }
    return result
  }

  /// How many channels' levels lie between two pictures of one size.
  func distance(to other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : Pixel.squaredDistance($1.0, $1.1)) }
  }

  /// The opaque color, other than the corner's, that most pixels have: 60 at least.
  var flatColor: UInt32? {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels where pixel != self[0, 0] && Pixel.alpha(pixel) == 255 { counts[pixel, default: 0] += 1 }
    return counts.filter { $0.value >= 60 }.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}

extension HexColor {
  /// Of an opaque pixel.
  init(color: UInt32) {
    channels = [Pixel.red(color), Pixel.green(color), Pixel.blue(color)].map { Int($0) }
  }

  var pixel: UInt32 { channels.prefix(3).reduce(0xFF) { $0 << 8 | UInt32($1) } }
}

extension UInt32 {
  fileprivate func channel(_ shift: UInt32) -> Double { Double(self >> shift & 0xFF) }
}
