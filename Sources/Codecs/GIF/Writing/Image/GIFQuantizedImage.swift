/// What a picture changes, shown in the colours of a palette that holds fewer.
struct GIFQuantizedImage {
  let changes: GIFChanges
  let histogram: OpponentHistogram
  let map: GIFColorMap
  let table: GIFTable
  /// Whether it is the global palette, and near enough for the quality.
  var fitsGlobal = false

  /// One for each pixel of the rectangle: that of the nearest colour, or the transparent one where nothing changes.
  var indices: [UInt8] { changes.indices(map.indices, else: map.transparentIndex) }
}
