/// The mean of pictures as a film would take it: light adds up, not the numbers that stand for it.
///
/// Components are decoded to linear light, weighted with their alpha, and encoded again. A pixel that is
/// the same in all pictures keeps its very value.
package struct LinearLightAccumulator {
  /// The most pictures that can be averaged: more could overflow the sums.
  package static let maximumCount = 256

  private let first: Bitmap
  private var count = 1
  /// For each pixel the sums of red, green and blue light times alpha, and of alpha; nothing while all pictures are equal,
  /// and zero for a pixel that never changed.
  private var sums: [SIMD4<UInt32>] = []

  /// Begins with one picture.
  package init(_ first: Bitmap) { self.first = first }

  /// Takes another picture.
  /// - Throws: `BitmapError.size` when its size differs, or when there are ``maximumCount`` pictures already.
  package mutating func add(_ bitmap: Bitmap) throws(BitmapError) {
    guard bitmap.width == first.width, bitmap.height == first.height, count < Self.maximumCount else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    defer { count += 1 }
    if sums.isEmpty {
      guard bitmap != first else { return }
      sums = Array(repeating: .zero, count: first.pixels.count)
    }
    let earlier = SIMD4<UInt32>(repeating: UInt32(count))
    first.pixels.withUnsafeBufferPointer { first in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        sums.withUnsafeMutableBufferPointer { sums in
          for index in pixels.indices {
            let isUnchanged = sums[index] == .zero
            if isUnchanged, pixels[index] == first[index] { continue }
            // All pictures before showed the first one's pixel.
            if isUnchanged { sums[index] = Self.light(of: first[index]) &* earlier }
            sums[index] = sums[index] &+ Self.light(of: pixels[index])
          }
        }
      }
    }
  }

  /// The mean of the pictures so far.
  package var bitmap: Bitmap {
    var result = first
    guard !sums.isEmpty else { return result }
    let count = UInt32(count)
    result.withMutablePixels { pixels in
      sums.withUnsafeBufferPointer { sums in
        for index in pixels.indices where sums[index] != .zero {
          pixels[index] = Self.pixel(of: sums[index], count: count)
        }
      }
    }
    return result
  }

  /// Linear light times alpha of a premultiplied pixel, and its alpha.
  private static func light(of pixel: UInt32) -> SIMD4<UInt32> {
    let straight = Pixel.unpremultiplied(pixel)
    let alpha = Pixel.alpha(pixel)
    return SIMD4(
      decoded[Int(Pixel.red(straight))], decoded[Int(Pixel.green(straight))], decoded[Int(Pixel.blue(straight))], 1)
      &* SIMD4(repeating: alpha)
  }

  private static func pixel(of sum: SIMD4<UInt32>, count: UInt32) -> UInt32 {
    let weight = sum.w
    let half = weight / 2
    func component(_ light: UInt32) -> UInt32 {
      // The sum of weights is at most 256 * 255, so there is room for the half only in 64 bits.
      UInt32(encoded[Int((UInt64(light) &+ UInt64(half)) / UInt64(weight))])
    }
    return Pixel.straight(
      red: component(sum.x), green: component(sum.y), blue: component(sum.z), alpha: (weight &+ count / 2) / count)
  }

  /// The steps of linear light: fine enough to tell the darkest two components apart by 20 of them.
  private static let steps = 65_535.0

  private static let decoded: [UInt32] = (0...255).map { component in
    UInt32((steps * SRGB.linear(Double(component) / 255)).rounded())
  }

  private static let encoded: [UInt8] = (0...65_535).map { step in
    UInt8((255 * SRGB.encoded(Double(step) / steps)).rounded())
  }
}
