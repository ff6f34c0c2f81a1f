import Springform

// A picture's pixels as bytes: red, green, blue and alpha, premultiplied.

extension CGImage {
  /// A picture of bytes that are laid out as the numbers say; `nil` where there are too few of them, and for other than one byte a
  /// component. There is no other way to decode them, and no intent, than the usual one.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8,
      let layout = PixelLayout(bitsPerPixel: bitsPerPixel, colorComponents: space.numberOfComponents, bitmapInfo),
      let bitmap = Bitmap(provider, width, height, bytesPerRow, layout)
    else { return nil }
    self.init(bitmap)
  }

  /// A mask: where it is black, it lets a picture be seen.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, let layout = PixelLayout(bitsPerPixel: bitsPerPixel, colorComponents: 1, []),
      let bitmap = Bitmap(provider, width, height, bytesPerRow, layout)
    else { return nil }
    self.init(bitmap, isMask: true)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var shouldInterpolate: Bool { true }
  public func copy() -> CGImage? { self }
  /// The same, as every picture here is in sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  public var dataProvider: CGDataProvider? {
    let data = NSMutableData(length: width * height * 4)
    guard let data, let layout = PixelLayout(colorComponents: 3, bitmapInfo) else { return nil }
    for (index, pixel) in bitmap.pixels.enumerated() { layout.write(pixel, to: data.mutableBytes + index * 4) }
    return CGDataProvider(data: data)
  }

  /// What shows of the picture through a mask, which is stretched over it: through another picture as much as that is bright, and through
  /// an image mask as much as that is dark.
  public func masking(_ mask: CGImage) -> CGImage? {
    let pixels = bitmap.pixels.enumerated().map { index, pixel -> UInt32 in
      let (column, row) = (index % width * mask.width / width, index / width * mask.height / height)
      let white = mask.bitmap[column, row] & 0xFF
      let share = mask.isMask ? 255 - white : white
      func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * share + 127) / 255) << shift }
      return part(24) | part(16) | part(8) | part(0)
    }
    return (try? Bitmap(width: width, height: height, pixels: pixels)).map { CGImage($0) }
  }
}

extension Bitmap {
  fileprivate init?(
    _ provider: CGDataProvider, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ layout: PixelLayout
  ) {
    let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    guard let data = provider.data, width > 0, height > 0, row >= width * layout.bytesPerPixel,
      data.length >= row * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    self.init(data.bytes, width: width, height: height, bytesPerRow: row, layout)
  }
}
