/// Which palette indices the LZW encoder may write instead of those it is given, to make longer matches.
///
/// There are two liberties. A pixel that does not change may be transparent, or be drawn again in the very colour that
/// it has: both look the same. And a pixel that changes may take a similar colour of the palette.
struct LZWLossyPolicy: Sendable {
  /// For each pixel that does not change the index of the colour that it has on screen; ``transparentIndex`` where it
  /// changes, and where the palette has not got that colour. Empty when there is no such pixel.
  var unchanged: [UInt8] = []
  var transparentIndex: UInt8 = 0
  /// What may be shown for pixels that change.
  var neighbors = PaletteNeighbors.none
  /// For each pixel 1 where only its nearest neighbours may be shown because it stays for a while, else 0. Empty when there is no
  /// such pixel.
  var resting: [UInt8] = []

  /// The same for tight loops.
  struct Unsafe {
    fileprivate var unchanged: UnsafeBufferPointer<UInt8>
    fileprivate var transparentIndex: UInt8
    fileprivate var lists: UnsafeBufferPointer<UInt8>
    fileprivate var resting: UnsafeBufferPointer<UInt8>

    /// What looks the same as an index that is asked for: where a pixel does not change, the index of the colour on screen,
    /// or the transparent one if that colour is asked for.
    @inline(__always)
    func equal(to requested: UInt8, at position: Int) -> UInt8? {
      guard !unchanged.isEmpty, unchanged[position] != transparentIndex else { return nil }
      return requested == transparentIndex ? unchanged[position] : transparentIndex
    }

    /// The end of the run of unchanged pixels from `start` on that have the colour of an index.
    @inline(__always)
    func end(ofUnchangedRun index: UInt8, from start: Int, before end: Int) -> Int {
      unchanged.isEmpty || index == transparentIndex ? start : unchanged.end(ofRun: index, from: start, before: end)
    }

    @inline(__always)
    func hasNeighbors(_ index: UInt8, at position: Int) -> Bool {
      !lists.isEmpty && lists[list(of: index, at: position)] != index
    }

    /// Where the list of an index begins.
    @inline(__always)
    private func list(of index: UInt8, at position: Int) -> Int {
      let part = resting.isEmpty ? 0 : Int(resting[position]) &* PaletteNeighbors.partSize
      return part &+ Int(index) &* PaletteNeighbors.maximum
    }

    /// Calls `body` with each index that may be written instead of one, nearest first, and its rank from 1 as the cost.
    @inline(__always)
    func forEachNeighbor(of index: UInt8, at position: Int, _ body: (UInt8, UInt16) -> Void) {
      guard !lists.isEmpty else { return }
      let list = list(of: index, at: position)
      for rank in 0..<PaletteNeighbors.maximum {
        let neighbor = lists[list &+ rank]
        if neighbor == index { return }
        body(neighbor, UInt16(truncatingIfNeeded: rank &+ 1))
      }
    }
  }

  func withUnsafe<Result>(_ body: (Unsafe) -> Result) -> Result {
    unchanged.withUnsafeBufferPointer { unchanged in
      neighbors.withUnsafeLists { lists in
        resting.withUnsafeBufferPointer { resting in
          body(Unsafe(unchanged: unchanged, transparentIndex: transparentIndex, lists: lists, resting: resting))
        }
      }
    }
  }
}
