/// PNG's row filters (PNG specification, section 9).
enum PNGFilter {
  /// Prefixes each row with a filter and applies it.
  ///
  /// Flat art compresses best as it is: filters break up its repetitions. Where neighbouring pixels differ, each row gets
  /// the filter with the smallest sum of absolute differences, as the specification suggests (section 12.7).
  static func rows(of samples: [UInt8], rowLength: Int, bytesPerPixel: Int, isIndexed: Bool) -> [UInt8] {
    guard !isIndexed, !isFlat(samples, bytesPerPixel: bytesPerPixel) else {
      return unfiltered(samples, rowLength: rowLength)
    }
    var output: [UInt8] = []
    output.reserveCapacity(samples.count + samples.count / rowLength)
    var previous = [UInt8](repeating: 0, count: rowLength)
    var candidates = Array(repeating: [UInt8](repeating: 0, count: rowLength), count: kinds)
    for start in stride(from: 0, to: samples.count, by: rowLength) {
      let row = Array(samples[start..<start + rowLength])
      var best = 0
      var bestSum = Int.max
      for kind in 0..<kinds {
        let sum = apply(kind, to: row, previous: previous, bytesPerPixel: bytesPerPixel, into: &candidates[kind])
        if sum < bestSum {
          bestSum = sum
          best = kind
        }
      }
      output.append(UInt8(best))
      output += candidates[best]
      previous = row
    }
    return output
  }

  private static let kinds = 5

  /// Whether most pixels equal their left neighbour.
  private static func isFlat(_ samples: [UInt8], bytesPerPixel: Int) -> Bool {
    samples.withUnsafeBufferPointer { samples in
      var equal = 0
      var position = bytesPerPixel
      while position < samples.count {
        // One channel alone often rests where the others change.
        let isEqual = (position..<min(position &+ bytesPerPixel, samples.count)).allSatisfy {
          samples[$0] == samples[$0 &- bytesPerPixel]
        }
        if isEqual { equal &+= 1 }
        position &+= bytesPerPixel
      }
      return equal * bytesPerPixel * 2 > samples.count
    }
  }

  private static func unfiltered(_ samples: [UInt8], rowLength: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(samples.count + samples.count / rowLength)
    for start in stride(from: 0, to: samples.count, by: rowLength) {
      output.append(0)
      output += samples[start..<start + rowLength]
    }
    return output
  }

  /// Filters a row and returns the sum of its bytes taken as signed numbers' absolute values.
  private static func apply(
    _ kind: Int, to row: [UInt8], previous: [UInt8], bytesPerPixel: Int, into output: inout [UInt8]
  ) -> Int {
    var sum = 0
    for position in row.indices {
      let left = position >= bytesPerPixel ? Int(row[position &- bytesPerPixel]) : 0
      let corner = position >= bytesPerPixel ? Int(previous[position &- bytesPerPixel]) : 0
      let above = Int(previous[position])
      let prediction =
        switch kind {
        case 1: left
        case 2: above
        case 3: (left &+ above) / 2
        case 4: paeth(left, above, corner)
        default: 0
        }
      let difference = row[position] &- UInt8(truncatingIfNeeded: prediction)
      output[position] = difference
      sum &+= Int(Int8(bitPattern: difference).magnitude)
    }
    return sum
  }

  static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let toLeft = abs(above &- corner)
    let toAbove = abs(left &- corner)
    let toCorner = abs(left &+ above &- 2 &* corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
