/// GIF's variant of Lempel-Ziv-Welch (GIF89a specification, appendix F).
enum LZWEncoder {
  /// Compresses palette indices, each below `1 << minimumCodeSize`, into sub-blocks without the closing empty one.
  static func encode(_ indices: [UInt8], minimumCodeSize: Int) -> [UInt8] {
    var shown = indices
    return encode(&shown, policy: LZWLossyPolicy(), minimumCodeSize: minimumCodeSize, cuts: 0)
  }

  /// Compresses palette indices that may be exchanged for others where that continues a string.
  ///
  /// Of the strings that freedom allows at a place the longest is taken, and of these the nearest to what was asked for.
  /// With `cuts` it may be shortened by that many symbols when it and the next one reach further together ("flexible
  /// parsing", R. N. Horspool, "The effect of non-greedy parsing in Ziv-Lempel compression methods", 1995). That pays
  /// in small images; in large ones the entries that it wastes cost more.
  ///
  /// - Parameters:
  ///   - indices: become what is shown.
  ///   - cuts: 0...``LZWMatch/maximumCuts``.
  static func encode(_ indices: inout [UInt8], policy: LZWLossyPolicy, minimumCodeSize: Int, cuts: Int) -> [UInt8] {
    var output = LZWOutput(estimate: indices.count / 8)
    var dictionary = LZWDictionary(minimumCodeSize: minimumCodeSize)
    output.append(code: dictionary.clearCode, size: dictionary.codeSize)
    indices.withUnsafeMutableBufferPointer { indices in
      policy.withUnsafe { policy in
        var start = 0
        while start < indices.count {
          let match = match(from: start, in: indices, policy, dictionary, cuts: cuts)
          output.append(code: match.code, size: dictionary.codeSize)
          if !policy.isNone { dictionary.spell(match.code, length: match.length, into: indices, from: start) }
          start += match.length
          guard start < indices.count else {
            // The decoder adds an entry for the last code too and may widen its codes once more.
            _ = dictionary.add(match.code, 0)
            break
          }
          // What is drawn or left alone just before probably goes on.
          if let own = policy.own(at: start), own == indices[start &- 1] { indices[start] = own }
          if !dictionary.add(match.code, indices[start]) {
            output.append(code: dictionary.clearCode, size: dictionary.codeSize)
            dictionary.clear()
          }
        }
      }
    }
    output.append(code: dictionary.endCode, size: dictionary.codeSize)
    return output.finish()
  }

  /// The string to write at a place.
  @inline(__always)
  private static func match(
    from start: Int, in indices: UnsafeMutableBufferPointer<UInt8>, _ policy: LZWLossyPolicy.Unsafe,
    _ dictionary: borrowing LZWDictionary, cuts: Int
  ) -> (code: Int, length: Int) {
    let whole = LZWMatch(from: start, in: indices, policy, dictionary)
    guard cuts > 0, start &+ whole.length < indices.count, whole.length < LZWMatch.longestCut else {
      return (whole.code, whole.length)
    }
    var best = (code: whole.code, length: whole.length)
    var bestReach = 0
    for cut in 0...min(cuts, whole.length &- 1) {
      let length = whole.length &- cut
      let reach = length &+ LZWMatch(from: start &+ length, in: indices, policy, dictionary).length
      if reach > bestReach {
        bestReach = reach
        best = (Int(whole.codes[cut]), length)
      }
    }
    return best
  }
}
