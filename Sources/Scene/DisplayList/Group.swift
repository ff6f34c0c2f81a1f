package import SpringformGeometry

/// How a group of commands is placed: clipped, changed as a whole, over its own shadow.
///
/// The composed content is clipped and masked first; then come the effects on its colours, the shadow inside, the blur,
/// the shadow of what is there now, and the opacity of all that. The result is blended with what lies below.
package struct Group: Hashable, Sendable {
  /// 0...1, applied to the composed group.
  package var opacity: Double
  package var clip: Clip?
  /// How the group's mask is read, if it has one.
  package var maskCoverage: MaskCoverage
  /// Whether the group's mask takes away where it covers, and leaves what lies outside of it.
  package var isMaskInverted: Bool
  /// What is done to the colours, one after the other, within the pixels that the clipped and masked content may touch.
  package var colorEffects: [ColorEffect]
  package var shadow: Shadow?
  /// Cast into the content by what lies around it.
  package var innerShadow: Shadow?
  /// The standard deviation of a Gaussian blur, in points of the canvas; no blur at 0.
  package var blurRadius: Double
  package var blendMode: BlendMode
  /// Whether blurs inside the group see nothing beyond the pixels that its clip touches, as if the canvas ended there.
  package var isBackdropRoot: Bool
  /// What becomes of the composed content and of what lies below it, in place of blending; the content knows nothing of what lies
  /// below then.
  package var compositing: Compositing?
  /// Where the content lies in a plane of its own: its transforms and lengths are those of this plane, which is drawn flat, with
  /// enough pixels, and laid down on the canvas in perspective. Such a group has an opacity and a blend mode besides, and
  /// nothing else; its backdrop blurs see nothing beyond its plane.
  package var projection: Projection?

  package init(
    opacity: Double = 1, clip: Clip? = nil, shadow: Shadow? = nil, innerShadow: Shadow? = nil, blurRadius: Double = 0,
    blendMode: BlendMode = .normal, isBackdropRoot: Bool = false, projection: Projection? = nil,
    compositing: Compositing? = nil, maskCoverage: MaskCoverage = .alpha, isMaskInverted: Bool = false,
    colorEffects: [ColorEffect] = []
  ) {
    self.opacity = opacity
    self.clip = clip
    self.maskCoverage = maskCoverage
    self.isMaskInverted = isMaskInverted
    self.colorEffects = colorEffects
    self.shadow = shadow
    self.innerShadow = innerShadow
    self.blurRadius = blurRadius
    self.blendMode = blendMode
    self.isBackdropRoot = isBackdropRoot
    self.projection = projection
    self.compositing = compositing
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
