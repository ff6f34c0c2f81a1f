package import SpringformGeometry
package import SpringformScene

/// Scenes to be shown beside each other, and what is written beside them.
package struct SceneTable: Sendable {
  enum Kind: Sendable {
    /// Nothing is written beside a single scene.
    case single
    /// Any number of columns will do.
    case list([CellLabel])
    case table(rows: [CellLabel], columns: [CellLabel])
  }

  /// Row by row.
  package let scenes: [any Playable]
  let kind: Kind

  /// In points.
  package var sizes: [Size] { scenes.map(\.size) }

  /// One scene.
  package init(_ scene: any Playable) {
    scenes = [scene]
    kind = .single
  }

  /// Scenes one after the other, each with its label, in as many columns as make a good picture.
  package init(_ scenes: [(scene: any Playable, label: CellLabel)]) {
    self.scenes = scenes.map(\.scene)
    kind = .list(scenes.map(\.label))
  }

  /// Scenes in rows and columns.
  /// - Parameters:
  ///   - rows: the rows' labels.
  ///   - columns: the columns' labels.
  ///   - scene: makes the scene of a row and a column.
  package init(
    rows: [CellLabel], columns: [CellLabel], scene: (_ row: Int, _ column: Int) throws -> any Playable
  ) rethrows {
    scenes = try rows.indices.flatMap { row in try columns.indices.map { try scene(row, $0) } }
    kind = .table(rows: rows, columns: columns)
  }
}
