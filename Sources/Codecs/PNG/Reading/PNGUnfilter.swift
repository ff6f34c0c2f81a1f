extension PNGFilter {
  /// Undoes the filters of rows that each begin with their filter's number, in place.
  ///
  /// Returns whether all numbers were known ones.
  static func undo(
    in bytes: inout [UInt8], at start: Int, rowLength: Int, rowCount: Int, distance: Int
  ) -> Bool {
    bytes.withUnsafeMutableBufferPointer { bytes in
      // The row above the first counts as zeros.
      let zeros = [UInt8](repeating: 0, count: rowLength)
      return zeros.withUnsafeBufferPointer { zeros in
        var above = zeros
        for row in 0..<rowCount {
          let position = start + row * (rowLength + 1)
          let current = UnsafeMutableBufferPointer(rebasing: bytes[position + 1..<position + 1 + rowLength])
          guard undo(bytes[position], in: current, above: above, distance: distance) else { return false }
          above = UnsafeBufferPointer(current)
        }
        return true
      }
    }
  }

  private static func undo(
    _ kind: UInt8, in row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, distance: Int
  ) -> Bool {
    let first = min(distance, row.count)
    switch kind {
    case 0: break
    case 1:
      for x in first..<row.count { row[x] &+= row[x &- distance] }
    case 2:
      for x in 0..<row.count { row[x] &+= above[x] }
    case 3:
      for x in 0..<first { row[x] &+= above[x] >> 1 }
      for x in first..<row.count {
        row[x] &+= UInt8(truncatingIfNeeded: (Int(row[x &- distance]) &+ Int(above[x])) >> 1)
      }
    case 4:
      for x in 0..<first { row[x] &+= above[x] }
      for x in first..<row.count {
        let prediction = paeth(Int(row[x &- distance]), Int(above[x]), Int(above[x &- distance]))
        row[x] &+= UInt8(truncatingIfNeeded: prediction)
      }
    default: return false
    }
    return true
  }
}
