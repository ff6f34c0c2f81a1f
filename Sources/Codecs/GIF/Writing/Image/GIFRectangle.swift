import SpringformBitmap

/// The indices of a rectangle, ready to be compressed with one table.
///
/// Pixels that do not change may be left alone or drawn again in the colour that they have. Which of it is best, always or
/// here and there, only trying tells: strings repeat themselves where the choice is the same each time, and are longer where
/// it is free.
struct GIFRectangle {
  let rect: PixelRect
  let table: GIFTable
  /// One for each pixel: the transparent index where nothing changes.
  let indices: [UInt8]
  /// For each pixel that does not change the index of the colour on screen, else the transparent one; empty when there are
  /// none.
  var unchanged: [UInt8] = []
  var neighbors = PaletteNeighbors.none
  /// For each pixel 1 where it stays for a while, else 0; empty when it does not matter.
  var resting: [UInt8] = []

  /// How what stays is shown.
  private enum Staying: CaseIterable {
    /// Either way, whatever makes longer strings.
    case free
    /// The same, but drawn where only few pixels stay between others, unless leaving them makes longer strings.
    case mostlyDrawn
    case transparent
    /// Where its colour is in the table.
    case drawn
  }

  /// The image with the longest strings.
  func longest() -> GIFImage { image(.free) }

  /// The smallest of some images beginning with the one with the longest strings; large ones, which take their time, are
  /// tried in the ways that mostly do best.
  func smallest(_ longest: GIFImage) -> GIFImage {
    var best = longest
    var bestWay = Staying.free
    if !unchanged.isEmpty {
      for way in best.isShort ? Staying.allCases.dropFirst() : [.mostlyDrawn] {
        let image = image(way)
        if image.size < best.size { (best, bestWay) = (image, way) }
      }
    }
    return best.isShort ? best.smaller(image(bestWay, cuts: Self.usualCuts)) : best
  }

  /// A small image in not much more time than one takes.
  /// - Parameter drawnCount: how many pixels change.
  func small(drawnCount: Int) -> GIFImage {
    guard drawnCount <= Self.fewPixels else { return longest() }
    let cut = image(.free, cuts: Self.usualCuts)
    // Where a string table is not filled, cuts waste nothing. Longer strings of similar colours are less like what was asked for,
    // which is not to be paid for with quality.
    return cut.fillsStringTable && neighbors.isEmpty ? cut.smaller(longest()) : cut
  }

  /// Cuts that pay in many images where the string table is not filled often.
  private static let usualCuts = 2
  /// So many hardly fill it once.
  private static let fewPixels = 1 << 15

  private func image(_ staying: Staying, cuts: Int = 0) -> GIFImage {
    var policy = LZWLossyPolicy(neighbors: neighbors, resting: resting)
    // What is drawn again must not take a similar colour.
    if staying == .free || staying == .mostlyDrawn || staying == .drawn && !neighbors.isEmpty {
      policy.unchanged = unchanged
      policy.transparentIndex = table.transparentIndex ?? 0
    }
    return GIFImage(rect: rect, table: table, indices: indices(staying), policy: policy, cuts: cuts)
  }

  private func indices(_ staying: Staying) -> [UInt8] {
    guard staying == .mostlyDrawn || staying == .drawn, let transparent = table.transparentIndex else { return indices }
    var result = indices
    var start = 0
    while start < indices.count {
      let end = indices.withUnsafeBufferPointer { $0.end(ofRun: transparent, from: start, before: $0.count) }
      if staying == .drawn || end - start < Self.fewStaying {
        for offset in start..<end where unchanged[offset] != transparent { result[offset] = unchanged[offset] }
      }
      start = end + 1
    }
    return result
  }

  private static let fewStaying = 16
}
