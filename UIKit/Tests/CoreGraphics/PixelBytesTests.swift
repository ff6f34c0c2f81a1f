import Springform
import Testing

import CoreGraphics

@Suite struct PixelBytesTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  private func context(_ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
  }

  private func picture(_ pixels: [UInt32], width: Int) throws -> CGImage {
    CGImage(try Bitmap(width: width, height: pixels.count / width, pixels: pixels))
  }

  /// The way to an average colour: a picture is drawn into four bytes.
  @Test func drawingsReachAnAppsBytes() throws {
    var bytes: [UInt8] = [0, 0, 0, 0]
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try context(buffer.baseAddress, 1, 1)
      context.draw(try picture([0xFFFF_0000, 0xFF00_00FF], width: 2), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(abs(Int(bytes[0]) - 128) <= 2 && bytes[1] == 0 && abs(Int(bytes[2]) - 128) <= 2 && bytes[3] == 255)
  }

  /// Bytes that an app changes are what the picture has, and what is drawn on; y grows upward, and rows go down.
  @Test func contextsHaveBytesOfTheirOwn() throws {
    let context = try context(nil, 2, 2)
    #expect(context.width == 2 && context.bytesPerRow == 8 && context.bitsPerPixel == 32)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 0, 0])
    bytes[13] = 255
    bytes[15] = 255
    #expect(context.makeImage()?.bitmap.pixels == [0xFFFF_0000, 0, 0, 0xFF00_FF00])
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(bytes[4] == 255 && context.makeImage()?.bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0, 0xFF00_FF00])
  }

  /// A grey context keeps the luminance, by Rec. 709, on black; an alpha-only one the alpha.
  @Test func greyAndAlphaOnly() throws {
    let gray = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(gray.makeImage()?.bitmap.pixels == [0xFFB6_B6B6])
    #expect(gray.data?.load(as: UInt8.self) == 182)
    let alpha = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    alpha.setFillColor(CGColor(gray: 1, alpha: 0.5))
    alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(alpha.data?.load(as: UInt8.self) == 128 && alpha.alphaInfo == .alphaOnly)
  }

  @Test func picturesOfBytes() throws {
    func made(_ bytes: [UInt8], _ info: CGImageAlphaInfo, _ order: CGBitmapInfo = [], bits: Int = 32) -> [UInt32]? {
      let data = CFDataCreateMutable(nil, 0)
      CFDataSetLength(data, bytes.count)
      let start = CFDataGetMutableBytePtr(data)
      for (index, byte) in bytes.enumerated() { start?[index] = byte }
      return data.flatMap { CGDataProvider(data: $0) }.flatMap {
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
          space: bits == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: info.rawValue | order.rawValue), provider: $0, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent)
      }?.bitmap.pixels
    }
    #expect(made([1, 2, 3, 255], .premultipliedLast) == [0xFF01_0203])
    #expect(made([255, 1, 2, 3], .premultipliedFirst) == [0xFF01_0203])
    #expect(made([3, 2, 1, 255], .premultipliedFirst, .byteOrder32Little) == [0xFF01_0203])
    #expect(made([1, 2, 3, 9], .noneSkipLast) == [0xFF01_0203] && made([1, 2, 3], .none, bits: 24) == [0xFF01_0203])
    #expect(made([255, 0, 0, 128], .last) == [0x8080_0000] && made([7], .none, bits: 8) == [0xFF07_0707])
    #expect(made([1, 2, 3], .premultipliedLast) == nil)
  }

  @Test func bytesOfPicturesAndMasks() throws {
    let image = try picture([0xFF01_0203, 0x8000_0080], width: 2)
    let data = try #require(image.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(CFDataGetLength(data) == 8 && (0..<8).map { bytes[$0] } == [1, 2, 3, 255, 0, 0, 128, 128])
    #expect(image.bytesPerRow == 8 && image.bitsPerComponent == 8 && image.alphaInfo == .premultipliedLast)
    // What is white lets a picture be seen; of an image mask what is black does.
    let halves = try picture([0xFFFF_FFFF, 0xFF00_0000], width: 2)
    #expect(try picture([0xFF01_0203, 0xFF01_0203], width: 2).masking(halves)?.bitmap.pixels == [0xFF01_0203, 0])
    let provider = try #require(CGDataProvider(data: NSData(bytes: [255, 0] as [UInt8], length: 2)))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    #expect(mask.isMask)
    #expect(try picture([0xFF01_0203, 0xFF01_0203], width: 2).masking(mask)?.bitmap.pixels == [0, 0xFF01_0203])
  }

  @Test func spacesLimitsAndLayers() throws {
    let context = try context(nil, 10, 10)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 1, y: 9))
    #expect(context.convertToUserSpace(CGPoint(x: 1, y: 9)) == CGPoint(x: 1, y: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: [CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 5, y: 1, width: 2, height: 4)])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 6, height: 4))
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setFillColor([0, 0, 1, 1])
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try #require(context.makeImage()?.bitmap)
    #expect(picture[2, 8] == 0xFF00_00FF && picture[4, 8] == 0 && picture[6, 6] == 0xFF00_00FF && picture[2, 6] == 0)
    let other = try self.context(nil, 4, 4)
    let layer = try #require(CGLayer(other, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil))
    layer.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    other.draw(layer, at: CGPoint(x: 0, y: 3))
    other.draw(layer, in: CGRect(x: 2, y: 0, width: 2, height: 2))
    let drawn = try #require(other.makeImage()?.bitmap)
    #expect(drawn[0, 0] == 0xFFFF_0000 && drawn[1, 0] == 0 && drawn[3, 2] == 0xFFFF_0000 && drawn[3, 1] == 0)
  }
}
