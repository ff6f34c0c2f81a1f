/// What colours the first pictures change: what the file's palette is chosen by.
struct GIFColorStatistics {
  /// A colour's position in ``blends`` and its pixels.
  struct Share {
    var position: UInt32
    var count: UInt32
  }

  /// A picture that changes more colours than a palette has.
  struct RichPicture {
    var shares: [Share]
    /// All pixels of a picture, changed or not.
    var area: Int
  }

  /// For each picture that has to be exact the colours that it changes.
  private(set) var exactPictures: [[UInt32]] = []
  private(set) var richPictures: [RichPicture] = []
  /// The colours that rich pictures change.
  private(set) var blends = ColorHistogram()
  /// The colours of all pictures, apart from blends where these are countless.
  private(set) var all = ColorHistogram()
  private let limit: Int

  /// - Parameter limit: how many colours a picture may change and be exact.
  init(limit: Int) { self.limit = limit }

  /// Takes the colours that a picture changes.
  mutating func add(_ histogram: ColorHistogram, area: Int) {
    let isCountless = histogram.colors.count > GIFChanges.countlessColors
    var shares: [Share] = []
    for (color, count) in zip(histogram.colors, histogram.counts) where !isCountless || count > area / 256 {
      all.add(color, count: count)
      guard histogram.colors.count > limit else { continue }
      let position = blends.add(color)
      blends.add(more: count - 1, at: position)
      if !isCountless {
        shares.append(
          Share(position: UInt32(truncatingIfNeeded: position), count: UInt32(truncatingIfNeeded: count)))
      }
    }
    if histogram.colors.count <= limit {
      exactPictures.append(histogram.colors)
    } else if !isCountless {
      richPictures.append(RichPicture(shares: shares, area: area))
    }
  }
}
