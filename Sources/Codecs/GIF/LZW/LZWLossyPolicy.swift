/// What may be shown in place of the indices asked for.
struct LZWLossyPolicy: Sendable {
  /// For each pixel the index of the colour that it shows already and keeps, so that drawing it again is invisible;
  /// ``transparentIndex`` where that is not known. Empty when it is known nowhere.
  var own: [UInt8] = []
  var transparentIndex: UInt8 = 0
  /// What may stand in for pixels that are drawn.
  var substitutes = Substitutes.none

  /// The same for tight loops.
  struct Unsafe {
    fileprivate var own: UnsafeBufferPointer<UInt8>
    fileprivate var transparentIndex: UInt8
    fileprivate var lists: UnsafeBufferPointer<UInt8>

    var isNone: Bool { own.isEmpty && lists.isEmpty }

    /// The index that shows no change where a pixel is to be left alone, nil elsewhere.
    @inline(__always)
    func own(at position: Int) -> UInt8? {
      guard !own.isEmpty, own[position] != transparentIndex else { return nil }
      return own[position]
    }

    /// Where pixels that show an index, if they are left alone, come to an end.
    @inline(__always)
    func end(ofOwnRun index: UInt8, from start: Int, before end: Int) -> Int {
      own.isEmpty || index == transparentIndex ? start : own.end(ofRun: index, from: start, before: end)
    }

    @inline(__always)
    func isReplaceable(_ index: UInt8) -> Bool {
      !lists.isEmpty && lists[Int(index) &* Substitutes.maximum] != index
    }

    /// Gives the indices that may be shown instead, nearest first, with a measure of how far they are.
    @inline(__always)
    func forEachSubstitute(of index: UInt8, _ body: (UInt8, UInt16) -> Void) {
      guard !lists.isEmpty else { return }
      for rank in 0..<Substitutes.maximum {
        let substitute = lists[Int(index) &* Substitutes.maximum &+ rank]
        if substitute == index { return }
        body(substitute, UInt16(truncatingIfNeeded: rank &+ 1))
      }
    }
  }

  func withUnsafe<Result>(_ body: (Unsafe) -> Result) -> Result {
    own.withUnsafeBufferPointer { own in
      substitutes.withUnsafeLists { lists in
        body(Unsafe(own: own, transparentIndex: transparentIndex, lists: lists))
      }
    }
  }
}
