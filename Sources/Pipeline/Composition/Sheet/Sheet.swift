import SpringformGeometry
import SpringformScene
import SpringformText

/// Where everything on a picture lies.
///
/// Cells lie in rows and columns, each scene in the middle of its cell, in its device if there is one. Labels stand below
/// the cells, or to the left of rows and above columns; around all that is the page with its caption.
struct Sheet: Sendable {
  /// What the cells hold and what is written beside them.
  struct Content {
    /// The scenes' sizes in points, row by row; rows may have different lengths.
    var cells: [[Size]]
    /// Below each cell, in the cells' order; empty for none.
    var cellLabels: [[CellLabel]] = []
    /// Below each cell's label, in the cells' order, in lines no wider than the cell; empty for none.
    var cellNotes: [[String]] = []
    /// At the left of rows and above columns; empty for none.
    var rowLabels: [CellLabel] = []
    var columnLabels: [CellLabel] = []
  }

  /// What lies under all scenes, the page with its shadows; it never changes.
  let background: DisplayList
  /// What lies over them, which never changes either.
  private let above: [DisplayList.Command]
  private let placements: [Placement]

  private struct Placement {
    let origin: Point
    /// Rounded off, where the scene is a card on a page, or in a window.
    let clip: Path?
    let device: (any DeviceBody)?
  }

  /// The top left corners of the cells' scenes, row by row, in points.
  var origins: [Point] { placements.map(\.origin) }

  /// - Parameters:
  ///   - content: what is shown.
  ///   - framing: what stands around it.
  ///   - background: the scenes' own.
  ///   - scale: pixels per point.
  init(_ content: Content, _ framing: Framing, background sceneBackground: Color, scale: Double)
    throws(StyledTextError)
  {
    var layout = try SheetLayout(content, framing, background: sceneBackground, scale: scale)
    layout.draw()
    background = DisplayList(size: layout.size, background: layout.colors.page, commands: layout.below.commands)
    above = layout.above.commands
    placements = layout.cells.map { Placement(origin: $0.screen.origin, clip: $0.clip, device: $0.device) }
  }

  /// Puts the contents of the cells on the background.
  /// - Parameter lists: one for each cell, row by row.
  func compose(_ lists: [DisplayList]) -> DisplayList {
    var canvas = Canvas()
    for (list, placement) in zip(lists, placements) {
      if let clip = placement.clip {
        canvas.withClip(clip) { $0.draw(list, at: placement.origin) }
      } else {
        canvas.draw(list, at: placement.origin)
      }
      if let device = placement.device {
        canvas.withTransform(AffineTransform(translationX: placement.origin.x, y: placement.origin.y)) {
          device.drawScreen(over: list, in: &$0)
        }
      }
    }
    return DisplayList(size: background.size, background: background.background, commands: canvas.commands + above)
  }
}
