// The passes are generic over the pixel and live in one file with its two uses, so that the compiler specialises them
// even where it does not see the whole module at once.

func blurPixels(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, plan: BlurPlan) {
  BlurPasses(pixels: pixels, width: width, height: height, plan: plan)?.run()
}

func blurAlpha(_ values: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, plan: BlurPlan) {
  BlurPasses(pixels: values, width: width, height: height, plan: plan)?.run()
}

/// A pixel that can be taken apart into numbers to be averaged.
private protocol BlurPixel {
  associatedtype Sample: BlurSample
  var sample: Sample { get }
  init(rounding sample: Sample)
}

private protocol BlurSample {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, weight: Float) -> Self
}

extension Float: BlurSample {}
extension SIMD4: BlurSample where Scalar == Float {}

/// Floats from here on to twice this have their units in the last bit: adding it rounds, its bits are the integer.
private let unitsInLastBit: Float = 8_388_608

extension UInt8: BlurPixel {
  var sample: Float { Float(self) }
  init(rounding sample: Float) { self.init(truncatingIfNeeded: (sample + unitsInLastBit).bitPattern) }
}

extension UInt32: BlurPixel {
  var sample: SIMD4<Float> {
    let bytes = SIMD4<UInt32>(self & 0xFF, self >> 8 & 0xFF, self >> 16 & 0xFF, self >> 24)
    return SIMD4<Float>(bitPattern: bytes | unitsInLastBit.bitPattern) - unitsInLastBit
  }

  init(rounding sample: SIMD4<Float>) {
    let bytes = (sample + unitsInLastBit).bitPattern & 0xFF
    self = bytes[0] | bytes[1] &<< 8 | bytes[2] &<< 16 | bytes[3] &<< 24
  }
}

extension SIMD4<Float> {
  fileprivate init(bitPattern: SIMD4<UInt32>) { self = unsafeBitCast(bitPattern, to: Self.self) }
  fileprivate var bitPattern: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }
}

private struct BlurPasses<Pixel: BlurPixel> {
  typealias Sample = Pixel.Sample
  typealias Row = UnsafeMutablePointer<Sample>

  let pixels: UnsafeMutablePointer<Pixel>
  let width: Int
  let height: Int
  let plan: BlurPlan
  let radius: Int

  /// `nil` when there are no pixels.
  init?(pixels: UnsafeMutableBufferPointer<Pixel>, width: Int, height: Int, plan: BlurPlan) {
    guard let base = pixels.baseAddress, pixels.count >= width * height else { return nil }
    self.pixels = base
    self.width = width
    self.height = height
    self.plan = plan
    radius = plan.kernel.count - 1
  }

  func run() {
    if plan.factor == 1 { blurDirectly() } else { blurReduced() }
  }

  private static func withRows(_ count: Int, width: Int, _ body: (Row) -> Void) {
    let row = Row.allocate(capacity: count * width)
    row.initialize(repeating: .zero, count: count * width)
    defer { row.deallocate() }
    body(row)
  }

  /// Blurs row by row; a ring holds as many horizontally blurred rows as the kernel is high, so a row of the picture can
  /// be overwritten as soon as its turn comes.
  private func blurDirectly() {
    let ringSize = 2 * radius + 1
    Self.withRows(ringSize, width: width) { ring in
      Self.withRows(1, width: width + 2 * radius) { line in
        Self.withRows(1, width: width) { sum in
          var loaded = 0
          for y in 0..<height {
            while loaded < height, loaded <= y + radius {
              load(row: loaded, into: line, margin: radius)
              convolve(line, count: width, into: ring + loaded % ringSize * width)
              loaded += 1
            }
            fill(sum, from: ring + y % ringSize * width, count: width, weight: plan.kernel[0])
            for offset in 1..<(radius + 1) {
              for row in [y - offset, y + offset] {
                guard let row = visible(row) else { continue }
                add(ring + row % ringSize * width, count: width, weight: plan.kernel[offset], to: sum)
              }
            }
            store(sum, row: y)
          }
        }
      }
    }
  }

  /// The row that stands for row `y`, which may lie beyond the picture.
  private func visible(_ y: Int) -> Int? {
    if y >= 0 && y < height { return y }
    return plan.edges == .clamped ? min(max(y, 0), height - 1) : nil
  }

