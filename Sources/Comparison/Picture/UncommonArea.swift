import SpringformBitmap

extension PixelBounds {
  /// The pixels that only one of two pictures of different sizes has, without those that are ignored.
  init(outsideOverlapOf a: PixelSize, _ b: PixelSize, ignored: [PixelRect]) {
    self.init()
    let all = PixelSize(width: max(a.width, b.width), height: max(a.height, b.height))
    let common = PixelSize(width: min(a.width, b.width), height: min(a.height, b.height))
    guard all != common else { return }
    let ignored = ignored.compactMap { $0.clipped(to: all) }
    // Between these rows nothing changes from one row to the next.
    let edges = Set([0, common.height, all.height] + ignored.flatMap { [$0.y, $0.y + $0.height] }).sorted()
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      // The columns that one picture has and the other has not.
      let width = (inBoth: top < common.height ? common.width : 0, inEither: Self.width(of: a, b, atRow: top))
      var columns = width.inBoth
      for hole in ignored.filter({ $0.rows.contains(top) }).sorted(by: { $0.x < $1.x }) {
        add(PixelRect(x: columns, y: top, width: min(hole.x, width.inEither) - columns, height: bottom - top))
        columns = max(columns, hole.x + hole.width)
      }
      add(PixelRect(x: columns, y: top, width: width.inEither - columns, height: bottom - top))
    }
  }

  private static func width(of a: PixelSize, _ b: PixelSize, atRow row: Int) -> Int {
    max(row < a.height ? a.width : 0, row < b.height ? b.width : 0)
  }
}
