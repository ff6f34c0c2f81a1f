import Springform
import Testing

import CoreGraphics

@Suite struct PictureTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF

  /// Two rows of two pixels: red and blue above, nothing and blue, half of it, below.
  private var small: CGImage {
    get throws { CGImage(try Bitmap(width: 2, height: 2, pixels: [red, blue, 0, 0x8000_0080])) }
  }

  /// What is drawn, 40 by 40 points.
  private func picture(scale: CGFloat = 1, _ draw: (CGContext) throws -> Void) throws -> CGImage {
    let context = CGContext(scale: scale, size: CGSize(width: 40, height: 40))
    try draw(context)
    return try #require(context.makeImage())
  }

  @Test func contextsBecomePictures() throws {
    let picture = try picture(scale: 2) { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    #expect(picture.width == 80 && picture.height == 80)
    #expect(picture.bitmap[19, 9] == red && picture.bitmap[20, 9] == 0 && picture.bitmap[19, 10] == 0)
    // A layer's context is none of pixels, and no picture is that large.
    #expect(CGContext().makeImage() == nil)
    #expect(CGContext(size: CGSize(width: 1e6, height: 1e6)).makeImage() == nil)
    #expect(CGContext(size: .zero).makeImage() == nil)
  }

  /// A picture stands on its head where y grows downward, and keeps its squares sharp when it is to.
  @Test func picturesAreDrawn() throws {
    let image = try small
    let drawn = try picture { context in
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.translateBy(x: 20, y: 20)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20), isUpright: true)
    }.bitmap
    #expect(drawn[5, 15] == red && drawn[15, 15] == blue && drawn[5, 5] == 0 && drawn[15, 5] == 0x8000_0080)
    #expect(drawn[25, 25] == red && drawn[35, 25] == blue && drawn[25, 35] == 0 && drawn[35, 35] == 0x8000_0080)
    let soft = try picture { $0.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }.bitmap
    #expect(soft[10, 15] != red && soft[10, 15] != blue)
    for quality in [CGInterpolationQuality.low, .medium, .high, .default] {
      let other = try picture { context in
        context.interpolationQuality = quality
        context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      #expect(other.bitmap == soft)
    }
  }

  @Test func picturesAreCroppedAndTinted() throws {
    let image = try small
    let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5)))
    #expect(right.width == 1 && right.height == 2 && right.bitmap.pixels == [blue, 0x8000_0080])
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(
      image.tinted(CGColor(red: 0, green: 1, blue: 0, alpha: 1)).bitmap.pixels
        == [0xFF00_FF00, 0xFF00_FF00, 0, 0x8000_8000])
    #expect(image.tinted(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)).bitmap.pixels[0] == 0x8000_8000)
    #expect(try small == small && image != right)
  }

  /// A mask keeps as much as its alpha, on its head, and nothing beside it.
  @Test func masksLimitDrawing() throws {
    let mask = try picture { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let drawn = try picture { context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 0, width: 20, height: 20), mask: mask)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.addRect(CGRect(x: 0, y: 30, width: 10, height: 10))
      context.addRect(CGRect(x: 2, y: 32, width: 6, height: 6))
      context.clip(using: .evenOdd)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }.bitmap
    #expect(drawn[20, 15] == red && drawn[20, 5] == 0 && drawn[5, 15] == 0 && drawn[20, 25] == 0)
    #expect(drawn[1, 35] == 0xFF00_0000 && drawn[5, 35] == 0 && drawn[15, 35] == 0)
  }

  private func gradient() throws -> CGGradient {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    return try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
  }

  /// Half way it has half of each colour; before and after it there is what the options say.
  @Test func linearGradients() throws {
    let gradient = try gradient()
    func drawn(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try picture { context in
        context.scaleBy(x: 2, y: 1)
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }.bitmap
    }
    let plain = try drawn([])
    #expect(plain[5, 20] == 0 && plain[35, 20] == 0 && plain[9, 20] == 0)
    let middle = (plain[19, 39], plain[20, 0])
    #expect([middle.0, middle.1].allSatisfy { abs(Int($0 >> 16 & 255) - 127) <= 8 && abs(Int($0 & 255) - 127) <= 8 })
    let before = try drawn(.drawsBeforeStartLocation)
    #expect(before[5, 20] == red && before[35, 20] == 0)
    let after = try drawn(.drawsAfterEndLocation)
    #expect(after[5, 20] == 0 && after[35, 20] == blue && after[39, 39] == blue)
    let both = try drawn(CGGradientDrawingOptions(rawValue: 3))
    #expect(both[5, 20] == red && both[35, 20] == blue)
    let none = try picture { $0.drawLinearGradient(gradient, start: .zero, end: .zero, options: []) }
    #expect(none.bitmap.pixels.allSatisfy { $0 == 0 })
  }

  /// Between circles of 5 and 15 points; the other way round the colours are.
  @Test func radialGradients() throws {
    let gradient = try gradient()
    func drawn(_ start: CGFloat, _ end: CGFloat, _ options: CGGradientDrawingOptions) throws -> [UInt32] {
      let bitmap = try picture { context in
        let center = CGPoint(x: 20, y: 20)
        context.drawRadialGradient(
          gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end, options: options)
      }.bitmap
      return [20, 26, 34, 38].map { bitmap[$0, 20] }
    }
    let plain = try drawn(5, 15, [])
    #expect(plain[0] == 0 && plain[3] == 0)
    #expect(plain[1] >> 16 & 255 > 200 && plain[2] & 255 > 230)
    #expect(try drawn(5, 15, .drawsBeforeStartLocation)[0] == red)
    #expect(try drawn(5, 15, .drawsAfterEndLocation)[3] == blue)
    let inward = try drawn(15, 5, [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(inward[0] == blue && inward[3] == red && inward[1] & 255 > 200)
    #expect(try drawn(0, 15, [])[3] == 0)
    let apart = try picture { context in
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 9, y: 9), endRadius: 5, options: [])
    }
    #expect(apart.bitmap.pixels.allSatisfy { $0 == 0 })
  }

  /// By numbers, and with places that are out of order.
  @Test func gradientsFromNumbers() throws {
    let components: [CGFloat] = [0, 0, 1, 1, 1, 0, 0, 1]
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: [1, 0], count: 2))
    let gray = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 1, 1, 1], locations: nil, count: 2))
    let drawn = try picture { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 10))
      context.drawLinearGradient(gray, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }.bitmap
    #expect(drawn[2, 20] == red && drawn[38, 20] == blue && drawn[20, 5] == white)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }

  /// A picture from bytes: one pixel, of four kinds.
  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo.byteOrder32Big, [128, 1, 2, 3]),
    (.premultipliedLast, CGBitmapInfo(), [1, 2, 3, 128]),
    (.premultipliedFirst, CGBitmapInfo(rawValue: 2 << 12), [3, 2, 1, 128]),
    (.premultipliedLast, .byteOrder32Little, [128, 3, 2, 1]),
  ]) func bytesBecomePictures(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]) {
    // Two rows of one pixel with four bytes that do not count.
    var data = [UInt8](repeating: 0, count: 8) + bytes + [9, 9, 9, 9]
    let image = CGContext(
      data: &data, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha.rawValue | order.rawValue)?.makeImage()
    #expect(image?.bitmap.pixels == [0, 0x8001_0203])
  }

  private func bitmapContext(
    _ width: Int, bits: Int = 8, bytes: Int = 0, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ alpha: CGImageAlphaInfo = .premultipliedLast
  ) -> CGContext? {
    CGContext(
      data: nil, width: width, height: 20, bitsPerComponent: bits, bytesPerRow: bytes, space: space,
      bitmapInfo: alpha.rawValue)
  }

  /// Such a context's coordinates grow upward, and so do its shadows; a picture stands on its feet.
  @Test func bitmapContextsGrowUpward() throws {
    let context = try #require(bitmapContext(40))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.setShadow(
      offset: CGSize(width: 0, height: 10), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.interpolationQuality = .none
    context.draw(try small, in: CGRect(x: 20, y: 0, width: 20, height: 20))
    let drawn = try #require(context.makeImage()).bitmap
    #expect(drawn[5, 17] == red && drawn[5, 7] == blue && drawn[5, 2] == 0)
    #expect(drawn[25, 5] == red && drawn[25, 15] == 0)
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20))
  }

  @Test func otherBitmapsAreRefused() {
    #expect(
      bitmapContext(0) == nil && bitmapContext(-1) == nil && bitmapContext(1_000_000) == nil && bitmapContext(10) != nil
    )
    #expect(
      bitmapContext(10, bits: 16) == nil && bitmapContext(10, bytes: 39) == nil && bitmapContext(10, bytes: 40) != nil)
    #expect(bitmapContext(10, CGColorSpaceCreateDeviceGray()) == nil)
    #expect(bitmapContext(10, CGColorSpaceCreateDeviceRGB(), .first) == nil)
  }
}
