import SpringformBitmap

/// What a picture changes on screen: the colours to be drawn and where.
struct GIFChanges {
  /// Pixels next to each other in a row.
  struct Span {
    /// The first one's offset in the rectangle, row after row.
    var offset: Int
    var count: Int
  }

  let rect: PixelRect
  private let width: Int
  private(set) var histogram = ColorHistogram()
  /// Where the rectangle's pixels are drawn, in order.
  private(set) var spans: [Span] = []
  /// For each pixel drawn, in order, its colour's position in the histogram.
  private(set) var positions: [UInt32] = []

  /// Whether some pixels of the rectangle stay as they are.
  var hasUnchanged: Bool { positions.count < rect.area }

  /// Pixels that differ from `before` are drawn; none of them may be transparent.
  init(rect: PixelRect, width: Int, before: [UInt32], after: [UInt32]) {
    self.rect = rect
    self.width = width
    var histogram = ColorHistogram()
    var spans: [Span] = []
    positions = [UInt32](unsafeUninitializedCapacity: rect.area) { positions, count in
      before.withUnsafeBufferPointer { before in
        after.withUnsafeBufferPointer { after in
          // Flat art comes in runs: a colour that repeats is not looked up again.
          var run: UInt32 = 0
          var runPosition: UInt32 = 0
          var runLength = 0
          for row in 0..<rect.height {
            let start = (rect.y &+ row) &* width &+ rect.x
            let end = start &+ rect.width
            var pixel = after.firstDifference(from: before, from: start, before: end)
            while pixel < end {
              let spanStart = pixel
              while pixel < end, after[pixel] != before[pixel] {
                let color = after[pixel]
                if color == run {
                  runLength &+= 1
                } else {
                  histogram.add(more: runLength, at: Int(runPosition))
                  run = color
                  runLength = 0
                  runPosition = UInt32(truncatingIfNeeded: histogram.add(color))
                }
                positions[count] = runPosition
                count &+= 1
                pixel &+= 1
              }
              spans.append(Span(offset: row &* rect.width &+ spanStart &- start, count: pixel &- spanStart))
              pixel = after.firstDifference(from: before, from: pixel, before: end)
            }
          }
          histogram.add(more: runLength, at: Int(runPosition))
        }
      }
    }
    self.histogram = histogram
    self.spans = spans
  }

  /// The histogram in which a pixel that stays for a while weighs as much as several that are soon replaced: it is looked at longer.
  /// - Parameter resting: for each pixel of the picture 1 where it stays, else 0; empty where that does not matter.
  func weighed(by resting: [UInt8]) -> ColorHistogram {
    guard !resting.isEmpty else { return histogram }
    var weighed = histogram
    resting.withUnsafeBufferPointer { resting in
      forEachDrawn { x, y, position in
        if resting[y &* width &+ x] != 0 { weighed.add(more: Self.restingWeight - 1, at: position) }
      }
    }
    return weighed
  }

  private static let restingWeight = 8

  /// For each pixel of the rectangle what a table has for its colour's position in the histogram; the same index for all
  /// that are not drawn.
  func indices(_ table: [UInt8], else unchanged: UInt8) -> [UInt8] {
    table.withUnsafeBufferPointer { table in
      indices(else: unchanged) { _, _, position in table[position] }
    }
  }

  /// What `index` says for each pixel that is drawn, given its place in the picture and its colour's position in the
  /// histogram; the same index for all others.
  @inline(__always)
  func indices(else unchanged: UInt8, _ index: (_ x: Int, _ y: Int, _ position: Int) -> UInt8) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rect.area) { indices, count in
      count = rect.area
      indices.initialize(repeating: unchanged)
      forEachDrawn { x, y, position in
        indices[(y &- rect.y) &* rect.width &+ x &- rect.x] = index(x, y, position)
      }
    }
  }

  /// Calls `body` with the place of each pixel that is drawn and its colour's position in the histogram.
  @inline(__always)
  func forEachDrawn(_ body: (_ x: Int, _ y: Int, _ position: Int) -> Void) {
    positions.withUnsafeBufferPointer { positions in
      var drawn = 0
      for span in spans {
        let row = span.offset / rect.width
        let start = rect.x &+ span.offset &- row &* rect.width
        for x in start..<start &+ span.count {
          body(x, rect.y &+ row, Int(positions[drawn]))
          drawn &+= 1
        }
      }
    }
  }

  /// For each pixel of the rectangle that stays the index of its known colour, which is looked up once for a run; `none` for
  /// those that are drawn and where there is no index.
  func unchangedIndices(in known: GIFKnownColors, none: UInt8, index: (UInt32) -> UInt8?) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rect.area) { indices, count in
      count = rect.area
      indices.initialize(repeating: none)
      var last: UInt32 = 0
      var lastIndex = index(last)
      forEachUnchangedRun(in: known) { offsets, color in
        if color != last {
          last = color
          lastIndex = index(color)
        }
        if let lastIndex { indices[offsets].update(repeating: lastIndex) }
      }
    }
  }

  /// The known colours of the pixels of the rectangle that stay.
  func unchangedColors(in known: GIFKnownColors) -> ColorHistogram {
    var histogram = ColorHistogram()
    forEachUnchangedRun(in: known) { offsets, color in histogram.add(color, count: offsets.count) }
    return histogram
  }

  /// Calls `body` with the offsets in the rectangle of pixels that stay, lie next to each other and have one known colour.
  @inline(__always)
  private func forEachUnchangedRun(in known: GIFKnownColors, _ body: (Range<Int>, UInt32) -> Void) {
    func visit(_ offsets: Range<Int>) {
      var offset = offsets.lowerBound
      while offset < offsets.upperBound {
        let row = offset / rect.width
        let shift = (rect.y &+ row) &* width &+ rect.x &- row &* rect.width
        let end = min(offsets.upperBound, (row &+ 1) &* rect.width)
        known.forEachRun(in: offset &+ shift..<end &+ shift) { pixels, color in
          body(pixels.lowerBound &- shift..<pixels.upperBound &- shift, color)
        }
        offset = end
      }
    }
    var end = 0
    for span in spans {
      visit(end..<span.offset)
      end = span.offset &+ span.count
    }
    visit(end..<rect.area)
  }
}
