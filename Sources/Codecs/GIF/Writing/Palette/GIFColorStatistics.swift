/// The colours of the first pictures, by which the global colour table is chosen.
///
/// A picture that changes no more colours than fit into a colour table can be stored exactly. One that changes more has
/// to be quantised: its colours are shown by representatives.
struct GIFColorStatistics {
  /// How many pixels of a picture have a colour, which is told by its position in ``quantizedColors``.
  struct Share {
    var position: UInt32
    var count: UInt32
  }

  /// A picture that changes more colours than fit into a colour table.
  struct QuantizedPicture {
    var shares: [Share]
    /// All pixels of a picture, changed or not.
    var area: Int
  }

  /// For each picture that can be stored exactly the colours that it changes.
  private(set) var exactPictures: [[UInt32]] = []
  private(set) var quantizedPictures: [QuantizedPicture] = []
  /// The colours that change in pictures that have to be quantised.
  private(set) var quantizedColors = ColorHistogram()
  /// The colours of all pictures.
  private(set) var all = ColorHistogram()
  private let limit: Int

  /// - Parameter limit: how many colours a picture may change and be stored exactly.
  init(limit: Int) { self.limit = limit }

  /// Counts the colours that a picture changes.
  mutating func add(_ histogram: ColorHistogram, area: Int) {
    for (color, count) in zip(histogram.colors, histogram.counts) { all.add(color, count: count) }
    guard histogram.colors.count > limit else { return exactPictures.append(histogram.colors) }
    let shares = zip(histogram.colors, histogram.counts).map { color, count in
      let position = quantizedColors.add(color)
      quantizedColors.add(more: count - 1, at: position)
      return Share(position: UInt32(truncatingIfNeeded: position), count: UInt32(truncatingIfNeeded: count))
    }
    quantizedPictures.append(QuantizedPicture(shares: shares, area: area))
  }
}
