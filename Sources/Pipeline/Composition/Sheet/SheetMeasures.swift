import SpringformGeometry

/// The distances on a sheet, which follow the size of the scenes.
struct SheetMeasures {
  /// Between the picture's edge and what lies on it.
  let padding: Double
  /// Between cells.
  let gap: Double
  /// Between a cell and its label.
  let labelGap: Double
  let labelSize: Double
  let cornerRadius: Double
  let titleSize: Double
  /// Between the caption and what it stands beside.
  let captionGap: Double
  /// The caption's margin on both sides where there is no padding.
  let captionMargin: Double

  /// - Parameters:
  ///   - content: what is shown.
  ///   - grid: where edges are sharp.
  ///   - hasPage: whether scenes lie on a page.
  ///   - padding: as asked for.
  init(_ content: Sheet.Content, grid: PixelGrid, hasPage: Bool, padding: Double?) {
    let sizes = content.cells.joined()
    let side = sizes.map { min($0.width, $0.height) }.max() ?? 0
    let width = content.cells.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
    func share(_ share: Double, of whole: Double, _ range: ClosedRange<Double>) -> Double {
      grid.nearest(min(max(whole * share, range.lowerBound), range.upperBound))
    }
    self.padding = grid.nearest(padding ?? (hasPage ? share(0.1, of: side, 16...48) : 0))
    gap = share(0.08, of: side, 14...36)
    labelSize = grid.letters(share(0.037, of: side, 11...15), pixels: 10)
    labelGap = grid.nearest(labelSize * 0.75)
    cornerRadius = sizes.count > 1 ? share(0.025, of: side, 2...8) : share(0.035, of: side, 2...12)
    titleSize = grid.letters(share(0.012, of: width, 2...14) + 12, pixels: 12)
    captionGap = grid.nearest(max(titleSize, self.padding * 0.55))
    captionMargin = self.padding > 0 ? 0 : grid.nearest(titleSize)
  }
}
