import CLCMS
import SpringformBitmap

/// Little CMS at work: what a file's numbers mean, as sRGB.
///
/// Relative colorimetric, as browsers do it: white stays white, and what a screen cannot show is cut off. Several threads may
/// convert at once.
final class ColorConversion: Sendable {
  /// Its address, since pointers are not handed over between threads; 0 with a table.
  private let address: UInt
  /// Of a picture of grays, what each is.
  private let grays: [UInt32]
  /// What the profile calls itself.
  let name: String

  /// The version found at run time, as in `2.14`.
  static var version: String {
    let number = cmsGetEncodedCMMversion()
    return "\(number / 1000).\(number % 1000 / 10)"
  }

  /// - Parameters:
  ///   - colors: what the file says.
  ///   - isGray: whether the file has one channel beside that of what is see-through.
  /// - Returns: `nil` when there is nothing to do, or where the profile does not fit, which browsers take for sRGB.
  init?(_ colors: SourceColors, isGray: Bool) {
    guard let source = Self.profile(colors) else { return nil }
    defer { cmsCloseProfile(source) }
    guard let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    let space = cmsGetColorSpace(source)
    guard space == cmsSigRgbData || space == cmsSigGrayData && isGray else { return nil }
    let format = space == cmsSigGrayData ? lcms_gray_8 : lcms_bgra_8
    let flags = space == cmsSigGrayData ? lcms_flags & ~cmsUInt32Number(cmsFLAGS_COPY_ALPHA) : lcms_flags
    guard
      let transform = cmsCreateTransform(
        source, format, target, lcms_bgra_8, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), flags)
    else { return nil }
    name = Self.name(source, colors)
    if space == cmsSigGrayData {
      var grays = [UInt32](repeating: 0, count: 256)
      cmsDoTransform(transform, (0...255).map { UInt8($0) }, &grays, 256)
      cmsDeleteTransform(transform)
      self.grays = grays.map { $0 & 0xFF_FFFF }
      address = 0
      guard self.grays.enumerated().contains(where: { Self.isOther($1, UInt32($0) * 0x01_0101) }) else { return nil }
    } else {
      address = UInt(bitPattern: transform)
      grays = []
      // An eighth of all values in each channel tells whether it is sRGB by another name.
      let steps = (0...8).map { min(UInt32($0) * 32, 255) }
      let samples = steps.flatMap { red in
        steps.flatMap { green in steps.map { blue -> UInt32 in 0xFF00_0000 | red << 16 | green << 8 | blue } }
      }
      var converted = samples
      converted.withUnsafeMutableBufferPointer { convert($0) }
      guard zip(samples, converted).contains(where: { Self.isOther($0 & 0xFF_FFFF, $1 & 0xFF_FFFF) }) else {
        return nil
      }
    }
  }

  deinit { if address != 0 { cmsDeleteTransform(UnsafeMutableRawPointer(bitPattern: address)) } }

  /// Converts straight pixels where they are.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    if address == 0 {
      for index in pixels.indices { pixels[index] = pixels[index] & 0xFF00_0000 | grays[Int(Pixel.red(pixels[index]))] }
      return
    }
    let transform = UnsafeMutableRawPointer(bitPattern: address)
    cmsDoTransform(transform, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(pixels.count))
  }

  /// Whether two colours differ by more than rounding.
  private static func isOther(_ a: UInt32, _ b: UInt32) -> Bool {
    let pairs = [(Pixel.red(a), Pixel.red(b)), (Pixel.green(a), Pixel.green(b)), (Pixel.blue(a), Pixel.blue(b))]
    return pairs.contains { max($0, $1) - min($0, $1) > 1 }
  }

  private static func profile(_ colors: SourceColors) -> cmsHPROFILE? {
    switch colors {
    case .profile(let bytes): return cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
    case .described(let xy, let curve):
      var white = cmsCIExyY(x: xy[0], y: xy[1], Y: 1)
      var primaries = cmsCIExyYTRIPLE(
        Red: cmsCIExyY(x: xy[2], y: xy[3], Y: 1), Green: cmsCIExyY(x: xy[4], y: xy[5], Y: 1),
        Blue: cmsCIExyY(x: xy[6], y: xy[7], Y: 1))
      let tone =
        switch curve {
        case .gamma(let gamma): cmsBuildGamma(nil, gamma)
        case .sRGB: cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        }
      defer { cmsFreeToneCurve(tone) }
      return cmsCreateRGBProfile(&white, &primaries, [tone, tone, tone])
    }
  }

  private static func name(_ profile: cmsHPROFILE, _ colors: SourceColors) -> String {
    guard case .profile = colors else { return "its own primaries and gamma" }
    var text = [CChar](repeating: 0, count: 256)
    cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", &text, 256)
    let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? "a profile without a name" : name
  }
}

/// A file whose pictures are handed on in sRGB.
struct ConvertedSource: AnimationSource {
  let info: AnimationInfo
  private let source: any AnimationSource
  private let conversion: ColorConversion

  init(_ source: any AnimationSource, _ conversion: ColorConversion) {
    (self.source, self.conversion) = (source, conversion)
    var info = source.info
    info.colorProfile = conversion.name
    self.info = info
  }

  var palette: Set<UInt32> { source.palette }

  func decode(
    frame index: Int, premultiplied: Bool, row: (UnsafeBufferPointer<UInt32>) -> Void
  ) throws(DecoderError) {
    var pixels: [UInt32] = []
    try source.decode(frame: index, premultiplied: false) { stored in
      pixels.removeAll(keepingCapacity: true)
      pixels.append(contentsOf: stored)
      pixels.withUnsafeMutableBufferPointer { pixels in
        conversion.convert(pixels)
        guard premultiplied else { return }
        for index in pixels.indices where pixels[index] < 0xFF00_0000 {
          let pixel = pixels[index]
          pixels[index] = Pixel.straight(
            red: Pixel.red(pixel), green: Pixel.green(pixel), blue: Pixel.blue(pixel), alpha: Pixel.alpha(pixel))
        }
      }
      pixels.withUnsafeBufferPointer(row)
    }
  }
}
