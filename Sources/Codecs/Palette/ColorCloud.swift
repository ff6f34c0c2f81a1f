import SpringformBitmap

/// A histogram's colours in OKLab: measured once for every search.
struct ColorCloud: Sendable {
  let histogram: ColorHistogram
  /// For each colour of the histogram its place.
  let places: [OKLab]

  init(_ histogram: ColorHistogram) {
    self.histogram = histogram
    places = histogram.colors.map { OKLab(pixel: $0) }
  }

  var colors: [UInt32] { histogram.colors }
  var counts: [Int] { histogram.counts }
}
