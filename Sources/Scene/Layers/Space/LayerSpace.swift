package import SpringformGeometry

/// What the transform layers above a layer do to it.
struct LayerSpace {
  /// From the superlayer's coordinates to those of the layer above that lies flat.
  var transform: Transform3D
  /// Of the transform layers, which have no picture of their own to fade.
  var opacity: Double
}

/// Where a layer lies, as seen in the coordinates of the layer above that lies flat.
enum LayerPlacement {
  case flat(AffineTransform)
  /// Seen in perspective.
  case turned(Projection)
  /// Seen from its edge, or from behind.
  case invisible

  var projection: Projection? {
    switch self {
    case .flat(let transform): Projection(transform)
    case .turned(let projection): projection
    case .invisible: nil
    }
  }
}

extension Layer {
  /// Whether nothing of the layer leaves a plane parallel to its superlayer's.
  final var isFlat: Bool { rotationX == 0 && rotationY == 0 && transform3D.isIdentity }

  /// From the layer's own coordinates to its superlayer's, in space.
  final var matrixToSuperlayer: Transform3D {
    var leaning = leaningTransform
    let (tx, ty) = (leaning.tx, leaning.ty)
    (leaning.tx, leaning.ty) = (0, 0)
    let place = place
    let anchor = Transform3D(
      translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height,
      z: -anchorPointZ)
    var turned = anchor.concatenating(Transform3D(leaning))
    if rotationY != 0 { turned = turned.concatenating(Transform3D(rotationAngle: rotationY, x: 0, y: 1, z: 0)) }
    if rotationX != 0 { turned = turned.concatenating(Transform3D(rotationAngle: rotationX, x: 1, y: 0, z: 0)) }
    turned = turned.concatenating(Transform3D(translationX: tx, y: ty)).concatenating(transform3D)
    turned = turned.concatenating(Transform3D(translationX: place.x, y: place.y, z: zPosition))
    return view.map(turned.concatenating) ?? turned
  }

  /// Whether it is seen as it lies in its superlayer.
  final var isSeenFlat: Bool { isFlat && view == nil }

  /// What the superlayer does to its sublayers: its ``sublayerTransform`` about its anchor point; `nil` for nothing.
  private final var view: Transform3D? {
    guard let above = superlayer else { return nil }
    return isPresenting ? above.presenting { above.viewOfSublayers() } : above.viewOfSublayers()
  }

  /// What lies in the layer's plane, seen in the superlayer's.
  final var projectionToSuperlayer: Projection {
    Projection(isSeenFlat ? Transform3D(transformToSuperlayer) : matrixToSuperlayer)
  }

  /// Where the layer is seen.
  final func placement(within space: LayerSpace?) -> LayerPlacement {
    if space == nil, isSeenFlat { return .flat(transformToSuperlayer) }
    let matrix = matrixToSuperlayer.concatenating(space?.transform ?? .identity)
    let projection = Projection(matrix)
    guard !projection.isEdge, projection.isFinite else { return .invisible }
    // A mirror image in its plane still shows its front, so that the volume's sign counts, too.
    guard isDoubleSided || (projection.determinant < 0) == (matrix.determinant < 0) else { return .invisible }
    return projection.affine.map { .flat($0) } ?? .turned(projection)
  }
}

extension Layer {
  /// From the layer's own coordinates to the stage's, by model values.
  package final var projectionToStage: Projection {
    stepsToStage().reversed().reduce(.identity) { $1.concatenating($0) }
  }

  /// From the layer's own coordinates to the stage's, as shown at the current time.
  package final var presentedProjectionToStage: Projection {
    stepsToStage(isPresented: true).reduce(.identity) { $0.concatenating($1) }
  }

  /// From plane to plane, up to the stage's; what lies in one space makes one step.
  private final func stepsToStage(isPresented: Bool = false) -> [Projection] {
    var steps: [Projection] = []
    var inSpace: Transform3D?
    var next: Layer? = self
    while let layer = next {
      func read<Value>(_ value: () -> Value) -> Value { isPresented ? layer.presenting(value) : value() }
      let goesOn = layer.superlayer is TransformLayer
      if goesOn || inSpace != nil {
        let matrix = read { layer.matrixToSuperlayer }
        inSpace = inSpace.map { $0.concatenating(matrix) } ?? matrix
        if !goesOn {
          steps += inSpace.map { [Projection($0)] } ?? []
          inSpace = nil
        }
      } else {
        steps.append(read { layer.projectionToSuperlayer })
      }
      next = layer.holder
    }
    return steps
  }
}
