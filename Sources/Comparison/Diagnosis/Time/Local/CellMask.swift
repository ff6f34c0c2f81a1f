/// Some cells of a grid, of whose contents a frame tells how much there is and where it lies.
struct CellMask {
  private let cells: [Int]
  /// Pixels in each cell.
  private let counts: [Float]
  /// From the middle of them all to the middle of each, in pixels.
  private let places: [(x: Float, y: Float)]
  /// A pixel that appears counts as much as one that moves so far.
  private let lever: Double

  init(_ cells: [Int], grid: SignatureGrid) {
    self.cells = cells
    let bounds = cells.map { (grid.columns($0 % grid.columns), grid.lines($0 / grid.columns)) }
    counts = bounds.map { Float($0.count * $1.count) }
    let middles = bounds.map { columns, lines in
      (
        x: Double(columns.lowerBound + columns.upperBound - 1) / 2,
        y: Double(lines.lowerBound + lines.upperBound - 1) / 2
      )
    }
    let number = Double(max(cells.count, 1))
    let x = middles.reduce(0) { $0 + $1.x } / number
    let y = middles.reduce(0) { $0 + $1.y } / number
    let places = middles.map { (x: Float($0.x - x), y: Float($0.y - y)) }
    func spread(_ distance: ((x: Float, y: Float)) -> Float) -> Double {
      (places.reduce(0) { $0 + Double(distance($1) * distance($1)) } / number).squareRoot()
    }
    self.places = places
    lever = max(spread(\.x) + spread(\.y), 1)
  }

  /// Sums over all pixels of their four components, times the lever, times their distance to the right, and down. Before a
  /// plain background, the latter change as the place of what moves does.
  func values(of frame: FrameSignature) -> SIMD16<Double> {
    var (sum, x, y) = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    for (index, cell) in cells.enumerated() {
      let content = frame.cells[cell]
      sum += SIMD4<Double>(content * counts[index])
      x += SIMD4<Double>((frame.leans[cell].x + content * places[index].x) * counts[index])
      y += SIMD4<Double>((frame.leans[cell].y + content * places[index].y) * counts[index])
    }
    return SIMD16(lowHalf: SIMD8(lowHalf: sum * lever, highHalf: x), highHalf: SIMD8(lowHalf: y, highHalf: .zero))
  }
}

extension SIMD16<Double> {
  var squaredLength: Double { (self * self).sum() }
}
