/// GIF's variant of Lempel-Ziv-Welch (GIF89a specification, appendix F).
enum LZWEncoder {
  /// Compresses palette indices, each below `1 << minimumCodeSize`, into sub-blocks without the closing empty one.
  static func encode(
    _ indices: [UInt8], policy: LZWLossyPolicy = LZWLossyPolicy(), minimumCodeSize: Int, cuts: Int = 0
  ) -> [UInt8] {
    encode(indices, policy, minimumCodeSize: minimumCodeSize, cuts: cuts) { _, _ in }
  }

  /// Compresses palette indices, some of which a policy may exchange for others where that makes longer matches.
  ///
  /// Of the strings in the table that the policy allows at a position the longest is written, and of several equally long
  /// ones the nearest to the indices given.
  /// With `cuts` a string may be shortened by that many indices when it and the next one reach further together ("flexible
  /// parsing", R. N. Horspool, "The effect of non-greedy parsing in Ziv-Lempel compression methods", 1995). Whether that pays
  /// for the entries it wastes depends on the image.
  ///
  /// A table that is full can go on to be used, or a new one be begun: what follows is encoded in both ways, and the shorter
  /// one is taken.
  ///
  /// - Parameters:
  ///   - indices: become those that were written.
  ///   - cuts: 0...``LZWMatch/maximumCuts``.
  static func encode(_ indices: inout [UInt8], policy: LZWLossyPolicy, minimumCodeSize: Int, cuts: Int) -> [UInt8] {
    let requested = indices
    return indices.withUnsafeMutableBufferPointer { shown in
      encode(requested, policy, minimumCodeSize: minimumCodeSize, cuts: cuts) { $0.draw(from: $1, into: shown) }
    }
  }

  /// Calls `draw` with all strings in order and the table that they are from.
  private static func encode(
    _ indices: [UInt8], _ policy: LZWLossyPolicy, minimumCodeSize: Int, cuts: Int,
    draw: (LZWStrings, borrowing LZWStringTable) -> Void
  ) -> [UInt8] {
    indices.withUnsafeBufferPointer { indices in
      policy.withUnsafe { policy in
        let parser = LZWParser(indices: indices, policy: policy, cuts: cuts)
        var table = LZWStringTable(minimumCodeSize: minimumCodeSize)
        var next = LZWStringTable(minimumCodeSize: minimumCodeSize)
        var writer = LZWWriter(minimumCodeSize: minimumCodeSize, estimate: indices.count / 8)
        func write(_ strings: LZWStrings) {
          writer.write(strings)
          draw(strings, table)
        }
        writer.clear()
        var strings = parser.grow(&table, from: 0)
        write(strings)
        while strings.end < indices.count {
          let fresh = parser.grow(&next, from: strings.end)
          if let longer = parser.strings(of: table, against: fresh, minimumCodeSize: minimumCodeSize) {
            strings = longer
          } else {
            strings = fresh
            writer.clear()
            swap(&table, &next)
          }
          write(strings)
        }
        return writer.finish()
      }
    }
  }
}
