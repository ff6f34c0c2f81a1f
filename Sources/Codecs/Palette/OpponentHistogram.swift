import SpringformBitmap

/// A histogram with every colour also in opponent coordinates, which are worked out once for all searches.
struct OpponentHistogram: Sendable {
  /// The same colours in sRGB.
  let rgb: ColorHistogram
  /// For each colour of the histogram, in the same order, its opponent coordinates.
  let opponentColors: [OpponentColor]

  init(_ histogram: ColorHistogram) {
    rgb = histogram
    opponentColors = histogram.colors.map { OpponentColor(pixel: $0) }
  }

  /// The same with fewer colours where there are very many: ``ColorHistogram/simplified``.
  var simplified: Self { rgb.hasManyColors ? Self(rgb.simplified) : self }

  var colors: [UInt32] { rgb.colors }
  var counts: [Int] { rgb.counts }
}
