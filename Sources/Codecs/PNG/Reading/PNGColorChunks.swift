import SpringformNumerics

/// What a PNG's chunks say of its colours (PNG specification, third edition, section 4.3): `cICP` outweighs `iCCP`, that
/// `sRGB`, and that the two old ones.
struct PNGColorChunks {
  private var codePoints: SourceColors?
  private var profile: [UInt8]?
  private var isSRGB = false
  private var gamma: Double?
  private var chromaticities: [Double]?

  static let names: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]
  /// Bytes of a profile; those of printers have a megabyte.
  private static let largestProfile = 1 << 23

  /// Reads one of these chunks. What is wrong in it makes it count for nothing, as in browsers.
  /// - Throws: for colours that are not converted.
  mutating func read(
    _ name: String, _ data: inout ByteReader, at start: Int, leniency: Leniency?
  ) throws(DecoderError) {
    let length = data.end - data.position
    switch name {
    case "sRGB": isSRGB = true
    case "cICP" where length == 4:
      let (primaries, transfer) = (try data.byte(), try data.byte())
      let (matrix, isFull) = (try data.byte(), try data.byte())
      guard matrix == 0, isFull == 1 else { return }
      if let curve = [16: "PQ", 18: "hybrid log-gamma"][transfer] {
        try leniency.forgive(data.error(.highDynamicRange(curve), at: start))
      }
      codePoints = SourceColors(primaries: primaries, transfer: transfer)
    case "gAMA" where length == 4:
      let value = try data.bigEndian(4)
      if value > 0 { gamma = Double(value) / 100_000 }
    case "cHRM" where length == 32:
      var values: [Double] = []
      for _ in 0..<8 { values.append(Double(try data.bigEndian(4)) / 100_000) }
      // Of nothing, and of what has no light, there are no colours.
      if [1, 3, 5, 7].allSatisfy({ values[$0] > 0 && values[$0] <= 1 }) { chromaticities = values }
    case "iCCP":
      let bytes = data.bytes[data.position..<data.end]
      guard let end = bytes.firstIndex(of: 0), end + 2 < bytes.endIndex else { return }
      let inflate = Inflate(offset: start, leniency: nil)
      profile = try? inflate.bytes(of: bytes[(end + 2)...], atMost: Self.largestProfile)
    default: break
    }
  }

  /// `nil` for sRGB. A gamma of 1 / 2.2 alone is what those write who mean sRGB.
  var source: SourceColors? {
    if let codePoints { return codePoints }
    if let profile { return .profile(profile) }
    guard !isSRGB, let gamma else { return nil }
    if chromaticities == nil, abs(gamma - 0.45455) < 0.0001 { return nil }
    return .described(
      chromaticities: chromaticities ?? SourceColors.sRGBChromaticities,
      curve: .gamma((1 / gamma).clamped(to: 0.1...10, otherwise: 2.2)))
  }
}
