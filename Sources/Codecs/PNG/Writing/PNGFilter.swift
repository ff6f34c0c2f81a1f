/// PNG's row filters (PNG specification, section 9).
enum PNGFilter {
  /// Filters rows that each begin with a zero, which becomes the filter's number.
  ///
  /// Each row gets the filter with the smallest sum of absolute differences, as the specification suggests (section
  /// 12.7).
  /// - Parameter rowLength: bytes of a row, without the first.
  static func filtered(_ rows: [UInt8], rowLength: Int, bytesPerPixel: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rows.count) { output, count in
      // The row above the first counts as zeros.
      var above = [UInt8](repeating: 0, count: rowLength)[...]
      var best = [UInt8](repeating: 0, count: rowLength)
      var candidate = best
      for start in stride(from: 0, to: rows.count, by: rowLength + 1) {
        let row = rows[start + 1..<start + 1 + rowLength]
        var bestKind = 0
        var bestSum = Int.max
        for kind in 0..<kinds {
          let sum = apply(kind, to: row, above: above, distance: bytesPerPixel, into: &candidate)
          guard sum < bestSum else { continue }
          bestSum = sum
          bestKind = kind
          swap(&best, &candidate)
        }
        output[start] = UInt8(bestKind)
        _ = output[(start + 1)...].update(fromContentsOf: best)
        above = row
      }
      count = rows.count
    }
  }

  private static let kinds = 5

  /// Filters a row and returns the sum of its bytes taken as signed numbers' absolute values.
  private static func apply(
    _ kind: Int, to row: ArraySlice<UInt8>, above: ArraySlice<UInt8>, distance: Int, into output: inout [UInt8]
  ) -> Int {
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        output.withUnsafeMutableBufferPointer { output in
          /// The prediction's arguments are the bytes to the left, above and between them, 0 beyond the edge.
          @inline(__always) func subtract(_ prediction: (UInt8, UInt8, UInt8) -> UInt8) -> Int {
            let first = min(distance, row.count)
            var sum = 0
            for x in 0..<first {
              output[x] = row[x] &- prediction(0, above[x], 0)
              sum &+= Int(Int8(bitPattern: output[x]).magnitude)
            }
            for x in first..<row.count {
              output[x] = row[x] &- prediction(row[x &- distance], above[x], above[x &- distance])
              sum &+= Int(Int8(bitPattern: output[x]).magnitude)
            }
            return sum
          }
          return switch kind {
          case 1: subtract { left, _, _ in left }
          case 2: subtract { _, above, _ in above }
          case 3: subtract { left, above, _ in UInt8(truncatingIfNeeded: (Int(left) &+ Int(above)) / 2) }
          case 4:
            subtract { left, above, corner in
              UInt8(truncatingIfNeeded: paeth(Int(left), Int(above), Int(corner)))
            }
          default: subtract { _, _, _ in 0 }
          }
        }
      }
    }
  }

  @inline(__always)
  static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let toLeft = abs(above &- corner)
    let toAbove = abs(left &- corner)
    let toCorner = abs(left &+ above &- 2 &* corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
