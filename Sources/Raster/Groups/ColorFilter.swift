import SpringformBitmap
import SpringformNumerics
import SpringformScene

/// Changes the colours of pixels by ``ColorEffect``s, in their order.
///
/// Between two effects nothing is rounded but the levels that tables look up.
struct ColorFilter {
  /// Red, green, blue and alpha, 0...1 and not premultiplied.
  fileprivate typealias Components = SIMD4<Float>

  fileprivate indirect enum Step {
    /// What there is for each component, and without any.
    case matrix(red: Components, green: Components, blue: Components, alpha: Components, constant: Components)
    /// What each component becomes at each level.
    case tables([Components])
    /// Another step, in linear light.
    case linear(Step)
  }

  private let steps: [Step]

  /// `nil` when they change nothing.
  init?(_ effects: [ColorEffect]) {
    guard !effects.isEmpty else { return nil }
    steps = effects.compactMap { effect in
      switch effect {
      case .matrix(let matrix): Self.step(matrix)
      case .linearMatrix(let matrix): Self.step(matrix).map { .linear($0) }
      case .tables(let red, let green, let blue, let alpha): Self.step(tables: [red, green, blue, alpha])
      }
    }
    guard !steps.isEmpty else { return nil }
  }

  private static func step(_ matrix: ColorMatrix) -> Step? {
    let rows = [matrix.red, matrix.green, matrix.blue, matrix.alpha]
    guard matrix != ColorMatrix(), rows.allSatisfy(\.isFinite) else { return nil }
    func column(_ number: KeyPath<ColorMatrix.Row, Double>) -> Components {
      // Larger ones would not be told apart; their sums stay numbers.
      let numbers = rows.map { Float($0[keyPath: number].clamped(to: -1e9...1e9, otherwise: 0)) }
      return Components(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return .matrix(
      red: column(\.red), green: column(\.green), blue: column(\.blue), alpha: column(\.alpha),
      constant: column(\.constant))
  }

  private static func step(tables: [[UInt8]]) -> Step? {
    guard tables.contains(where: { $0.count == 256 }) else { return nil }
    return .tables(
      (0..<256).map { level in
        let levels = tables.map { Float($0.count == 256 ? $0[level] : UInt8(level)) }
        return Components(levels[0], levels[1], levels[2], levels[3]) / 255
      })
  }

  /// Changes what a canvas holds within `extent`.
  func apply(to canvas: Surface, within extent: PixelExtent) throws(RenderError) {
    let (bounds, part) = (canvas.bounds, extent.intersection(canvas.bounds))
    guard !part.isEmpty else { return }
    try canvas.finish()
    canvas.withPixels { pixels in
      withUnsafeTemporaryAllocation(of: Components.self, capacity: part.width) { colors in
        for y in part.top..<part.bottom {
          let start = (y - bounds.top) * bounds.width + part.left - bounds.left
          change(UnsafeMutableBufferPointer(rebasing: pixels[start..<start + part.width]), by: colors)
        }
      }
    }
  }

  /// Changes a row. What its pixels become goes through `colors`, each run of equal pixels as one: drawings have few.
  private func change(_ row: UnsafeMutableBufferPointer<UInt32>, by colors: UnsafeMutableBufferPointer<Components>) {
    var count = 0
    for index in row.indices where index == 0 || row[index] != row[index - 1] {
      colors.initializeElement(at: count, to: Self.components(of: row[index]))
      count += 1
    }
    for step in steps { step.apply(to: UnsafeMutableBufferPointer(rebasing: colors[..<count])) }
    var (run, before, result) = (-1, UInt32(0), UInt32(0))
    for index in row.indices {
      if run < 0 || row[index] != before {
        run += 1
        before = row[index]
        result = Self.pixel(of: colors[run])
      }
      row[index] = result
    }
  }

  @inline(__always)
  private static func components(of pixel: UInt32) -> Components {
    let alpha = Pixel.alpha(pixel)
    guard alpha > 0 else { return .zero }
    let levels = Components(Float(Pixel.red(pixel)), Float(Pixel.green(pixel)), Float(Pixel.blue(pixel)), 0)
    var components = levels / Float(alpha)
    // Tables have no entries beyond, whatever a pixel holds.
    components.replace(with: 1, where: components .> 1)
    components.w = Float(alpha) / 255
    return components
  }

  @inline(__always)
  private static func pixel(of components: Components) -> UInt32 {
    let alpha = Pixel.levels(components * 255).w
    let levels = Pixel.levels(components * Float(alpha))
    return Pixel.premultiplied(red: levels.x, green: levels.y, blue: levels.z, alpha: alpha)
  }
}

extension ColorFilter.Step {
  private static func mapped(_ color: ColorFilter.Components, _ body: (Double) -> Double) -> ColorFilter.Components {
    ColorFilter.Components(
      Float(body(Double(color.x))), Float(body(Double(color.y))), Float(body(Double(color.z))), color.w)
  }

  fileprivate func apply(to colors: UnsafeMutableBufferPointer<ColorFilter.Components>) {
    switch self {
    case .matrix(let red, let green, let blue, let alpha, let constant):
      for index in colors.indices {
        let color = colors[index]
        let mixed = red * color.x + green * color.y + blue * color.z + alpha * color.w + constant
        colors[index] = mixed.replacing(with: 0, where: mixed .< 0).replacing(with: 1, where: mixed .> 1)
      }
    case .tables(let table):
      for index in colors.indices {
        let levels = Pixel.levels(colors[index] * 255)
        colors[index] = ColorFilter.Components(
          table[Int(levels.x)].x, table[Int(levels.y)].y, table[Int(levels.z)].z, table[Int(levels.w)].w)
      }
    case .linear(let step):
      for index in colors.indices { colors[index] = Self.mapped(colors[index], SRGB.linear) }
      step.apply(to: colors)
      for index in colors.indices { colors[index] = Self.mapped(colors[index], SRGB.encoded) }
    }
  }
}

extension Pixel {
  /// The whole numbers nearest to some of 0...255. Floats from 2 to the 23rd on have their units in the last bit: adding it
  /// rounds.
  @inline(__always)
  fileprivate static func levels(_ values: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(values + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
  }
}

extension ColorMatrix.Row {
  fileprivate var isFinite: Bool { [red, green, blue, alpha, constant].allSatisfy(\.isFinite) }
}
