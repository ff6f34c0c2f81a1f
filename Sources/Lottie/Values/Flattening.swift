import SpringformGeometry

extension AffineTransform {
  /// What a transform of space looks like from straight ahead, without perspective.
  init(seenFromAhead space: Transform3D) {
    self.init(a: space.m11, b: space.m12, c: space.m21, d: space.m22, tx: space.m41, ty: space.m42)
  }
}
