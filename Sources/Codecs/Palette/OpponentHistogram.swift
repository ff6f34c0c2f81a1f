import SpringformBitmap

/// A histogram's colours and their places: measured once for every search.
struct OpponentHistogram: Sendable {
  let histogram: ColorHistogram
  /// For each colour of the histogram its place.
  let places: [OpponentColor]

  init(_ histogram: ColorHistogram) {
    self.histogram = histogram
    places = histogram.colors.map { OpponentColor(pixel: $0) }
  }

  var colors: [UInt32] { histogram.colors }
  var counts: [Int] { histogram.counts }
}
