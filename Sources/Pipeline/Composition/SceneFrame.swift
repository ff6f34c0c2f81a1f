package import SpringformGeometry
package import SpringformScene

/// What stands around one scene, for whoever shows its pictures one by one: what a composition of the scene puts there.
package struct SceneFrame: Sendable {
  private let sheet: Sheet
  /// Where the scene's top left corner lies, in points.
  package let origin: Point

  /// - Parameters:
  ///   - size: the scene's, in points.
  ///   - background: the scene's own.
  ///   - framing: what stands around it.
  ///   - scale: pixels per point, between which edges lie.
  /// - Throws: `StyledTextError`.
  package init(around size: Size, background: Color, _ framing: Framing, scale: Double) throws {
    sheet = try Sheet(Sheet.Content(cells: [[size]]), framing, background: background, scale: scale)
    origin = sheet.origins[0]
  }

  /// What lies under the scene and never changes.
  package var background: DisplayList { sheet.background }

  /// What is drawn on the background: the scene's picture, and what lies over it.
  package func commands(for list: DisplayList) -> [DisplayList.Command] { sheet.compose([list]).commands }
}

extension DisplayList {
  /// Moments over one another, as an onion skin has them.
  /// - Parameter moments: at least one, the oldest first.
  package static func onionSkin(of moments: [DisplayList]) -> DisplayList { OnionSkin(of: moments).list }
}
