import SpringformGeometry
import SpringformScene
import SpringformText

/// Where a sheet's cells and texts lie, in points, all edges between pixels; and the drawing of what does not move.
struct SheetLayout {
  struct Cell {
    /// Where the scene goes.
    let screen: Rect
    let device: (any DeviceBody)?
    /// Whether the scene lies on a page as it is, with rounded corners.
    let isCard: Bool
    let cornerRadius: Double

    var outline: Path { .roundedRect(screen, cornerRadius: cornerRadius) }

    /// What of the scene's place it shows in; `nil` for all.
    var clip: Path? {
      isCard ? outline : device?.clip?.applying(AffineTransform(translationX: screen.minX, y: screen.minY))
    }
  }

  private(set) var size = Size.zero
  let colors: PageColors
  private(set) var cells: [Cell] = []
  private(set) var below = Canvas()
  private(set) var above = Canvas()
  private var texts: [(StyledText, Point)] = []
  private let grid: PixelGrid

  init(_ content: Sheet.Content, _ framing: Framing, background: Color, scale: Double)
    throws(StyledTextError)
  {
    grid = PixelGrid(scale: scale)
    let isGallery = content.cells.joined().count > 1
    // A page of its own is one that scenes are laid upon, rather than the scene's own canvas made larger.
    let hasPage = framing.page != nil || isGallery
    let isBare = framing.caption == nil && framing.padding == nil
    colors = PageColors(
      page: framing.page ?? (isGallery ? .white : isBare && framing.device != nil ? .clear : background))
    let measures = SheetMeasures(content, grid: grid, hasPage: hasPage, padding: framing.padding)
    let typography = SheetTypography(labelSize: measures.labelSize, colors: colors)
    var table = try CellTable(
      content, framing: framing, measures: measures, typography: typography, grid: grid)

    var top = measures.padding
    var width = table.size.width
    var caption: CaptionBlock?
    if let words = framing.caption {
      let block = try CaptionBlock(words.text, beside: table.size, measures: measures, typography: typography)
      width = max(width, grid.up(block.size.width) + 2 * measures.captionMargin)
      caption = block
    }
    size.width = width + 2 * measures.padding
    func place(_ caption: CaptionBlock) {
      texts += caption.lines(middle: size.width / 2, top: top)
      top = grid.up(top + caption.size.height)
    }
    if let caption, framing.caption?.position == .above {
      if measures.padding == 0 { top += measures.captionGap }
      place(caption)
      top += measures.captionGap
    }
    table.move(by: Vector(dx: grid.nearest((size.width - table.size.width) / 2), dy: top))
    top += table.size.height
    if let caption, framing.caption?.position == .below {
      top += measures.captionGap
      place(caption)
      if measures.padding == 0 { top += measures.captionGap }
    }
    size.height = top + measures.padding
    texts += table.texts
    cells = table.scenes.map { scene in
      Cell(
        screen: scene.place, device: scene.body, isCard: hasPage && scene.body == nil,
        cornerRadius: measures.cornerRadius)
    }
  }

  /// Draws everything but the scenes.
  mutating func draw() {
    for cell in cells {
      if let device = cell.device {
        let transform = AffineTransform(translationX: cell.screen.minX, y: cell.screen.minY)
        let shadow = shadow(under: cell, radius: 0.05, offset: 0.035)
        below.withTransform(transform) { device.drawBelow(in: &$0, shadow: shadow) }
        above.withTransform(transform) { device.drawAbove(in: &$0) }
      } else if cell.isCard {
        drawCard(cell)
      }
    }
    for (text, origin) in texts { text.draw(at: origin, in: &above) }
  }

  private mutating func drawCard(_ cell: Cell) {
    if let shadow = shadow(under: cell, radius: 0.022, offset: 0.012) {
      below.group(Group(shadow: shadow)) { $0.fill(cell.outline, with: colors.page) }
    }
    // Outside of the picture, whose own pixels stay as they are.
    let width = grid.line(0.5)
    var line = Path.roundedRect(
      cell.screen.insetBy(dx: -width, dy: -width), cornerRadius: cell.cornerRadius + width)
    line.addPath(cell.outline)
    above.fill(line, with: colors.hairline, rule: .evenOdd)
  }

  /// - Parameters:
  ///   - radius: of the scene's shorter side, as is `offset`.
  private func shadow(under cell: Cell, radius: Double, offset: Double) -> Shadow? {
    guard colors.shadow > 0 else { return nil }
    let side = min(max(min(cell.screen.width, cell.screen.height), 60), 480)
    return Shadow(
      color: Color(white: 0, alpha: colors.shadow), offset: Vector(dx: 0, dy: side * offset), radius: side * radius)
  }
}
