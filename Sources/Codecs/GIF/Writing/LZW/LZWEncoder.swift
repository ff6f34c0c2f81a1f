/// GIF's variant of Lempel-Ziv-Welch (GIF89a specification, appendix F).
enum LZWEncoder {
  /// Compresses palette indices, each below `1 << minimumCodeSize`, into sub-blocks without the closing empty one.
  static func encode(_ indices: [UInt8], minimumCodeSize: Int) -> [UInt8] {
    var shown = indices
    return encode(&shown, policy: LZWLossyPolicy(), minimumCodeSize: minimumCodeSize, cuts: 0)
  }

  /// Compresses palette indices, some of which a policy may exchange for others where that makes longer matches.
  ///
  /// Of the strings in the table that the policy allows at a position the longest is written, and of several equally long
  /// ones the nearest to the indices given.
  /// With `cuts` a string may be shortened by that many indices when it and the next one reach further together ("flexible
  /// parsing", R. N. Horspool, "The effect of non-greedy parsing in Ziv-Lempel compression methods", 1995). That pays
  /// in small images; in large ones the entries that it wastes cost more.
  ///
  /// - Parameters:
  ///   - indices: become those that were written.
  ///   - cuts: 0...``LZWMatch/maximumCuts``.
  static func encode(_ indices: inout [UInt8], policy: LZWLossyPolicy, minimumCodeSize: Int, cuts: Int) -> [UInt8] {
    var output = LZWOutput(estimate: indices.count / 8)
    var table = LZWStringTable(minimumCodeSize: minimumCodeSize)
    output.append(code: table.clearCode, size: table.codeSize)
    indices.withUnsafeMutableBufferPointer { indices in
      policy.withUnsafe { policy in
        var start = 0
        while start < indices.count {
          let match = match(from: start, in: indices, policy, table, cuts: cuts)
          output.append(code: match.code, size: table.codeSize)
          if !policy.isLossless { table.writeString(match.code, length: match.length, into: indices, from: start) }
          start += match.length
          guard start < indices.count else {
            // The decoder adds an entry for the last code too and may widen its codes once more.
            _ = table.add(match.code, 0)
            break
          }
          // An unchanged pixel after one of the same colour probably continues a run of that colour.
          if let unchanged = policy.unchangedIndex(at: start), unchanged == indices[start &- 1] {
            indices[start] = unchanged
          }
          if !table.add(match.code, indices[start]) {
            output.append(code: table.clearCode, size: table.codeSize)
            table.clear()
          }
        }
      }
    }
    output.append(code: table.endCode, size: table.codeSize)
    return output.finish()
  }

  /// The string to write at a position.
  @inline(__always)
  private static func match(
    from start: Int, in indices: UnsafeMutableBufferPointer<UInt8>, _ policy: LZWLossyPolicy.Unsafe,
    _ table: borrowing LZWStringTable, cuts: Int
  ) -> (code: Int, length: Int) {
    let whole = LZWMatch(from: start, in: indices, policy, table)
    guard cuts > 0, start &+ whole.length < indices.count, whole.length < LZWMatch.longestCut else {
      return (whole.code, whole.length)
    }
    var best = (code: whole.code, length: whole.length)
    var bestReach = 0
    for cut in 0...min(cuts, whole.length &- 1) {
      let length = whole.length &- cut
      let reach = length &+ LZWMatch(from: start &+ length, in: indices, policy, table).length
      if reach > bestReach {
        bestReach = reach
        best = (Int(whole.codes[cut]), length)
      }
    }
    return best
  }
}
