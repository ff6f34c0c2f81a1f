/// Cuts indices into strings of a table.
struct LZWParser {
  let indices: UnsafeBufferPointer<UInt8>
  let policy: LZWLossyPolicy.Unsafe
  /// By how many indices a string may be shortened.
  let cuts: Int

  /// The strings of a new table until that is full or nothing is left.
  func grow(_ table: inout LZWStringTable, from start: Int) -> LZWStrings {
    table.clear()
    var strings = LZWStrings(at: start)
    guard start < indices.count else { return strings }
    var first = indices[start]
    while true {
      let match = match(from: strings.end, first: first, table)
      strings.append(match.code, length: match.length)
      guard strings.end < indices.count, !table.isFull else { return strings }
      first = firstIndex(at: strings.end, after: match.code, table)
      table.add(match.code, first)
    }
  }

  /// The strings of a full table as far as those of a new one reach, nil if the new one gets ahead.
  func strings(of table: borrowing LZWStringTable, against fresh: LZWStrings, minimumCodeSize: Int) -> LZWStrings? {
    var strings = LZWStrings(at: fresh.start)
    var width = LZWWidth(minimumCodeSize: minimumCodeSize)
    // The clear code.
    var freshBits = LZWWidth.maximum
    var freshEnd = fresh.start
    for length in fresh.lengths {
      freshBits += width.bits
      freshEnd += Int(length)
      width.advance()
      while strings.end < freshEnd { append(to: &strings, of: table) }
      if strings.codes.count * LZWWidth.maximum > freshBits { return nil }
    }
    return strings
  }

  @inline(__always)
  private func append(to strings: inout LZWStrings, of table: borrowing LZWStringTable) {
    let start = strings.end
    let first = strings.codes.last.map { firstIndex(at: start, after: Int($0), table) } ?? indices[start]
    let match = match(from: start, first: first, table)
    strings.append(match.code, length: match.length)
  }

  /// What a string begins with. An unchanged pixel after one of the same colour probably continues a run of that colour.
  @inline(__always)
  private func firstIndex(at position: Int, after code: Int, _ table: borrowing LZWStringTable) -> UInt8 {
    let index = indices[position]
    guard let equal = policy.equal(to: index, at: position) else { return index }
    let last = table.lastSymbol(of: code)
    if last == equal || last == index { return last }
    let length = LZWMatch(from: position, first: index, in: indices, policy, table).length
    return LZWMatch(from: position, first: equal, in: indices, policy, table).length > length ? equal : index
  }

  /// The string to write at a position.
  @inline(__always)
  private func match(from start: Int, first: UInt8, _ table: borrowing LZWStringTable) -> (code: Int, length: Int) {
    let whole = LZWMatch(from: start, first: first, in: indices, policy, table)
    guard cuts > 0, start &+ whole.length < indices.count, whole.length < LZWMatch.longestCut else {
      return (whole.code, whole.length)
    }
    var best = (code: whole.code, length: whole.length)
    var bestReach = 0
    for cut in 0...min(cuts, whole.length &- 1) {
      let length = whole.length &- cut
      let end = start &+ length
      let reach = length &+ LZWMatch(from: end, first: indices[end], in: indices, policy, table).length
      if reach > bestReach {
        bestReach = reach
        best = (Int(whole.codes[cut]), length)
      }
    }
    return best
  }
}
