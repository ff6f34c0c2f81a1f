/// How a pixel's components lie in memory, one byte each.
struct PixelLayout {
  private enum Components {
    /// At which of the bytes each stands; no alpha for pixels that nothing shines through.
    case rgb(red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool)
    case gray(white: Int, alpha: Int?, isPremultiplied: Bool)
    case alpha
  }

  private let components: Components
  let bytesPerPixel: Int

  /// `nil` for what has not one byte for each component.
  init?(bitsPerPixel: Int? = nil, colorComponents: Int, _ info: CGBitmapInfo) {
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
    guard alphaInfo != .alphaOnly else {
      (components, bytesPerPixel) = (.alpha, 1)
      return
    }
    let hasAlpha = alphaInfo != .none && alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
    let count = colorComponents + (alphaInfo == .none ? 0 : 1)
    bytesPerPixel = bitsPerPixel.map { $0 / 8 } ?? count
    guard bytesPerPixel == count || (bytesPerPixel == 4 && colorComponents == 3) else { return nil }
    let isReversed: Bool
    switch info.subtracting(.alphaInfoMask).intersection(.byteOrderMask) {
    case [], .byteOrder32Big, .byteOrder16Big: isReversed = false
    case .byteOrder32Little where bytesPerPixel == 4: isReversed = true
    default: return nil
    }
    let isFirst = alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst
    let last = bytesPerPixel - 1
    func place(_ index: Int) -> Int { isReversed ? last - index : index }
    let start = isFirst ? 1 : 0
    let alpha = hasAlpha ? place(isFirst ? 0 : colorComponents) : nil
    let isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    switch colorComponents {
    case 1: components = .gray(white: place(start), alpha: alpha, isPremultiplied: isPremultiplied)
    case 3:
      components = .rgb(
        red: place(start), green: place(start + 1), blue: place(start + 2), alpha: alpha,
        isPremultiplied: isPremultiplied)
    default: return nil
    }
  }

  /// The pixel at some bytes, premultiplied. A colour that is brighter than its alpha allows is as bright as that.
  func pixel(at bytes: UnsafeRawPointer) -> UInt32 {
    func byte(_ place: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: place, as: UInt8.self)) }
    func made(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32, _ isPremultiplied: Bool) -> UInt32 {
      func part(_ value: UInt32) -> UInt32 {
        isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255
      }
      return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
    switch components {
    case .rgb(let red, let green, let blue, let alpha, let isPremultiplied):
      return made(byte(red), byte(green), byte(blue), alpha.map(byte) ?? 255, isPremultiplied)
    case .gray(let white, let alpha, let isPremultiplied):
      return made(byte(white), byte(white), byte(white), alpha.map(byte) ?? 255, isPremultiplied)
    case .alpha: return byte(0) << 24
    }
  }

  /// Writes a premultiplied pixel; where there is no alpha, it lies on black.
  func write(_ pixel: UInt32, to bytes: UnsafeMutableRawPointer) {
    let (alpha, red, green, blue) = (pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    func store(_ value: UInt32, _ place: Int) {
      bytes.storeBytes(of: UInt8(truncatingIfNeeded: min(value, 255)), toByteOffset: place, as: UInt8.self)
    }
    func part(_ value: UInt32, _ isPremultiplied: Bool, _ hasAlpha: Bool) -> UInt32 {
      isPremultiplied || !hasAlpha || alpha == 0 ? value : (value * 255 + alpha / 2) / alpha
    }
    switch components {
    case .rgb(let redPlace, let greenPlace, let bluePlace, let alphaPlace, let isPremultiplied):
      for (value, place) in [(red, redPlace), (green, greenPlace), (blue, bluePlace)] {
        store(part(value, isPremultiplied, alphaPlace != nil), place)
      }
      if let alphaPlace { store(alpha, alphaPlace) }
    case .gray(let white, let alphaPlace, let isPremultiplied):
      // As Rec. 709 weighs the colours that sRGB has.
      let luminance = (red * 2126 + green * 7152 + blue * 722 + 5000) / 10000
      store(part(luminance, isPremultiplied, alphaPlace != nil), white)
      if let alphaPlace { store(alpha, alphaPlace) }
    case .alpha: store(alpha, 0)
    }
  }

  /// Whether it keeps all of a premultiplied pixel.
  var isComplete: Bool {
    if case .rgb(_, _, _, let alpha?, true) = components { alpha >= 0 } else { false }
  }

  /// What remains of a pixel that is written and read.
  func kept(_ pixel: UInt32) -> UInt32 {
    withUnsafeTemporaryAllocation(byteCount: 8, alignment: 4) { buffer in
      guard let bytes = buffer.baseAddress else { return pixel }
      write(pixel, to: bytes)
      return self.pixel(at: UnsafeRawPointer(bytes))
    }
  }
}
