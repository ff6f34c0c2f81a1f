/// Strings of a table that follow each other.
struct LZWStrings {
  let start: Int
  private(set) var end: Int
  private(set) var codes: [UInt16] = []
  private(set) var lengths: [Int32] = []

  init(at start: Int) {
    self.start = start
    end = start
    codes.reserveCapacity(LZWStringTable.capacity)
    lengths.reserveCapacity(LZWStringTable.capacity)
  }

  @inline(__always)
  mutating func append(_ code: Int, length: Int) {
    codes.append(UInt16(truncatingIfNeeded: code))
    lengths.append(Int32(truncatingIfNeeded: length))
    end &+= length
  }

  /// Writes what they stand for over what was asked for.
  func draw(from table: borrowing LZWStringTable, into indices: UnsafeMutableBufferPointer<UInt8>) {
    var position = start
    for (code, length) in zip(codes, lengths) {
      table.writeString(Int(code), length: Int(length), into: indices, from: position)
      position += Int(length)
    }
  }
}
