package import SpringformGeometry

/// How a group of commands is placed: clipped, faded as a whole, over its own shadow.
package struct Group: Hashable, Sendable {
  /// 0...1, applied to the composed group.
  package var opacity: Double
  package var clip: Clip?
  package var shadow: Shadow?
  /// Whether blurs inside the group see nothing beyond the pixels that its clip touches, as if the canvas ended there.
  package var isBackdropRoot: Bool

  package init(opacity: Double = 1, clip: Clip? = nil, shadow: Shadow? = nil, isBackdropRoot: Bool = false) {
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.isBackdropRoot = isBackdropRoot
  }

  /// The region outside of which nothing of the group's content shows. A shadow is cast by the clipped content and is not clipped itself.
  package struct Clip: Hashable, Sendable {
    package var path: Path
    package var transform: AffineTransform

    package init(path: Path, transform: AffineTransform) {
      self.path = path
      self.transform = transform
    }
  }
}

/// A blurred silhouette behind the content.
package struct Shadow: Hashable, Sendable {
  /// The colour, its alpha being the shadow's opacity.
  package var color: Color
  /// The displacement in points of the canvas.
  package var offset: Vector
  /// The standard deviation of the Gaussian blur, in points of the canvas.
  package var radius: Double

  package init(color: Color, offset: Vector, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
