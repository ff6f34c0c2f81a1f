extension Bitmap {
  /// The picture's samples in a layout, each rounded once.
  ///
  /// Where pixels are transparent, colour samples are averages weighted by alpha, so that no black shows at the edges; what is
  /// not seen at all has the colour of the last pixel before it in its row that is, for sharp edges there would cost bytes.
  package func planes(_ layout: PlaneLayout) -> [UInt8] {
    let size = layout.size(of: self.size)
    var pixels = self.pixels
    if !layout.hasAlpha { pixels.withUnsafeMutableBufferPointer { $0.putOnWhite() } }
    return [UInt8](unsafeUninitializedCapacity: layout.byteCount(of: self.size)) { bytes, count in
      pixels.withUnsafeBufferPointer { pixels in
        let source = PlaneSource(pixels: pixels, width: width, height: height, size: size)
        switch layout.sampling {
        case .halfColor: source.writeHalfColor(hasAlpha: layout.hasAlpha, to: bytes)
        case .fullColor: source.writeFullColor(hasAlpha: layout.hasAlpha, to: bytes)
        }
      }
      count = layout.byteCount(of: self.size)
    }
  }
}

/// Sums of premultiplied pixels with weights, and the samples that these make.
private struct ColorSum {
  var red: Int32 = 0
  var green: Int32 = 0
  var blue: Int32 = 0
  var alpha: Int32 = 0

  @inline(__always)
  mutating func add(_ pixel: UInt32, weight: Int32) {
    red &+= Int32(truncatingIfNeeded: pixel >> 16 & 0xFF) &* weight
    green &+= Int32(truncatingIfNeeded: pixel >> 8 & 0xFF) &* weight
    blue &+= Int32(truncatingIfNeeded: pixel & 0xFF) &* weight
    alpha &+= Int32(truncatingIfNeeded: pixel >> 24) &* weight
  }

  init() {}

  @inline(__always)
  init(_ pixel: UInt32) { add(pixel, weight: 1) }

  /// `zero` and `scale` times a weighted sum of red, green and blue, rounded. The weights add up to `unit` for brightness and to
  /// nothing for colour.
  @inline(__always)
  private func sample(_ r: Int64, _ g: Int64, _ b: Int64, scale: Int64, zero: Int64) -> Int {
    let sum = (r &* Int64(red) &+ g &* Int64(green) &+ b &* Int64(blue)) &* scale
    // Never below zero, and with half a step of what it is divided by.
    let dividend = 2 &* sum &+ Self.unit &* Int64(alpha) &* (2 &* zero &+ 1)
    // Most pixels are opaque, and a constant is divided by faster.
    if alpha == 255 { return Int(dividend / (2 &* Self.unit &* 255)) }
    if alpha == 2040 { return Int(dividend / (2 &* Self.unit &* 2040)) }
    return Int(dividend / (2 &* Self.unit &* Int64(alpha)))
  }

  private static let unit: Int64 = 10_000

  // ITU-R BT.709-6, 3.2 and 3.3: Y' = 0.2126 R' + 0.7152 G' + 0.0722 B', CB = (B' - Y') / 1.8556, CR = (R' - Y') / 1.5748; the
  // scales are those of 3.4: 219 and 224 steps at eight bits. A pixel of alpha 255 stands for R' = red / 255, and so on.
  @inline(__always)
  func brightness(step: Int64) -> Int {
    alpha == 0 ? Int(16 &* step) : sample(2126, 7152, 722, scale: 219 &* step, zero: 16 &* step)
  }

  @inline(__always)
  func blueness(step: Int64) -> Int {
    alpha == 0 ? Int(128 &* step) : sample(-1146, -3854, 5000, scale: 224 &* step, zero: 128 &* step)
  }

  @inline(__always)
  func redness(step: Int64) -> Int {
    alpha == 0 ? Int(128 &* step) : sample(5000, -4542, -458, scale: 224 &* step, zero: 128 &* step)
  }
}

/// A picture whose last column and row may be there twice.
private struct PlaneSource {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  let size: PixelSize

  @inline(__always)
  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = min(y, height &- 1) &* width
    return UnsafeBufferPointer(rebasing: pixels[start..<start &+ width])
  }

  func writeFullColor(hasAlpha: Bool, to bytes: UnsafeMutableBufferPointer<UInt8>) {
    let area = size.area
    func put(_ value: Int, _ index: Int) {
      bytes[2 &* index] = UInt8(truncatingIfNeeded: value)
      bytes[2 &* index &+ 1] = UInt8(truncatingIfNeeded: value >> 8)
    }
    for y in 0..<size.height {
      let row = row(y)
      for x in 0..<size.width {
        let pixel = row[min(x, width &- 1)]
        let color = ColorSum(pixel)
        let index = y &* size.width &+ x
        put(color.brightness(step: 4), index)
        put(color.blueness(step: 4), area &+ index)
        put(color.redness(step: 4), 2 &* area &+ index)
        if hasAlpha {
          // The upper bits again below, so that eight bits come back as they were.
          let alpha = Int(pixel >> 24)
          put(alpha << 2 | alpha >> 6, 3 &* area &+ index)
        }
      }
    }
  }

  func writeHalfColor(hasAlpha: Bool, to bytes: UnsafeMutableBufferPointer<UInt8>) {
    let area = size.area
    let (columns, rows) = ((size.width &+ 1) / 2, (size.height &+ 1) / 2)
    let alphaStart = area &+ 2 &* columns &* rows
    var unseen = 16
    for y in 0..<size.height {
      let row = row(y)
      for x in 0..<size.width {
        let pixel = row[min(x, width &- 1)]
        let index = y &* size.width &+ x
        if pixel != 0 { unseen = ColorSum(pixel).brightness(step: 1) }
        bytes[index] = UInt8(truncatingIfNeeded: unseen)
        if hasAlpha { bytes[alphaStart &+ index] = UInt8(truncatingIfNeeded: pixel >> 24) }
      }
    }
    var last = (blue: 128, red: 128)
    for y in 0..<rows {
      let (upper, lower) = (row(2 &* y), row(2 &* y &+ 1))
      for x in 0..<columns {
        let left = min(max(2 &* x &- 1, 0), width &- 1)
        let middle = min(2 &* x, width &- 1)
        let right = min(2 &* x &+ 1, width &- 1)
        var sum = ColorSum()
        sum.add(upper[left], weight: 1)
        sum.add(upper[middle], weight: 2)
        sum.add(upper[right], weight: 1)
        sum.add(lower[left], weight: 1)
        sum.add(lower[middle], weight: 2)
        sum.add(lower[right], weight: 1)
        if sum.alpha > 0 { last = (sum.blueness(step: 1), sum.redness(step: 1)) }
        bytes[area &+ y &* columns &+ x] = UInt8(truncatingIfNeeded: last.blue)
        bytes[area &+ (rows &+ y) &* columns &+ x] = UInt8(truncatingIfNeeded: last.red)
      }
    }
  }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// Puts premultiplied pixels on white.
  fileprivate func putOnWhite() {
    for index in indices where self[index] < 0xFF00_0000 {
      let rest = 255 &- self[index] >> 24
      self[index] = self[index] &+ rest &* 0x0101_0101
    }
  }
}
