import SpringformDynamics
import SpringformGeometry

extension DynamicsDebugShapes {
  private static let bodyColor = Color.rgb(0, 230, 64)
  private static let attachmentColor = Color.rgb(255, 214, 0)
  private static let boundaryColor = Color.rgb(0, 145, 255)
  private static let contactColor = Color.rgb(255, 45, 85)

  /// In points of the reference layer.
  private static let lineWidth = 1.0
  /// The edges of the reference bounds lie a point outside of them as boundaries, and still have to be seen.
  private static let boundaryWidth = 4.0
  private static let contactRadius = 3.0

  /// Draws attachments, boundaries and the outlines of bodies as lines, and contacts as dots, in this order.
  func draw(in canvas: inout Canvas) {
    let style = StrokeStyle(width: Self.lineWidth, cap: .round, join: .round)
    for line in attachments { canvas.stroke(line, with: Self.attachmentColor, style: style) }
    for line in boundaries {
      canvas.stroke(line, with: Self.boundaryColor, style: StrokeStyle(width: Self.boundaryWidth, cap: .round))
    }
    for outline in bodies { canvas.stroke(outline, with: Self.bodyColor, style: style) }
    for point in contacts {
      canvas.fill(.circle(center: point, radius: Self.contactRadius), with: Self.contactColor)
    }
  }
}