  /// Reduces, blurs and enlarges. Two blocks more at every side hold what the picture's edge spreads beyond it; whatever
  /// lies farther out equals the outermost block, whichever rule holds at the edges.
  private func blurReduced() {
    let columns = (width + plan.factor - 1) / plan.factor + 4
    let rows = (height + plan.factor - 1) / plan.factor + 4
    Self.withRows(rows, width: columns) { grid in
      reduce(into: grid, columns: columns, rows: rows)
      Self.withRows(1, width: columns + 2 * radius) { line in
        for y in 0..<rows {
          let row = grid + y * columns
          for x in -radius..<(columns + radius) { line[x + radius] = row[min(max(x, 0), columns - 1)] }
          convolve(line, count: columns, into: row)
        }
      }
      Self.withRows(rows, width: columns) { blurred in
        for y in 0..<rows {
          let sum = blurred + y * columns
          for offset in -radius..<(radius + 1) {
            let row = grid + min(max(y + offset, 0), rows - 1) * columns
            add(row, count: columns, weight: plan.kernel[abs(offset)], to: sum)
          }
        }
        enlarge(blurred, columns: columns)
      }
    }
  }

  private func reduce(into grid: Row, columns: Int, rows: Int) {
    let k = plan.factor
    let margin = 2 * k + k / 2
    Self.withRows(1, width: (columns + 1) * k) { line in
      Self.withRows(1, width: columns) { reduced in
        for y in -margin..<((rows + 1) * k - margin) {
          if y >= 0 && y < height || y == -margin {
            load(row: max(y, 0), into: line, margin: margin, length: (columns + 1) * k)
            reduce(line, count: columns, into: reduced)
          }
          if plan.edges == .transparent && (y < 0 || y >= height) { continue }
          let place = y + margin
          for block in [place / k - 1, place / k] where block >= 0 && block < rows {
            add(reduced, count: columns, weight: plan.tent[place - block * k], to: grid + block * columns)
          }
        }
      }
    }
  }

  private func enlarge(_ grid: Row, columns: Int) {
    let k = plan.factor
    Self.withRows(1, width: columns) { line in
      Self.withRows(1, width: width) { result in
        for y in 0..<height {
          let place = y + k / 2
          let spline = plan.splines[place % k]
          fill(line, from: grid + place / k * columns, count: columns, weight: spline[0])
          for tap in 1..<4 {
            add(grid + (place / k + tap) * columns, count: columns, weight: spline[tap], to: line)
          }
          interpolate(line, into: result)
          store(result, row: y)
        }
      }
    }
  }

  /// Unpacks a row of the picture with `margin` samples before it and the rest of `length` after it.
  private func load(row: Int, into line: Row, margin: Int, length: Int? = nil) {
    let source = pixels + row * width
    for x in 0..<width { line[x &+ margin] = source[x].sample }
    let clamped = plan.edges == .clamped
    let (first, last) = clamped ? (source[0].sample, source[width - 1].sample) : (.zero, .zero)
    for x in 0..<margin { line[x] = first }
    for x in (margin + width)..<(length ?? width + 2 * margin) { line[x] = last }
  }

  private func store(_ line: Row, row: Int) {
    let target = pixels + row * width
    for x in 0..<width { target[x] = Pixel(rounding: line[x]) }
  }

  private func fill(_ sum: Row, from row: Row, count: Int, weight: Float) {
    for x in 0..<count { sum[x] = row[x] * weight }
  }

  private func add(_ row: Row, count: Int, weight: Float, to sum: Row) {
    for x in 0..<count { sum[x] = sum[x] + row[x] * weight }
  }

  private func convolve(_ line: Row, count: Int, into result: Row) {
    plan.kernel.withUnsafeBufferPointer { kernel in
      for x in 0..<count {
        let middle = line + (x &+ radius)
        var sum = middle[0] * kernel[0]
        for offset in 1..<(radius &+ 1) {
          sum = sum + (middle[0 &- offset] + middle[offset]) * kernel[offset]
        }
        result[x] = sum
      }
    }
  }

  private func reduce(_ line: Row, count: Int, into result: Row) {
    plan.tent.withUnsafeBufferPointer { tent in
      for x in 0..<count {
        let block = line + x &* plan.factor
        var sum = Sample.zero
        for offset in 0..<tent.count { sum = sum + block[offset] * tent[offset] }
        result[x] = sum
      }
    }
  }

  private func interpolate(_ line: Row, into result: Row) {
    plan.splines.withUnsafeBufferPointer { splines in
      let mask = plan.factor &- 1
      let shift = plan.factor.trailingZeroBitCount
      for x in 0..<width {
        let place = x &+ plan.factor / 2
        let spline = splines[place & mask]
        let taps = line + place &>> shift
        result[x] = taps[0] * spline[0] + taps[1] * spline[1] + taps[2] * spline[2] + taps[3] * spline[3]
      }
    }
  }
}
