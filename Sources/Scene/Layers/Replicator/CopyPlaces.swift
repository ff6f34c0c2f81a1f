import SpringformGeometry

/// Where a replicator's copies lie, one after the other.
struct CopyPlaces {
  private let center: Point
  private var copy: Copy

  private enum Copy {
    case flat(AffineTransform, step: AffineTransform)
    /// Seen through a view.
    case inSpace(Transform3D, step: Transform3D, view: Transform3D)
  }

  /// - Parameters:
  ///   - center: what the steps turn about.
  ///   - step: what leads from one copy to the next.
  init(center: Point, step: AffineTransform) {
    self.center = center
    copy = .flat(.identity, step: step)
  }

  init(center: Point, step: Transform3D, view: Transform3D) {
    self.center = center
    copy = .inSpace(.identity, step: step, view: view)
  }

  mutating func next() {
    switch copy {
    case .flat(let place, let step): copy = .flat(place.concatenating(step), step: step)
    case .inSpace(let place, let step, let view):
      copy = .inSpace(place.concatenating(step), step: step, view: view)
    }
  }

  /// Draws the copy that is next.
  func replay(_ commands: [DisplayList.Command], tint: Color, in canvas: inout Canvas) {
    switch copy {
    case .flat(let place, _):
      let toCenter = AffineTransform(translationX: -center.x, y: -center.y)
      let fromCenter = AffineTransform(translationX: center.x, y: center.y)
      canvas.replay(commands, transform: toCenter.concatenating(place).concatenating(fromCenter), tint: tint)
    case .inSpace(let place, _, let view):
      let projection = Projection(place.about(center).concatenating(view))
      if let place = projection.affine {
        canvas.replay(commands, transform: place, tint: tint)
      } else {
        canvas.withProjection(projection) { $0.replay(commands, transform: .identity, tint: tint) }
      }
    }
  }
}
